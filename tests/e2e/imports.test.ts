import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Complaints, launch, openPage, signIn } from './support/browser.ts';
import { outOfSight } from './support/in-sight.ts';
import { owner } from './support/people.ts';

/** A spreadsheet as Thai Excel saves it: Windows-874, where ก (U+0E01) is 0xA1. */
const windows874 = (text: string) =>
  Buffer.from([...text].map((letter) => (letter < '\u0e01' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0xd60)));

const people = 30;
const rows = Array.from(
  { length: people },
  (_, at) =>
    `caxnew${String(at).padStart(3, '0')},สมชาย ใหม่มาก,08${String(at).padStart(8, '3')},กสิกรไทย,${7_100_000_000 + at}`,
);
const book = windows874(['ยูสเซอร์,ชื่อ,เบอร์โทร,ธนาคาร,เลขบัญชี', ...rows].join('\r\n'));

async function read(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/system/users/import`);
  await page.locator('input[type=file]').setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: book });
  await page.getByRole('combobox', { name: /เอเย่นต์/ }).click();
  await page.getByRole('option', { name: /สาย A/ }).click();
  await page.getByRole('button', { name: 'อ่านและตรวจไฟล์' }).click();
}

describe.each(inject('subjects').filter(({ name }) => name === 'pglite'))('imports on $name', ({ url }) => {
  let browser: Browser;
  let page: Page;
  let complaints: Complaints;
  beforeAll(async () => {
    browser = await launch();
    ({ page, complaints } = await openPage(browser));
    await signIn(page, url, owner.username, owner.password);
  });
  afterAll(() => browser.close());

  it('a Windows-874 file becomes members, and the same file again adds nobody', async () => {
    await read(page, url);
    await page.getByText('TIS-620 / Windows-874').waitFor();
    await page.getByRole('button', { name: `นำเข้า ${people} แถว` }).click();
    await page.getByRole('dialog').getByText(`นำเข้าสมาชิก ${people} คน`).waitFor();
    expect(await outOfSight(page)).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `นำเข้า ${people} แถว` })
      .click();
    await page.getByText(`${people} / ${people} แถว`).waitFor();
    await page.locator('dl > div', { hasText: 'สถานะ' }).getByText('สำเร็จ', { exact: true }).waitFor();
    await page.getByText('เพิ่มใหม่', { exact: true }).locator('..').getByText(String(people), { exact: true }).waitFor();

    await read(page, url);
    await page.getByText('ไฟล์นี้เคยนำเข้าแล้วในชุด').waitFor();
    await page.getByRole('button', { name: new RegExp(`^ซ้ำ\\s*${people}$`) }).waitFor();
    await page.getByText('ไม่มีแถวที่จะนำเข้า').waitFor();
    expect(complaints).toEqual({ console: [], policy: [] });
  });

  it('the in-game names of a provider are looked at, then taken along', async () => {
    await page.goto(`${url}/system/users/export_ign`);
    await page.getByRole('combobox', { name: /เอเย่นต์/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: /ค่ายเกม/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'ดูตัวอย่าง' }).click();
    await page
      .getByRole('button', { name: /ดาวน์โหลด|ส่งออก/ })
      .first()
      .waitFor();
    expect(complaints).toEqual({ console: [], policy: [] });
  });
});
