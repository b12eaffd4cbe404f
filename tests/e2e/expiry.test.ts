import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { isFree, requestsFor } from './support/desk.ts';
import { auditor, officer, owner, type Person } from './support/people.ts';

const again = (page: Page) => page.locator('dialog[open]');
const goOn = (page: Page) => again(page).getByRole('button', { name: 'เข้าสู่ระบบและทำงานต่อ' });

/** Opens the form and fills all that it asks for. Saves on request only. */
async function fillForm(page: Page, url: string, name: string) {
  await page.goto(`${url}/vizpay/account/add`);
  const fields = { ชื่อบัญชี: name, 'API Key': 'key-1', 'Secret Key': 'secret-1', 'API URL': 'https://api.example.com' };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text);
  await page.getByLabel('ค่าธรรมเนียมฝาก (%)').fill('1.5');
  await page.getByLabel('ค่าธรรมเนียมถอน (%)').fill('2');
}

/** Ends the session and does something. What the page reads by itself is held back, so that what is done finds it out. */
async function tooLate(page: Page, expire: () => Promise<unknown>, act: () => Promise<unknown>) {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().method() === 'GET') await arrived;
      await route.continue();
    },
  );
  await expire();
  await act();
  await again(page).waitFor();
  release();
}

const saveTooLate = (page: Page, expire: () => Promise<unknown>) =>
  tooLate(page, expire, () => page.getByRole('button', { name: 'บันทึก', exact: true }).click());

/** Every request that would write an account, with the token that it carried. */
function watchSaves(page: Page): (string | undefined)[] {
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/system/vizpay/add')) sent.push(request.headers().authorization);
  });
  return sent;
}

const countOf = async (api: Awaited<ReturnType<typeof signInAt>>, name: string) => {
  const { data } = await api.get(`/api/system/vizpay/accounts?limit=100&q=${encodeURIComponent(name)}`);
  return (data as readonly object[]).filter((row) => JSON.stringify(row).includes(name)).length;
};

