import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { lead, officer, type Person } from './support/people.ts';

const queue = '/finance/suspicious';
const line = /^R\d{12}$/;
const panel = (page: Page) => page.locator('aside');
const held = (page: Page) => panel(page).getByText('กำลังดำเนินการโดย ปราณี การเงิน');
const confirm = (page: Page) => panel(page).getByRole('button', { name: 'ยืนยันผิดปกติ' });

/** The queue, wide enough for the column that says who has a line in hand. */
async function atQueue(browser: Browser, url: string, person: Person) {
  const opened = await openPage(browser, 1920);
  await signIn(opened.page, url, person.username, person.password);
  await opened.page.goto(`${url}${queue}`);
  await opened.page.getByText(line).last().waitFor();
  return opened;
}

const row = (page: Page, ref: string) => page.locator('tbody tr[data-id]').filter({ hasText: ref });

describe.each(inject('subjects').slice(-1))('two people at one queue on $name', ({ url }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('who opens a line first has it: the other sees by whom, decides nothing, takes it over, and loses it by closing', async () => {
    const first = await atQueue(browser, url, officer);
    const second = await atQueue(browser, url, lead);
    const ref = (await first.page.getByText(line).last().textContent()) ?? '';
    await row(first.page, ref).getByText(ref).click();
    await confirm(first.page).waitFor();
    // The row says so to everybody who looks at the queue, without a reload.
    await row(second.page, ref).getByText('ปราณี การเงิน').waitFor();
    await row(second.page, ref).getByText(ref).click();
    await held(second.page).waitFor();
    expect(await confirm(second.page).isDisabled()).toBe(true);
    expect(await panel(second.page).getByRole('button', { name: 'จับคู่กับสมาชิก' }).isDisabled()).toBe(true);
    await second.page.keyboard.press('m');
    expect(await second.page.getByRole('dialog').count()).toBe(0);

    await panel(second.page).getByRole('button', { name: 'รับช่วง' }).click();
    await held(second.page).waitFor({ state: 'detached' });
    await expect.poll(() => confirm(second.page).isDisabled()).toBe(false);

    // Closed, it is nobody's, and so it is whoever's who opens it next.
    await second.page.keyboard.press('Escape');
    await panel(second.page).waitFor({ state: 'detached' });
    await first.page.keyboard.press('Escape');
    await panel(first.page).waitFor({ state: 'detached' });
    await row(first.page, ref).getByText('พิชัย หัวหน้าการเงิน').waitFor({ state: 'detached' });
    await row(first.page, ref).getByText(ref).click();
    await expect.poll(() => confirm(first.page).isDisabled()).toBe(false);
    await row(second.page, ref).getByText('ปราณี การเงิน').waitFor();
    expect([...first.complaints.policy, ...second.complaints.policy]).toEqual([]);
    await Promise.all([first.context.close(), second.context.close()]);
  });
});
