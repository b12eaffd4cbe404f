import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { auditor } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

let browser: Browser;
let page: Page;
let go: (path: string) => Promise<void>;
beforeAll(async () => {
  browser = await launch();
  ({ page, go } = await startTour(browser, url, auditor));
});
afterAll(() => browser.close());

const rows = () => page.locator('main tbody tr[data-id]');
const dialog = () => page.getByRole('dialog');
const menuOf = async (row: Locator, action: string) => {
  await row.getByRole('button', { name: /^เมนูของ/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

it('a list is sent regularly from its download, comes at once where that is asked, and the bell leads to the file', async () => {
  await go('/finance/deposit_requests');
  await rows().first().waitFor();
  await page.getByRole('button', { name: 'ดาวน์โหลด', exact: true }).click();
  await dialog().getByRole('button', { name: 'ส่งให้ฉันตามกำหนด' }).click();
  const name = dialog().getByLabel('ชื่อรายงาน');
  await name.fill('');
  await dialog().getByRole('button', { name: 'ตั้งการส่ง' }).click();
  await dialog().getByText('กรุณากรอกข้อมูล').waitFor();
  const called = `ฝากของวัน ${crypto.randomUUID().slice(0, 4)}`;
  await name.fill(called);
  await dialog().getByText('ทุกสัปดาห์').click();
  await dialog().getByRole('radiogroup', { name: 'วันในสัปดาห์' }).waitFor();
  expect(await serious(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'ตั้งการส่ง' }).click();
  await page.getByRole('button', { name: 'ดูการส่งทั้งหมด' }).click();

  await page.waitForURL(/\/account\/reports\?tab=subscriptions/);
  const own = rows().filter({ hasText: called });
  await own.getByText('ทุกสัปดาห์').waitFor();
  await menuOf(own, 'แก้ไข');
  await dialog().getByText('ทุกเดือน').click();
  await dialog().getByRole('button', { name: 'บันทึก' }).click();
  await own.getByText('ทุกเดือน').waitFor();
  await menuOf(own, 'ส่งตอนนี้');
  await page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน/ }).press('Enter');
  await page.getByRole('link', { name: `รายงาน “${called}” มาแล้ว` }).press('Enter');
  await page.waitForURL(
    ({ pathname, searchParams: at }) => pathname === '/account/reports' && /xlsx$/.test(at.get('q') ?? ''),
  );
  const file = rows().filter({ hasText: called });
  const download = page.waitForEvent('download');
  await menuOf(file, 'ดาวน์โหลด');
  expect((await download).suggestedFilename()).toMatch(/^คำขอฝาก-.*\.xlsx$/);

  // What is not wanted any more goes; the file stays.
  await go('/account/reports?tab=subscriptions');
  await menuOf(own, 'เลิกส่ง');
  await dialog().getByRole('button', { name: 'เลิกส่ง' }).click();
  await expect.poll(() => own.count()).toBe(0);
  await go('/account/reports');
  await file.waitFor();
});