describe.each(inject('subjects').slice(-1))('expiry in the middle of work on $name', ({ url }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** Somebody at work whose session ends, by an end of all their other sessions from elsewhere. */
  async function atWork(person: Person = owner) {
    const opened = await openPage(browser);
    await signIn(opened.page, url, person.username, person.password);
    const elsewhere = await signInAt(url, person);
    return { ...opened, elsewhere, expire: () => elsewhere.endOthers() };
  }

  it('a half-filled form: the password in place, nothing lost, saved exactly once', async () => {
    const name = `หมดเวลา ${Date.now()}`;
    const { page, context, complaints, elsewhere, expire } = await atWork();
    const saves = watchSaves(page);
    await fillForm(page, url, name);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await saveTooLate(page, expire);
    await again(page).waitFor();
    expect(await again(page).textContent()).toContain('หมดเวลาการใช้งาน');
    // The platform's modal: nothing behind it can be reached, and Escape does not close it.
    await page.keyboard.press('Escape');
    await expect.poll(() => again(page).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);

    await again(page).getByLabel('รหัสผ่าน', { exact: true }).fill('ผิดแน่นอน-1');
    await goOn(page).click();
    await again(page).getByRole('alert').waitFor();
    expect(await page.getByLabel('ชื่อบัญชี').first().inputValue()).toBe(name);
    expect(saves).toHaveLength(1);

    await again(page).getByLabel('รหัสผ่าน', { exact: true }).fill(owner.password);
    await goOn(page).click();
    await page.getByText('เพิ่มข้อมูลสำเร็จ').first().waitFor();
    expect(await countOf(elsewhere, name)).toBe(1);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(saves).toHaveLength(2);
    expect(saves[0]).not.toBe(saves[1]);
    expect(complaints.policy).toEqual([]);
    await context.close();
  });

  it('a question that is open stays open, and its money call keeps its key', async () => {
    const { page, context, expire } = await atWork(officer);
    // Requests that others look for, with a name that differs, are left to them.
    const [{ ref }] = await requestsFor(url, 'pending', 'verify', isFree);
    await page.goto(`${url}/finance/withdraw_requests`);
    await page.getByText(ref).first().click();
    const panel = page.locator('aside');
    await panel.getByRole('button', { name: /^ตรวจสอบ/ }).click();
    const question = page.getByRole('dialog').filter({ hasText: 'ยืนยันตรวจสอบรายการถอน' });
    await question.waitFor();
    // What speaks against it, and asks for a reason, is known when it can be confirmed.
    await question
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .and(page.locator(':enabled'))
      .waitFor();
    const reason = question.getByLabel(/เหตุผล/);
    if (await reason.count()) await reason.fill('ตรวจสอบแล้ว');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/withdraw/action/verify')) keys.push(request.headers()['idempotency-key']);
    });
    await tooLate(page, expire, () => question.getByRole('button', { name: /^ตรวจสอบ/ }).click());
    expect(await question.count()).toBe(1);
    await again(page).getByLabel('รหัสผ่าน', { exact: true }).fill(officer.password);
    await goOn(page).click();
    await again(page).waitFor({ state: 'detached' });
    await question.waitFor({ state: 'detached' });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
    await context.close();
  });

  it('reading goes on by itself after the sign-in', async () => {
    const { page, context, expire } = await atWork(officer);
    await page.goto(`${url}/finance/withdraw_requests`);
    const reference = page.getByText(/^W\d{12}$/);
    const first = (await reference.first().textContent()) ?? '';
    await expire();
    await page.getByPlaceholder('ค้นหา').or(page.getByRole('searchbox')).first().fill(first);
    await again(page).waitFor();
    await again(page).getByLabel('รหัสผ่าน', { exact: true }).fill(officer.password);
    await page.keyboard.press('Enter');
    await again(page).waitFor({ state: 'detached' });
    await expect.poll(() => reference.allInnerTexts()).toEqual([first]);
    await context.close();
  });

  it('cancelled: the sign-in, and afterwards back to the form with what was typed', async () => {
    const name = `กลับมา ${Date.now()}`;
    const { page, context, expire } = await atWork();
    const saves = watchSaves(page);
    await fillForm(page, url, name);
    await saveTooLate(page, expire);
    await again(page).getByRole('button', { name: 'ยกเลิกและไปหน้าเข้าสู่ระบบ' }).click();
    await page.waitForURL((at) => at.pathname === '/login');
    await page.getByLabel('อีเมลหรือชื่อผู้ใช้').fill(owner.username);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await page.waitForURL((at) => at.pathname === '/vizpay/account/add');
    await page.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).click();
    await expect.poll(() => page.getByLabel('ชื่อบัญชี').first().inputValue()).toBe(name);
    expect(saves).toHaveLength(1);
    await context.close();
  });

  it('somebody else: nothing of the first is sent, kept or shown', async () => {
    const name = `คนอื่น ${Date.now()}`;
    const { page, context, rest, elsewhere, expire } = await atWork();
    const saves = watchSaves(page);
    await fillForm(page, url, name);
    await saveTooLate(page, expire);
    await again(page)
      .getByRole('button', { name: /เข้าสู่ระบบด้วยบัญชีอื่น/ })
      .click();
    await page.waitForURL((at) => at.pathname === '/login');
    await signIn(page, url, auditor.username, auditor.password);
    await page.locator('nav a[href]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await rest();
    const held = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(held).not.toContain(name);
    expect(saves).toHaveLength(1);
    expect(await countOf(elsewhere, name)).toBe(0);
    await context.close();
  });

  it('a session that is over before the page is opened has nothing to keep: the sign-in, and back', async () => {
    const { page, context, expire } = await atWork(officer);
    await page.goto(`${url}/finance/withdraw_requests`);
    await page
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    await expire();
    await page.reload();
    await page.waitForURL((at) => at.pathname === '/login');
    expect(await again(page).count()).toBe(0);
    await page.getByLabel('อีเมลหรือชื่อผู้ใช้').fill(officer.username);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(officer.password);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    await page.waitForURL((at) => at.pathname === '/finance/withdraw_requests');
    await context.close();
  });
});
