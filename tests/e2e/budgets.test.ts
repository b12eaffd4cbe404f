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

const { url } = inject('subjects')[0] ?? { url: '' };

/** What is on its way before the first row is drawn: one wave of files, named by the page, and the rows beside them. */
describe('the first load of a list', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it.each(['/member/users', '/member/winloss-summary', '/finance/withdraw_requests?status=completed'])(
    '%s: no script waits for another, and nothing is requested twice',
    async (path) => {
      const { page, context, rest } = await openPage(browser);
      await signIn(page, url, owner.username, owner.password);
      await page.goto('about:blank');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      let isDrawn = false;
      const asked: { readonly name: string; readonly by: string; readonly isDrawn: boolean }[] = [];
      devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
        const { pathname, search } = new URL(request.url);
        asked.push({ name: `${request.method} ${pathname}${search}`, by: initiator.type, isDrawn });
      });
      await page.goto(`${url}${path}`, { waitUntil: 'commit' });
      await page.locator('main tbody tr[data-id]').first().waitFor();
      isDrawn = true;
      await rest();
      const first = asked.filter((one) => !one.isDrawn);
      expect(first.filter(({ name, by }) => name.endsWith('.js') && by === 'script')).toEqual([]);
      const calls = asked.map(({ name }) => name).filter((name) => name.startsWith('GET /api/'));
      expect(calls).toEqual([...new Set(calls)]);
      await context.close();
    },
  );
});

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
