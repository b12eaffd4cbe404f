import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { since } from './support/days.ts';
import { owner } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

/** Lists whose rows open beside or over them, and what shows one. */
const lists = [
  '/finance/withdraw_requests',
  '/finance/deposit_requests?status=',
  '/finance/suspicious',
  '/member/users',
  '/shop/redeem-list',
  `/vizpay/orders?date_from=${since}`,
];

let browser: Browser;
let page: Page;
let context: BrowserContext;
let go: (path: string) => Promise<void>;
beforeAll(async () => {
  browser = await launch();
  ({ page, context, go } = await startTour(browser, url, owner));
});
afterAll(() => browser.close());

const details = (on: Page) => on.locator('article, [role="dialog"]').filter({ visible: true });
const opened = (on: Page) => new URL(on.url()).searchParams.get('open');
const rows = (on: Page) => on.locator('main tbody tr[data-id]');

describe('a record has an address', () => {
  it.each(lists)('%s: it is opened, sent to somebody else, and closed by Back', async (path) => {
    await go(path);
    await rows(page).first().waitFor();
    const before = page.url();
    const id = await rows(page).first().getAttribute('data-id');
    await rows(page).first().locator('td').nth(2).click();
    await details(page).first().waitFor();
    expect(opened(page)).toBe(id);

    // Somebody else sees the same by that address alone, whatever their list would show.
    const other = await context.newPage();
    await other.goto(`${url}${path.split('?')[0]}?open=${id}&page=900`);
    await details(other).first().waitFor();
    const [shown, same] = await Promise.all([page, other].map((on) => details(on).first().textContent()));
    expect(same?.slice(0, 12)).toBe(shown?.slice(0, 12));
    await other.close();

    await page.goBack();
    await details(page).first().waitFor({ state: 'detached' });
    expect(page.url()).toBe(before);
    await page.goForward();
    await details(page).first().waitFor();
    await page.keyboard.press('Escape');
    await details(page).first().waitFor({ state: 'detached' });
    expect(page.url()).toBe(before);
  });

  it('one record after the other is one step, and one that does not exist says so', async () => {
    await go('/finance/withdraw_requests?status=');
    await rows(page).first().waitFor();
    const before = page.url();
    for (const at of [0, 1, 2]) {
      const id = await rows(page).nth(at).getAttribute('data-id');
      await rows(page).nth(at).locator('td').nth(2).click();
      await expect.poll(() => opened(page)).toBe(id);
    }
    await page.goBack();
    expect(page.url()).toBe(before);
    await go('/finance/withdraw_requests?open=99999999');
    await page.getByText('รายการนี้อาจถูกลบ หรือคุณไม่มีสิทธิ์ดู').waitFor();
    await page.locator('aside').getByRole('button', { name: 'ปิด' }).click();
    await expect.poll(() => opened(page)).toBe(null);
  });
});

describe('the manual', () => {
  it('is a key away from every page, says what that page is for, and finds others by words', async () => {
    await go('/shop/redeem-list?status=pending');
    await page.getByRole('link', { name: 'คู่มือหน้านี้' }).click();
    const meant = page.locator('article[data-meant]');
    await expect.poll(() => meant.locator('h3').textContent()).toBe('รายการแลกรางวัล');
    await expect.poll(() => meant.evaluate((part) => part.getBoundingClientRect().top < window.innerHeight)).toBe(true);
    expect(new URL(page.url()).search).toBe('?at=/shop/redeem-list');
    await page.getByRole('searchbox').fill('เกตเวย์ vizpay');
    await expect.poll(() => page.locator('main article').count()).toBeLessThan(30);
    const first = page.locator('main article').filter({ hasText: 'VizPay' }).getByRole('link').first();
    await first.click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/vizpay\//);
  });
});

describe('what was pasted is found from anywhere', () => {
  const search = async (on: Page, text: string) => {
    await on.keyboard.press('Control+k');
    await on.getByPlaceholder('ค้นหาหรือวาง', { exact: false }).fill(text);
  };

  it('a reference, a gateway’s reference and a tracking number: Enter opens the record', async () => {
    const api = await signInAt(url, owner);
    const first = async (path: string) => ((await api.get(path)).data as readonly Record<string, string>[])[0] ?? {};
    const withdrawal = await first('/api/system/withdraw/list?status=&limit=1');
    const order = await first(`/api/system/vizpay/orders?limit=1&date_from=${since}&status=success`);
    const found = [
      [withdrawal.withdraw_ref?.toLowerCase(), '/finance/withdraw_requests', withdrawal.id, withdrawal.withdraw_ref],
      [order.order_ref, '/vizpay/orders', order.id, order.order_ref],
      [order.gateway_ref, '/vizpay/orders', order.id, order.order_ref],
    ] as const;
    for (const [text, path, id, name] of found) {
      await go('/');
      await search(page, ` ${text} `);
      const meant = page.locator('[data-action]').filter({ hasText: name ?? '' });
      await meant.first().waitFor();
      // A payout’s reference finds the withdrawal that it pays as well, and above it.
      const above = await page
        .locator('[data-action]')
        .evaluateAll(
          (actions, wanted) => actions.findIndex((action) => action.textContent?.includes(wanted)),
          name ?? '',
        );
      for (let step = 0; step < above; step++) await page.keyboard.press('ArrowDown');
      await expect.poll(() => meant.first().getAttribute('data-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect.poll(() => opened(page)).toBe(String(id));
      await details(page).first().waitFor();
    }
  });

  it('before anything is typed, what was opened last; by its words, what can be added', async () => {
    await go('/finance/withdraw_requests?status=');
    await rows(page).nth(1).locator('td').nth(2).click();
    const name = (await details(page).first().getAttribute('aria-label')) ?? '';
    const id = opened(page);
    await go('/');
    await page.keyboard.press('Control+k');
    await page.locator('[data-action]').first().filter({ hasText: name }).click();
    await expect.poll(() => opened(page)).toBe(id);
    await details(page).first().waitFor();

    await search(page, 'เพิ่มตำแหน่ง');
    await page.locator('[data-action]').filter({ hasText: 'เพิ่มตำแหน่ง' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/system/roles/add');
  });

  it('nothing is said to be nothing, once everybody has answered', async () => {
    await go('/');
    await search(page, 'W999999999999');
    await page.getByText('ไม่พบสิ่งที่ค้นหา').waitFor();
    await page.keyboard.press('Escape');
  });
});
