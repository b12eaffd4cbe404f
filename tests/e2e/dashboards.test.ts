import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { lead, support } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const dialog = (page: Page) => page.getByRole('dialog');
const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tiles = (page: Page) => page.locator('main section[data-id] h2').allTextContents();
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `เมนูของ ${name}`, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
};

it('charts of reports are put onto a dashboard, in order, shared, and seen by whoever may open their reports', async () => {
  const called = `ทีม ${crypto.randomUUID().slice(0, 4)}`;
  const { page, go } = await startTour(browser, url, lead);
  const put = async (path: string, name: string) => {
    await go(path);
    await page.getByRole('button', { name: 'ใส่แดชบอร์ด' }).click();
    await dialog(page).getByLabel('ชื่อแผนภูมิ').fill(name);
    const where = dialog(page).getByLabel('แดชบอร์ด', { exact: true });
    const fresh = dialog(page).getByLabel('ชื่อแดชบอร์ดใหม่');
    await where.or(fresh).waitFor();
    if (await where.isVisible()) {
      const known = await where.locator('option').allTextContents();
      await where.selectOption(known.includes(called) ? called : 'new');
    }
    if (await fresh.isVisible()) await fresh.fill(called);
    expect(await serious(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'ใส่', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
  };
  await put('/agent/winloss-summary-provider', 'ค่ายเกม');
  await put('/member/winloss-summary-provider', 'สมาชิก');
  await page.getByRole('button', { name: 'เปิดแดชบอร์ด' }).first().click();
  await page.waitForURL((at) => at.pathname === '/account/dashboards' && at.searchParams.has('id'));
  await tile(page, 'ค่ายเกม').getByRole('img').first().waitFor();
  expect(await tiles(page)).toEqual(['ค่ายเกม', 'สมาชิก']);
  expect(await serious(page)).toEqual([]);

  // By keyboard and by the pointer, each kept.
  const saved = () => page.waitForResponse((reply) => reply.url().endsWith('/api/account/dashboard/save'));
  let kept = saved();
  await page.getByRole('button', { name: 'ลากเพื่อย้าย สมาชิก' }).press('Alt+ArrowUp');
  await kept;
  await expect.poll(() => tiles(page)).toEqual(['สมาชิก', 'ค่ายเกม']);
  kept = saved();
  await choose(page, 'สมาชิก', 'เต็มความกว้าง');
  await kept;
  kept = saved();
  await choose(page, 'สมาชิก', 'เปลี่ยนชื่อ');
  await dialog(page).getByLabel('ชื่อ').fill('ผู้เล่น');
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await kept;
  await page.reload();
  await tile(page, 'ผู้เล่น').waitFor();
  expect(await tile(page, 'ผู้เล่น').getAttribute('data-size')).toBe('full');
  expect(await tiles(page)).toEqual(['ผู้เล่น', 'ค่ายเกม']);

  // Support may open one of the two reports.
  await page.getByRole('button', { name: 'แบ่งให้ทีม' }).click();
  await dialog(page).getByLabel('แอดมินบริการลูกค้า').check();
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  const other = await startTour(browser, url, support);
  await other.go(new URL(page.url()).pathname + new URL(page.url()).search);
  await tile(other.page, 'ผู้เล่น').waitFor();
  expect(await tiles(other.page)).toEqual(['ผู้เล่น']);
  expect(await other.page.getByRole('button', { name: /^เมนูของ ผู้เล่น/ }).count()).toBe(0);

  // A tile leads to its report as it is drawn; what is taken off goes for everybody.
  await tile(page, 'ผู้เล่น').getByRole('link').click();
  await page.waitForURL(
    (at) => at.pathname === '/member/winloss-summary-provider' && at.searchParams.get('chart') === 'on',
  );
  await page.goBack();
  await choose(page, 'ผู้เล่น', 'นำออก');
  await tile(other.page, 'ผู้เล่น').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'ลบแดชบอร์ด' }).click();
  await page.getByRole('button', { name: 'ลบ', exact: true }).click();
  await page.getByText(called).first().waitFor({ state: 'detached' });
});
