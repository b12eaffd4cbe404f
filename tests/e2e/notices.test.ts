import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { serious } from './support/axe.ts';
import { launch } from './support/browser.ts';
import { atQueue, panel, references } from './support/desk.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { lead, officer } from './support/people.ts';

/** What is handed over here waits for a lead, so that it has a server of its own. */
let server: OwnServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([ownServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

it('what a colleague hands over is counted by the lead’s bell without asking, and opens from it', async () => {
  const { page, complaints } = await atQueue(browser, server.url, lead);
  const bell = page.getByRole('button', { name: /^การแจ้งเตือน/ });
  await page.getByRole('button', { name: 'การแจ้งเตือน', exact: true }).waitFor();
  const colleague = await signInAt(server.url, officer);
  const { data } = await colleague.get('/api/system/withdraw/list?status=pending&limit=1');
  const [request] = data as readonly { readonly id: number; readonly withdraw_ref: string }[];
  const reads: string[] = [];
  page.on('request', (asked) => asked.url().includes('/api/account/notice/list') && reads.push(asked.url()));
  const note = 'ช่วยดูชื่อบัญชีด้วย';
  expect((await colleague.post('/api/system/withdraw/action/hand_over', { id: request?.id, note })).error).toBe(0);
  await page.getByRole('button', { name: 'การแจ้งเตือน ยังไม่อ่าน 1 รายการ' }).waitFor();
  expect(reads).toHaveLength(1);

  // By the keyboard: the newest is opened, and is read by that.
  await bell.press('Enter');
  const notices = page.getByRole('dialog', { name: 'การแจ้งเตือน' });
  await notices.getByText(note, { exact: false }).waitFor();
  expect(await serious(page)).toEqual([]);
  await notices.getByRole('link', { name: new RegExp(request?.withdraw_ref ?? '') }).press('Enter');
  await page.waitForURL((at) => at.searchParams.get('open') === String(request?.id));
  await panel(page).getByText('ส่งต่อให้หัวหน้าโดย', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'การแจ้งเตือน', exact: true }).waitFor();

  // On a phone it fills the screen, and nothing of it is cut; so does the request, which is left first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await panel(page).waitFor({ state: 'detached' });
  await bell.click();
  await notices.getByText(note, { exact: false }).waitFor();
  expect(await notices.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await serious(page)).toEqual([]);
  expect(complaints).toEqual({ console: [], policy: [] });
});

it('handed over by name: by keyboard, told to that colleague, and marked in the queue', async () => {
  const mine = await atQueue(browser, server.url, officer);
  const theirs = await atQueue(browser, server.url, lead);
  const rows = mine.page.getByText(/^W\d{12}$/);
  const ref = (await rows.nth(1).textContent()) ?? '';
  await rows.nth(1).click();
  await panel(mine.page).getByText(ref).first().waitFor();
  await mine.page.keyboard.press('h');
  const dialog = mine.page.getByRole('dialog', { name: 'ส่งต่อ' });
  await dialog.getByLabel('ส่งต่อให้').click();
  await mine.page.getByRole('option', { name: /หัวหน้าการเงิน/ }).click();
  await dialog.getByLabel('ข้อความ').fill('ยอดสูง ช่วยดูบัญชี');
  expect(await serious(mine.page)).toEqual([]);
  await mine.page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await panel(mine.page)
    .getByText(/^ส่งต่อให้ .*หัวหน้าการเงิน/)
    .waitFor();

  const row = theirs.page.locator('tr[data-id]').filter({ hasText: ref });
  await row.getByTitle('ส่งต่อให้').waitFor();
  await theirs.page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่อ่าน 1/ }).waitFor();
  await theirs.page.goto(`${server.url}/finance/withdraw_requests?handed_to=me`);
  await theirs.page.getByRole('button', { name: 'ส่งต่อให้: ฉัน' }).waitFor();
  await expect.poll(() => references(theirs.page)).toEqual([ref]);
  expect([mine.complaints, theirs.complaints]).toEqual(Array(2).fill({ console: [], policy: [] }));
});
