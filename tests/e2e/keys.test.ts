import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { dialog, reason } from './support/desk.ts';
import { owner } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

let browser: Browser;
let page: Page;
let go: (path: string) => Promise<void>;
beforeAll(async () => {
  browser = await launch();
  ({ page, go } = await startTour(browser, url, owner));
});
afterAll(() => browser.close());

const call = async (secret: string, path: string) =>
  (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${secret}` } })).status;
const shown = async () => ((await dialog(page).locator('code').textContent()) ?? '').trim();

it('a key is made, shown once, used, changed with an overlap, and revoked; its log is its own', async () => {
  const name = `เว็บสมาชิก ${crypto.randomUUID().slice(0, 4)}`;
  await go('/integration/keys');
  await page.getByRole('button', { name: 'สร้างคีย์', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'สร้างคีย์' }).click();
  await dialog(page).getByText('เลือกอย่างน้อย 1 สิทธิ์').waitFor();
  await dialog(page).getByLabel('ชื่อคีย์').fill(name);
  await dialog(page).getByLabel('ค้นหาสิทธิ์').fill('agent.agent');
  await dialog(page).getByRole('checkbox', { name: 'ดู เอเย่นต์', exact: true }).check();
  await dialog(page).getByText('เลือกแล้ว 1', { exact: true }).waitFor();
  expect(await serious(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'สร้างคีย์' }).click();
  await dialog(page).getByText('คีย์นี้แสดงครั้งเดียว', { exact: false }).waitFor();
  const first = await shown();
  expect(first).toMatch(/^bo_live_[0-9A-Za-z]{49}$/);
  await dialog(page).getByText(`Bearer ${first}`, { exact: false }).waitFor();
  expect(await serious(page)).toEqual([]);
  // Escape does not take away what is not shown again.
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'เก็บคีย์แล้ว' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(first.slice(12));

  const list = '/api/system/agent/list?limit=1';
  expect([await call(first, list), await call(first, '/api/profile')]).toEqual([200, 403]);
  await page.getByText(name, { exact: true }).first().click();
  await page.waitForURL(/\/integration\/keys\/detail\?id=/);
  await page.getByText(/^(127\.0\.0\.1|::1)$/).waitFor();

  await page.getByRole('button', { name: 'เปลี่ยนคีย์' }).click();
  expect(await dialog(page).getByLabel('คีย์เดิมใช้ต่อได้อีก').inputValue()).toBe('24');
  await dialog(page).getByRole('button', { name: 'ออกคีย์ใหม่' }).click();
  await dialog(page).getByText('คีย์นี้แสดงครั้งเดียว', { exact: false }).waitFor();
  const second = await shown();
  await dialog(page).getByRole('button', { name: 'เก็บคีย์แล้ว' }).click();
  await page.getByText('กำลังเปลี่ยน', { exact: true }).first().waitFor();
  expect([await call(first, list), await call(second, list)]).toEqual([200, 200]);

  await page.getByRole('tab', { name: 'สิ่งที่คีย์ทำ' }).click();
  await page.getByText('ไม่อนุญาต', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'เพิกถอน', exact: true }).click();
  await reason(page).fill('คีย์หลุดไปที่สาธารณะ');
  expect(await serious(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'เพิกถอน' }).click();
  await page.getByText(`เพิกถอนคีย์ “${name}” แล้ว`).waitFor();
  expect([await call(first, list), await call(second, list)]).toEqual([401, 401]);
});
