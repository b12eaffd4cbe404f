import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';
import { weigh } from './support/weigh.ts';

const kB = 1_000;

/** Every answer is slow, so that what is fetched only while somebody waits counts on a fast machine, too. */
async function slowly(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

/** What a person waits for, in kB after gzip. Charts, dates and dialogs load only where they are shown. */
describe('the weight of the first load', () => {
  const subject = inject('subjects')[0];
  if (!subject) throw new Error('nothing is served');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('signing in: at most 110 kB of JavaScript and 20 kB of CSS', async () => {
    const { page, context } = await openPage(browser);
    await slowly(context);
    const total = await weigh(page);
    await page.goto(`${subject.url}/login`);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).waitFor();
    const { js, css, pieces } = await total();
    console.log(`sign-in: ${(js / kB).toFixed(1)} kB JS, ${(css / kB).toFixed(1)} kB CSS`);
    expect(js, pieces).toBeLessThanOrEqual(110 * kB);
    expect(css, pieces).toBeLessThanOrEqual(20 * kB);
    await context.close();
  });

  it('the withdrawal desk: at most 175 kB of JavaScript and 20 kB of CSS', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, subject.url, owner.username, owner.password);
    await slowly(context);
    const fresh = await context.newPage();
    const total = await weigh(fresh, '/W[0-9]{12}/.test(document.body.textContent)');
    await fresh.goto(`${subject.url}/finance/withdraw_requests`);
    await fresh
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    const { js, css, pieces } = await total();
    console.log(`desk: ${(js / kB).toFixed(1)} kB JS, ${(css / kB).toFixed(1)} kB CSS`);
    expect(js, pieces).toBeLessThanOrEqual(175 * kB);
    expect(css, pieces).toBeLessThanOrEqual(20 * kB);
    await context.close();
  });

  it('a list: at most 175 kB of JavaScript and 20 kB of CSS; a form adds at most 120 kB', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, subject.url, owner.username, owner.password);
    await slowly(context);
    const fresh = await context.newPage();
    const total = await weigh(fresh, 'document.querySelectorAll("[role=row], tbody tr").length > 1');
    await fresh.goto(`${subject.url}/vizpay/orders`);
    await fresh.locator('[role="row"], tbody tr').nth(1).waitFor();
    const list = await total();
    console.log(`list: ${(list.js / kB).toFixed(1)} kB JS, ${(list.css / kB).toFixed(1)} kB CSS`);
    expect(list.js, list.pieces).toBeLessThanOrEqual(175 * kB);
    expect(list.css, list.pieces).toBeLessThanOrEqual(20 * kB);

    await fresh.goto(`${subject.url}/vizpay/account/add`);
    await fresh.getByLabel('ชื่อบัญชี').first().waitFor();
    const both = await total();
    console.log(
      `form: ${((both.js - list.js) / kB).toFixed(1)} kB JS more, ${((both.css - list.css) / kB).toFixed(1)} kB CSS more`,
    );
    expect(both.js - list.js, both.pieces).toBeLessThanOrEqual(120 * kB);
    await context.close();
  });
});
