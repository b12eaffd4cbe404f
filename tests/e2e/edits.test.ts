import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { auditor, marketing, owner, type Person } from './support/people.ts';

/** Names of event rewards are changed here and back again, so that it has a server of its own. */
let server: OwnServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([ownServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

const list = '/fortune-wheel/rewards?sort=name';

/** Somebody at the list of event rewards, its first row drawn. */
async function at(person: Person): Promise<Page> {
  const { page } = await openPage(browser);
  await signIn(page, server.url, person.username, person.password);
  await page.goto(`${server.url}${list}`);
  await rows(page).first().waitFor();
  return page;
}

const rows = (page: Page): Locator => page.locator('tr[data-id]');
const rowOf = (page: Page, id: string): Locator => page.locator(`tr[data-id="${id}"]`);
const nameIn = (row: Locator): Locator => row.locator('a').first();
const pencil = (page: Page): Locator => page.getByRole('button', { name: /^แก้ไขชื่อรางวัลของ/ });
const input = (page: Page): Locator => page.locator('fieldset input');
const idOf = async (row: Locator): Promise<string> => (await row.getAttribute('data-id')) ?? '';

/** The name of a row in its input, begun by the pencil. What edits cells comes after the rows. */
async function edit(page: Page, row: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await nameIn(row).hover();
      return pencil(page).count();
    })
    .toBe(1);
  await pencil(page).click();
  await input(page).waitFor();
}

it('a cell is edited where it is, undone within ten seconds, and both are in the log', async () => {
  const page = await at(marketing);
  const row = rowOf(page, await idOf(rows(page).first()));
  const before = await nameIn(row).textContent();
  await edit(page, row);
  expect(await input(page).inputValue()).toBe(before);
  await input(page).fill('รางวัลใหม่');
  await page.keyboard.press('Enter');
  await expect.poll(() => nameIn(row).textContent()).toBe('รางวัลใหม่');
  expect(new URL(page.url()).pathname).toBe('/fortune-wheel/rewards');
  await page.getByText('“รางวัลใหม่” แล้ว').waitFor();
  await page.keyboard.press('Control+z');
  await expect.poll(() => nameIn(row).textContent()).toBe(before);

  const reader = await at(auditor);
  await reader.goto(`${server.url}/system/audit?action=event_reward.update`);
  await expect.poll(() => rows(reader).count()).toBe(2);
});

it('Escape leaves a cell as it was, a name that cannot be is refused in the cell, and F2 begins at the focused row', async () => {
  const page = await at(marketing);
  const row = rowOf(page, await idOf(rows(page).nth(1)));
  const before = await nameIn(row).textContent();
  await edit(page, row);
  await input(page).fill('');
  await page.keyboard.press('Enter');
  await page.locator('fieldset').getByText('กรุณากรอกข้อมูล').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => input(page).count()).toBe(0);
  expect(await nameIn(row).textContent()).toBe(before);
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('j');
  await page.keyboard.press('F2');
  const below = await nameIn(rows(page).nth(2)).textContent();
  await expect.poll(() => input(page).inputValue()).toBe(below);
});

it('who was slower reads who was faster and what is there now, keeps what they typed, and undoes nothing of others', async () => {
  const [first, second] = [await at(marketing), await at(owner)];
  const id = await idOf(rows(first).nth(3));
  const [mine, theirs] = [rowOf(first, id), rowOf(second, id)];
  await edit(first, mine);
  await input(first).fill('ชื่อของฉัน');
  await edit(second, theirs);
  await input(second).fill('ชื่อของเขา');
  await second.keyboard.press('Enter');
  await expect.poll(() => nameIn(theirs).textContent()).toBe('ชื่อของเขา');

  // A notice with the focus stays.
  const undo = second.getByRole('button', { name: 'เลิกทำ' });
  await undo.focus();

  expect(await input(first).inputValue()).toBe('ชื่อของฉัน');
  await first.keyboard.press('Enter');
  await first.locator('fieldset').getByText('ตอนนี้เป็น “ชื่อของเขา”').waitFor();
  expect(await input(first).inputValue()).toBe('ชื่อของฉัน');
  await first.keyboard.press('Enter');
  await expect.poll(() => nameIn(mine).textContent()).toBe('ชื่อของฉัน');

  // The second one would undo what is no longer there.
  await undo.click();
  await second.getByText('เลิกทำไม่ได้').waitFor();
  await expect.poll(() => nameIn(theirs).textContent()).toBe('ชื่อของฉัน');
});

it('who may not change the rows has no pencil', async () => {
  const page = await at(auditor);
  await page.waitForEvent('requestfinished', (request) => /cell-edits/.test(request.url()));
  await nameIn(rows(page).first()).hover();
  expect(await pencil(page).count()).toBe(0);
  await rows(page).first().focus();
  await page.keyboard.press('F2');
  expect(await input(page).count()).toBe(0);
});
