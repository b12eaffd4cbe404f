import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bangkokDay } from '#contract/time.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { owner } from './support/people.ts';
import { sumOf, type Weight, weigh } from './support/weigh.ts';

const kB = 1_000;
const day = 86_400_000;

/** Says what something weighs, and what weighs most where that is too much. */
function expectLight(what: string, weight: Weight, most: { readonly js: number; readonly css: number }): void {
  const [js, css] = [sumOf(weight, 'js') / kB, sumOf(weight, 'css') / kB];
  console.log(`${what}: ${js.toFixed(1)} kB JS, ${css.toFixed(1)} kB CSS`);
  const heaviest = Object.entries(weight).sort(([, a], [, b]) => b - a);
  const pieces = heaviest.map(([name, bytes]) => `${name} ${bytes}`).join('\n');
  expect(js, pieces).toBeLessThanOrEqual(most.js);
  expect(css, pieces).toBeLessThanOrEqual(most.css);
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

  /** The weight of a page for somebody who is signed in. */
  async function weightOf(path: string, there: (page: Page) => Locator, slower = 1): Promise<Weight> {
    const { page, context } = await openPage(browser);
    await signIn(page, subject?.url ?? '', owner.username, owner.password);
    const weight = await weigh(page, `${subject?.url}${path}`, there(page), slower);
    await context.close();
    return weight;
  }

  it('signing in: at most 110 kB of JavaScript and 20 kB of CSS', async () => {
    const { page, context } = await openPage(browser);
    const button = page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
    expectLight('sign-in', await weigh(page, `${subject.url}/login`, button), { js: 110, css: 20 });
    await context.close();
  });

  it('the withdrawal desk: at most 175 kB of JavaScript and 20 kB of CSS, the same on a machine four times slower', async () => {
    const rows = (page: Page) => page.getByText(/^W\d{12}$/).first();
    const desk = await weightOf('/finance/withdraw_requests', rows);
    expectLight('desk', desk, { js: 175, css: 20 });
    expect(await weightOf('/finance/withdraw_requests', rows, 4)).toEqual(desk);
  });

  it('a list: at most 175 kB of JavaScript and 20 kB of CSS; a form adds at most 120 kB', async () => {
    // There may be none of today.
    const days = `date_from=${bangkokDay(new Date(Date.now() - 30 * day))}&date_to=${bangkokDay(new Date())}`;
    const list = await weightOf(`/vizpay/orders?${days}`, (page) => page.getByText(/^VZO\d{12}$/).first());
    expectLight('list', list, { js: 175, css: 20 });
    const form = await weightOf('/vizpay/account/add', (page) => page.getByLabel('ชื่อบัญชี').first());
    const more = Object.fromEntries(Object.entries(form).filter(([name]) => !Object.hasOwn(list, name)));
    expectLight('form, besides', more, { js: 120, css: 20 });
  });
});
