import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { randomOf } from '../support/random.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

/** What a camera makes that was held upright: lines lie on their side, and a mark says so. Noise is what no encoder makes small. */
async function photo(width: number, height: number, quality: number) {
  const random = randomOf(7);
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => Math.floor(random() * 256));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

describe('pictures from a telephone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('over the limit are made smaller, upright; what is far too large or no picture is refused as ever', async () => {
    const { page, context, complaints } = await openPage(browser);
    await signIn(page, url, owner.username, owner.password);
    await page.goto(`${url}/banner/add`);
    const input = page.locator('input[type=file][data-field=image]');
    await input.waitFor({ state: 'attached' });
    const refused = page.getByRole('alert').filter({ hasText: 'JPG, PNG, WEBP ≤ 2 MB' });

    const large = await photo(2600, 1950, 80);
    expect(large.length).toBeGreaterThan(3 * 1024 * 1024);
    await input.setInputFiles(file('IMG_0001.jpeg', 'image/jpeg', large));
    await page.getByText('IMG_0001.jpg', { exact: true }).waitFor();
    const picture = page.locator('img[src^="blob:"]').first();
    await picture.waitFor();
    const [width = 0, height = 0] = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(height).toBeGreaterThan(width);
    expect(Math.abs(height / width - 2600 / 1950)).toBeLessThan(0.01);
    expect(await refused.count()).toBe(0);

    const huge = Buffer.concat([large, Buffer.alloc(12 * 1024 * 1024 - large.length)]);
    await input.setInputFiles(file('huge.jpg', 'image/jpeg', huge));
    await refused.waitFor();
    await input.setInputFiles(
      file('tool.png', 'image/png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3 * 1024 * 1024)])),
    );
    await refused.waitFor();
    expect([complaints.console, complaints.policy]).toEqual([[], []]);
    await context.close();
  });
});
