import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { lead, officer, type Person } from './support/people.ts';

/** How people have things shown is told to the server here, so that it has a server of its own. */
let server: OwnServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([ownServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

/** Somebody at a machine of their own. */
async function machine(person: Person): Promise<Page> {
  const { page } = await openPage(browser, 1440, { told: true });
  await signIn(page, server.url, person.username, person.password);
  return page;
}

const queryOf = (page: Page) => new URL(page.url()).search;
const views = (page: Page) => page.getByRole('button', { name: 'มุมมอง' });

it('a view of the team opens first for a role, leads there from the menu, and display follows to another machine', async () => {
  const page = await machine(lead);
  await page.goto(`${server.url}/member/users?status=suspended&sort=username`);
  await page.getByRole('columnheader', { name: 'เบอร์โทร' }).waitFor();
  await page.getByRole('button', { name: 'เลือกคอลัมน์' }).click();
  await page.getByRole('checkbox', { name: 'เบอร์โทร' }).uncheck();
  await page.keyboard.press('Escape');
  await views(page).click();
  await page.getByLabel('ชื่อมุมมอง').fill('ที่ระงับไว้');
  await page.getByRole('button', { name: 'บันทึกมุมมองนี้' }).click();
  await page.getByRole('button', { name: 'แบ่ง “ที่ระงับไว้” ให้ทีม' }).click();
  await page.getByLabel('แบ่งให้ การเงิน', { exact: true }).check();
  await page.getByLabel('การเงิน เปิดมุมมองนี้ก่อน', { exact: true }).check();
  await page.getByRole('button', { name: 'บันทึกการแบ่ง' }).click();
  await page.getByRole('button', { name: 'ปักหมุด “ที่ระงับไว้” ไว้ในเมนู' }).click();
  await page.locator('#main-menu').getByRole('link', { name: 'ที่ระงับไว้' }).waitFor();

  // Somebody of that role opens the list, and has it as the lead sees it: filter, order and columns.
  const other = await machine(officer);
  await other.goto(`${server.url}/member/users`);
  await other.waitForURL((at) => at.searchParams.get('status') === 'suspended');
  await other.getByText('ที่ระงับไว้ · ').waitFor();
  expect(queryOf(other)).toBe('?status=suspended&sort=username');
  expect(await other.getByRole('columnheader', { name: 'เบอร์โทร' }).count()).toBe(0);

  // The lead has English on one machine, and then on another, with their menu and columns.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'การแสดงผล' }).click();
  const told = page.waitForResponse((reply) => reply.url().endsWith('/api/account/settings'));
  await page.getByText('English', { exact: true }).click();
  await told;
  const again = await machine(lead);
  await again.locator('#main-menu').getByText('My views').waitFor();
  await again.locator('#main-menu').getByRole('link', { name: 'ที่ระงับไว้' }).click();
  await again.waitForURL((at) => at.pathname === '/member/users' && at.searchParams.get('status') === 'suspended');
  expect(queryOf(again)).toBe('?status=suspended&sort=username');

  // What is taken away is gone for everybody, and told to whoever still has its address.
  await again.getByRole('button', { name: 'Views', exact: true }).click();
  await again.getByRole('button', { name: 'Delete view ที่ระงับไว้' }).click();
  await again.getByRole('button', { name: 'Delete', exact: true }).click();
  await again.locator('#main-menu').getByText('My views').waitFor({ state: 'detached' });
  await other.goto(`${server.url}/member/users?view=1`);
  await other.getByText('ไม่พบมุมมองนี้').waitFor();
  expect(queryOf(other)).toBe('');
});
