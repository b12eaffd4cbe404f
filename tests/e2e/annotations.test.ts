import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { auditor, master, owner, type Person } from './support/people.ts';
import { startTour, type Tour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const report = '/agent/daily-summary';
const at = async (person: Person, width?: number): Promise<Tour> => {
  const tour = await startTour(browser, url, person, width);
  await tour.go(report);
  await tour.page.locator('main tbody tr[data-id]').first().waitFor();
  return tour;
};
const second = (page: Page) => page.locator('main tbody tr[data-id]').nth(1);
const dialog = (page: Page) => page.getByRole('dialog');
const flag = (page: Page, text: string) => page.locator('figure').getByRole('button', { name: text });
const sign = (page: Page, text: string) =>
  second(page).getByRole('button', { name: new RegExp(`^หมายเหตุของวัน: .*${text}`) });

it('a day is annotated from its row, shown on its report live, to agents only if it says so, and changed where it is shown', async () => {
  const called = `เงินเดือน ${crypto.randomUUID().slice(0, 4)}`;
  const { page } = await at(owner);
  const { page: reader } = await at(auditor);
  const { page: outside } = await at(master);
  await second(page)
    .getByRole('button', { name: /^เมนูของ/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: /^หมายเหตุของวันที่/ }).press('Enter');
  // What a test before it has left is listed first.
  const another = dialog(page).getByRole('button', { name: 'เพิ่มหมายเหตุ' });
  await another.or(dialog(page).getByLabel('ข้อความ')).waitFor();
  if (await another.isVisible()) await another.click();
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await dialog(page).getByText('กรุณากรอกข้อมูล').waitFor();
  await dialog(page).getByLabel('ข้อความ').fill(called);
  expect(await serious(page)).toEqual([]);
  await dialog(page).getByLabel('ข้อความ').press('Enter');
  await dialog(page)
    .getByRole('button', { name: `แก้ไข “${called}”` })
    .waitFor();
  await page.keyboard.press('Escape');

  // Whoever has the report open sees it come; an account of an agent does not.
  for (const one of [page, reader]) {
    await flag(one, called).waitFor();
    await sign(one, called).hover();
    await one.locator('body > [aria-hidden="true"]').getByText(called).waitFor();
  }
  expect(await serious(page)).toEqual([]);
  expect(await outside.getByText(called).count()).toBe(0);
  await sign(reader, called).press('Enter');
  await dialog(reader).getByText(called).waitFor();
  expect(
    await dialog(reader)
      .getByRole('button', { name: /^(แก้ไข|ลบ|เพิ่ม)/ })
      .count(),
  ).toBe(0);
  await reader.keyboard.press('Escape');

  // From the chart's own mark it is made one for everybody.
  await flag(page, called).press('Enter');
  await dialog(page)
    .getByRole('button', { name: `แก้ไข “${called}”` })
    .click();
  await dialog(page).getByRole('switch', { name: 'เฉพาะทีมงาน' }).click();
  await dialog(page).getByRole('button', { name: 'บันทึก' }).click();
  await dialog(page)
    .getByRole('button', { name: `ลบ “${called}”` })
    .waitFor();
  await sign(outside, called).waitFor();

  await dialog(page)
    .getByRole('button', { name: `ลบ “${called}”` })
    .click();
  await dialog(page).getByRole('button', { name: 'ลบ', exact: true }).click();
  for (const one of [page, reader, outside]) await sign(one, called).waitFor({ state: 'detached' });
});
