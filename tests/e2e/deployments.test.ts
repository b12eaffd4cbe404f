import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../scripts/lib/steps.mjs';
import { launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';

/** A gateway that a deployment turns off is nowhere: not in the bundle, the menu, the router or the API. */
describe('a gateway that is off', () => {
  const subject = inject('subjects').find(({ name }) => name === 'dgbet');
  if (!subject) throw new Error('dgbet is not served');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const bundled = (deployment: string, word: string) =>
    readdirSync(join(root, 'dist/web', deployment), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html)$/.test(file))
      .filter((file) =>
        readFileSync(join(root, 'dist/web', deployment, file), 'utf8')
          .toLowerCase()
          .includes(word),
      );

  it('has no byte in the bundle', () => {
    expect(bundled('dgbet', 'vizpay')).toEqual([]);
    expect(bundled('dgbet', 'payonex')).not.toEqual([]);
    expect(bundled('default', 'vizpay')).not.toEqual([]);
  });

  it('has no call', async () => {
    const status = async (path: string, method: string) => (await fetch(`${subject.url}${path}`, { method })).status;
    expect(await status('/api/system/vizpay/orders', 'GET')).toBe(404);
    expect(await status('/api/system/vizpay/add', 'POST')).toBe(404);
    expect(await status('/api/system/payonex/orders', 'GET')).toBe(401);
  });

  it('has no menu entry and no screen', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, subject.url, owner.username, owner.password);
    const links = page.locator('nav a[href]');
    await links.first().waitFor();
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.some((target) => target?.startsWith('/payonex/'))).toBe(true);
    expect(targets.some((target) => target?.startsWith('/vizpay/'))).toBe(false);

    const answer = await page.goto(`${subject.url}/vizpay/orders`);
    expect(answer?.status()).toBe(404);
    await page.getByText('This page could not be found').waitFor();
    await context.close();
  });
});
