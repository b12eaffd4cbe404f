import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { letterLink, signInAt } from './support/api.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { auditor, lead, owner, support } from './support/people.ts';

const atSignIn = (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true });
const inShell = (page: Page) => page.locator('nav a[href]').first();

/** From now on the page learns nothing from the server: what it knows, another tab told it. */
const cutOff = (page: Page) => page.route('**/api/**', () => undefined);

describe.each(inject('subjects').slice(-1))('sessions on $name', ({ url, folder }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('register → confirm by mail → approved by the owner → sign in; a forgotten password ends the old session', async () => {
    const email = `newcomer.${Date.now()}@example.com`;
    const passwords = ['maprao-noy rim nam 27', 'fah-lang-fon sawng 42'] as const;
    const { page, context, complaints } = await openPage(browser, 390);
    await page.goto(`${url}/login`);
    await page.getByRole('link', { name: 'สมัครใช้งาน' }).click();
    await page.getByLabel('อีเมล').fill(email);
    await page.getByLabel('ชื่อที่แสดง').fill('นก ทดสอบ');
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(passwords[0]);
    await page.getByLabel('ยืนยันรหัสผ่าน').fill(passwords[0]);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'สมัครใช้งาน' }).click();
    await page.getByText(`ส่งลิงก์ยืนยันไปที่ ${email} แล้ว`).waitFor();

    await page.goto(await letterLink(folder, email, 'confirm'));
    await page.getByText('สมัครสำเร็จ กรุณารอผู้ดูแลอนุมัติ').waitFor();
    // The token has left the address and the history.
    expect(page.url()).toBe(`${url}/login`);
    await page.getByRole('button', { name: 'ไปหน้าเข้าสู่ระบบ' }).click();

    const tryToSignIn = async (password: string) => {
      await page.getByLabel('อีเมลหรือชื่อผู้ใช้').fill(email);
      await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
      await atSignIn(page).click();
    };
    await tryToSignIn(passwords[0]);
    await page.getByRole('alert').waitFor();
    expect(page.url()).toBe(`${url}/login`);

    await approve(url, email);
    await tryToSignIn(passwords[0]);
    await inShell(page).waitFor();

    const elsewhere = await openPage(browser);
    await elsewhere.page.goto(`${url}/forgot`);
    await elsewhere.page.getByLabel('อีเมล').fill(email);
    await elsewhere.page.getByRole('button', { name: 'ส่งลิงก์' }).click();
    await elsewhere.page.getByText(`หากมีบัญชีที่ใช้อีเมล ${email}`).waitFor();
    await elsewhere.page.goto(await letterLink(folder, email, 'reset'));
    await elsewhere.page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(passwords[1]);
    await elsewhere.page.getByLabel('ยืนยันรหัสผ่านใหม่').fill(passwords[1]);
    await elsewhere.page.getByRole('button', { name: 'บันทึกรหัสผ่านใหม่' }).click();
    await elsewhere.page.getByText('ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ').waitFor();

    // The first session is over: opened again, it starts at the sign-in.
    await page.goto(`${url}/`);
    await page.waitForURL((at) => at.pathname === '/login');
    await tryToSignIn(passwords[0]);
    await page.getByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง').waitFor();
    await tryToSignIn(passwords[1]);
    await inShell(page).waitFor();
    expect(complaints.policy).toEqual([]);
    await Promise.all([context.close(), elsewhere.context.close()]);
  });

  it.each([true, false])('two tabs (they can hear each other: %s): out in one is out in the other', async (reaches) => {
    const { page: first, context } = await openPage(browser);
    // A browser without BroadcastChannel, from the next page on.
    if (!reaches) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await signIn(first, url, support.username, support.password);
    await inShell(first).waitFor();
    const second = await context.newPage();
    if (reaches) await second.goto(`${url}/`);
    else await signIn(second, url, support.username, support.password);
    await inShell(second).waitFor();

    await cutOff(second);
    await first.getByRole('button', { name: 'เมนูผู้ใช้งาน' }).click();
    await first.getByText('ออกจากระบบ', { exact: true }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
    await atSignIn(first).waitFor();
    await atSignIn(second).waitFor();
    expect(await inShell(second).count()).toBe(0);
    expect(await second.evaluate(() => ({ ...localStorage }).local_data)).toBeUndefined();
    expect(
      await second.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|draft|pending/.test(key))),
    ).toEqual([]);
    await context.close();
  });

  it.each([true, false])('two tabs (they can hear each other: %s): signed in as another in one', async (reaches) => {
    const { page: first, context } = await openPage(browser);
    if (!reaches) await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    await signIn(first, url, support.username, support.password);
    await inShell(first).waitFor();
    const name = ((await first.getByRole('button', { name: 'เมนูผู้ใช้งาน' }).textContent()) ?? '').trim();
    expect(name.length).toBeGreaterThan(3);

    // A tab that knows nothing of the first (its storage was lost), so that it does not take over its session.
    const second = await context.newPage();
    await second.goto(`${url}/favicon.svg`);
    await second.evaluate(() => localStorage.removeItem('local_data'));
    if (reaches) await atSignIn(first).waitFor();
    await signIn(second, url, auditor.username, auditor.password);
    await inShell(second).waitFor();

    // The first is with the new person, or at the sign-in; nothing of the earlier person is left.
    await expect.poll(() => first.getByText(name).count()).toBe(0);
    if (reaches) await inShell(first).waitFor();
    else await atSignIn(first).waitFor();
    const held = await first.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(held).not.toContain(support.username);
    await context.close();
  });

  it('a tab that slept finds out when it is looked at again', async () => {
    const { page: first, context } = await openPage(browser);
    // Deaf: neither the channel nor the storage reaches it, as while a tab is frozen.
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'BroadcastChannel');
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
    });
    await signIn(first, url, support.username, support.password);
    await inShell(first).waitFor();
    const second = await context.newPage();
    await second.goto(`${url}/favicon.svg`);
    await second.evaluate(() => localStorage.removeItem('local_data'));
    expect(await inShell(first).count()).toBe(1);
    await cutOff(first);
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await atSignIn(first).waitFor();
    await context.close();
  });

  it('the devices of a person: this one is marked, and the others can be ended', async () => {
    const { page, context, complaints } = await openPage(browser);
    await signIn(page, url, lead.username, lead.password);
    const other = await signInAt(url, lead);
    await page.getByRole('button', { name: 'การแสดงผล' }).click();
    await page.getByRole('button', { name: 'อุปกรณ์ที่เข้าสู่ระบบ' }).click();
    const dialog = page.getByRole('dialog', { name: 'อุปกรณ์ที่เข้าสู่ระบบ' });
    await dialog.getByText('อุปกรณ์นี้', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'ออกจากระบบอุปกรณ์อื่นทั้งหมด' }).click();
    await dialog.getByRole('button', { name: 'กดอีกครั้งเพื่อยืนยัน' }).click();
    await dialog.getByText('ไม่มีอุปกรณ์อื่นที่เข้าสู่ระบบอยู่').waitFor();
    expect((await other.get('/api/profile')).error).toBe(401);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();
  });
});

/** What the owner does with somebody who waits. */
async function approve(url: string, email: string): Promise<void> {
  const api = await signInAt(url, owner);
  const { data } = await api.get(`/api/system/user/list?q=${encodeURIComponent(email)}`);
  const [user] = data as readonly { readonly id: number; readonly version: number; readonly status: string }[];
  if (user?.status !== 'pending') throw new Error(`${email} does not wait for approval`);
  const roles = (await api.get('/api/system/role/list?limit=100')).data as readonly { id: number; code: string }[];
  const role = roles.find(({ code }) => code === 'auditor');
  const approval = { user_id: user.id, version: user.version, status: 'active', role_id: role?.id };
  expect(await api.post('/api/system/user/update', approval)).toMatchObject({ error: 0 });
}
