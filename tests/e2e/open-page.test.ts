import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapestDatabase } from '../support/fresh-database.ts';
import { until } from '../support/until.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { cloneProject, type Dev, startDev } from './support/newcomer.ts';
import { owner } from './support/people.ts';

const manifest = 'manifest/areas/banner.yaml';
const typed = 'half of a sentence';

/** What somebody was doing, who has the page open while another one writes the manifest. */
describe('the open page under npm run dev', () => {
  let folder = '';
  let database: Awaited<ReturnType<typeof cheapestDatabase>>;
  let dev: Dev;
  let browser: Browser;
  let page: Page;
  let before = '';
  let label = '';

  const save = (text: string) => writeFileSync(join(folder, manifest), text);
  const labels = () => page.locator('main form label').allInnerTexts();
  const isShown = (text: string) => async () => (await labels()).some((one) => one.includes(text));
  /** Nothing was loaded again, and what was typed is there. */
  const expectKept = async () => {
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await page.locator('main form').getByRole('textbox').first().inputValue()).toBe(typed);
  };

  beforeAll(async () => {
    folder = await cloneProject();
    database = await cheapestDatabase();
    dev = await startDev(folder, 'DEMO_SIZE=small npm run dev', database.settings);
    browser = await launch();
    ({ page } = await openPage(browser));
    await signIn(page, dev.url, owner.username, owner.password);
    await page.goto(`${dev.url}/banner/add`);
    await page.locator('main form').getByRole('textbox').first().fill(typed);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    before = readFileSync(join(folder, manifest), 'utf8');
    const shown = (await labels()).map((one) => one.replace(/[*\s]+$/, '').trim());
    label = shown.find((one) => one !== '' && before.split(`th: ${one},`).length === 2) ?? '';
  });
  afterAll(async () => {
    await browser?.close();
    await dev?.end();
    await database?.drop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('a changed label is there without a reload, and what was typed stays', async () => {
    expect(label).not.toBe('');
    for (const next of [`${label}ก`, `${label}ข`]) {
      save(before.replace(`th: ${label},`, `th: ${next},`));
      await until(`the label ${next}`, isShown(next));
      await expectKept();
    }
  });

  it('a mistake in the manifest leaves the page as it is, until it is gone', async () => {
    save(before.replace(`th: ${label},`, 'th: [,'));
    await dev.wrote(/banner\.yaml:\d+:\d+/);
    await expectKept();
    save(before.replace(`th: ${label},`, `th: ${label}ค,`));
    await until('the label after it', isShown(`${label}ค`));
    await expectKept();
  });
});
