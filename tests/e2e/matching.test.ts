import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { effortOf } from './support/effort.ts';
import { outOfSight } from './support/in-sight.ts';
import { lead } from './support/people.ts';

/** How much goes to whom. */
const credit = /^เติม [\d,.]+ บาท ให้ [a-z]+\d+/;
const lines = /^R\d{12}$/;
const dialog = (page: Page) => page.getByRole('dialog').last();
const owners = (page: Page) => page.getByRole('region', { name: 'ใครคือเจ้าของยอดนี้' });
/** The panel of the line that is open, by its number. */
const opened = async (page: Page) => (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
/** What the card above the list counts. */
const waiting = async (page: Page) =>
  Number(((await page.getByRole('button', { name: /^รอเจ้าของ/ }).textContent()) ?? '').replace(/\D/g, ''));

/** The same card once it counts so many. */
const card = (page: Page, count: number) => page.getByRole('button', { name: new RegExp(`^รอเจ้าของ\\s*${count}$`) });

/** From the home page to the queue of what waits for an owner, by its card. */
async function atQueue(browser: Browser, url: string, width?: number) {
  const at = await openPage(browser, width);
  await signIn(at.page, url, lead.username, lead.password);
  const card = at.page.getByRole('article').filter({ hasText: 'ยอดรอเจ้าของ' });
  await card.getByRole('link', { name: /ไปที่คิว/ }).click();
  await at.page.waitForURL(/\/finance\/suspicious\?/);
  await at.page.getByText(lines).first().waitFor();
  return at;
}

/** Gives the reason that a doubtful match asks for, if it asks: once the verdict is there, the button can be pressed. */
async function explain(page: Page) {
  await dialog(page).locator('button:enabled', { hasText: credit }).waitFor();
  const reason = dialog(page).getByLabel(/^เหตุผลที่ยังทำรายการนี้/);
  if ((await reason.count()) > 0) await reason.fill('โทรยืนยันกับสมาชิกแล้ว');
}

/** Chooses a member: the first in sight, else one that is searched for. */
async function someone(page: Page) {
  await owners(page).waitFor();
  const first = owners(page)
    .getByRole('button', { name: /^จับคู่กับ / })
    .first();
  await owners(page).locator('li, p').first().waitFor();
  if ((await first.count()) === 0) await owners(page).getByLabel('ค้นหาสมาชิกอื่น').fill('ca');
  await first.waitFor();
  return first;
}

describe.each(inject('subjects').slice(-1))('matching on $name', ({ url }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('by mouse: home card → oldest line → candidates in sight → match → the next line is open and one less waits', async () => {
    const { page, context, complaints } = await atQueue(browser, url);
    const before = await waiting(page);
    const effort = await effortOf(page);
    await page.getByText(lines).first().click();
    const button = await someone(page);
    const box = await button.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(900);
    const line = await opened(page);
    await button.click();
    await explain(page);
    expect(await outOfSight(page)).toEqual([]);
    const confirm = dialog(page).getByRole('button', { name: credit });
    const [label = ''] = credit.exec((await confirm.textContent()) ?? '') ?? [];
    await confirm.click();
    await page.getByText(`${label} แล้ว`).waitFor();
    expect(await effort()).toEqual({ clicks: 3, keys: 0, scrolls: 0 });
    await page.getByRole('article', { name: line, exact: true }).waitFor({ state: 'detached' });
    await owners(page).waitFor();
    await card(page, before - 1).waitFor();
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();
  });

  it('the same by keyboard alone, once the queue is open', async () => {
    const { page, context } = await atQueue(browser, url);
    const before = await waiting(page);
    const effort = await effortOf(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await owners(page).waitFor();
    const first = owners(page)
      .getByRole('button', { name: /^จับคู่กับ / })
      .first();
    await first.waitFor();
    await page.keyboard.press('1');
    await explain(page);
    await page.keyboard.press('Control+Enter');
    await card(page, before - 1).waitFor();
    expect(await effort()).toEqual({ clicks: 0, keys: 4, scrolls: 0 });
    await context.close();
  });

  it('on a phone the members are in sight, and the button is whole', async () => {
    const { page, context } = await atQueue(browser, url, 390);
    await page.getByText(lines).first().click();
    const button = await someone(page);
    const box = await button.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
    await button.click();
    await explain(page);
    expect(await outOfSight(page, ['phone'])).toEqual([]);
    const confirm = dialog(page).getByRole('button', { name: /^เติม / });
    expect(await confirm.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    const label = confirm.locator('[class*=label]');
    expect(await label.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
