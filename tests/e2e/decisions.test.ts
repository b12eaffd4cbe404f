import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import {
  atQueue,
  dialog,
  isFree,
  openRequest,
  panel,
  queue,
  queueIsWhole,
  ready,
  reason,
  requestsFor,
  type Said,
  start,
} from './support/desk.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { lead, officer, owner, type Person } from './support/people.ts';
import { watchFiles } from './support/rest.ts';

type Row = Readonly<Record<string, unknown>>;

const light = (page: Page) => page.getByRole('status', { name: 'เซิร์ฟเวอร์' });
const actionPath = '/api/system/withdraw/action/';

describe('decisions about money, on a server of their own', () => {
  let browser: Browser;
  let server: OwnServer;
  let url: string;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), ownServer()]);
    url = server.url;
  });
  beforeEach(() => server.comeBack());
  afterAll(async () => {
    await browser?.close();
    await server?.end();
  });

  const enter = (person: Person) => signInAt(url, person);
  const detailOf = async (id: number) =>
    (await (await enter(officer)).get(`/api/system/withdraw/detail?id=${id}`)).data as Row;

  const find = async (...wanted: [status: string, action: string, fits: (said: Said) => boolean]) => {
    const [first] = await requestsFor(url, ...wanted);
    return first;
  };

  it('above the limit: said before anything is typed, handed over with a note, and a lead decides', async () => {
    const { id, ref } = await find('verified', 'approve', ({ refusals }) =>
      refusals.some(({ code }) => code === 'approve_each'),
    );
    const { page, context, complaints } = await atQueue(browser, url, officer);
    await openRequest(page, url, id);
    const limit = 'เกินวงเงินอนุมัติต่อรายการของทีม';
    await panel(page).getByText(limit, { exact: false }).waitFor();
    await start(page, 'อนุมัติ');
    await dialog(page).getByText(limit, { exact: false }).waitFor();
    await dialog(page).getByText('พิชัย หัวหน้าการเงิน', { exact: false }).waitFor();
    expect(await dialog(page).getByRole('radio').count()).toBe(0);
    expect(await dialog(page).getByRole('button', { name: /^อนุมัติ/ }).count()).toBe(0);
    await (await ready(page, 'ส่งต่อ')).click();
    // Without a word to the lead nothing is sent.
    await dialog(page).getByRole('textbox', { name: 'ข้อความถึงผู้รับช่วง' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('สมาชิกวีไอพี รบกวนดูยอดฝากเมื่อวาน');
    await page.keyboard.press('Control+Enter');
    await page.getByText(`ส่งต่อ ${ref} แล้ว`).waitFor();
    // Their part is done: the next request is open.
    await panel(page).getByText(ref).waitFor({ state: 'detached' });
    await openRequest(page, url, id);
    await panel(page).getByText('ส่งต่อให้หัวหน้าโดย', { exact: false }).waitFor();
    // Closed, it is in nobody's hand.
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await detailOf(id)).locked_by).toBe(null);
    const past = await (await enter(officer)).post(`${actionPath}approve`, { id, type: 'auto_bank' });
    expect(past).toMatchObject({ error: 403, message: expect.stringContaining(limit) });
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();

    const theirs = await atQueue(browser, url, lead);
    // On the home page, and among the figures of the desk.
    const title = 'รายการถอนที่รอหัวหน้า';
    await theirs.page.goto(`${url}/`);
    await theirs.page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'ไปที่คิว' }).click();
    await theirs.page.waitForURL((at) => at.pathname === queue);
    await expect
      .poll(() =>
        theirs.page
          .locator('main')
          .getByText(/^W\d{12}$/)
          .allInnerTexts(),
      )
      .toEqual([ref]);
    await theirs.page.getByRole('link', { name: title }).waitFor();
    await theirs.page.getByText(ref).first().click();
    await panel(theirs.page).getByText('สมาชิกวีไอพี รบกวนดูยอดฝากเมื่อวาน').first().waitFor();
    await start(theirs.page, 'อนุมัติ');
    await dialog(theirs.page).getByText('สมาชิกวีไอพี รบกวนดูยอดฝากเมื่อวาน').waitFor();
    await dialog(theirs.page).getByRole('radio', { checked: true }).waitFor();
    await reason(theirs.page).fill('ยอดฝากเมื่อวานถูกต้อง');
    await (await ready(theirs.page, 'อนุมัติ')).click();
    await expect.poll(async () => (await detailOf(id)).status).toBe('success');
    expect(await detailOf(id)).toMatchObject({ for_lead: false, approved_by_name: 'พิชัย หัวหน้าการเงิน' });
    expect(theirs.complaints).toEqual({ console: [], policy: [] });
    await theirs.context.close();
  });

  it('a refund for another reason asks for its words, by keyboard alone; then the next request is open', async () => {
    const { id, ref } = await find('pending', 'verify', isFree);
    const { page, context, complaints } = await atQueue(browser, url, officer);
    await openRequest(page, url, id);
    await page.keyboard.press('r');
    await dialog(page).getByText('เครดิตหลังคืน').waitFor();
    // From what cancels it is one step back to the note, and one more to the last of the reasons.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await dialog(page).getByRole('radio', { name: 'อื่น ๆ', checked: true }).waitFor();
    await ready(page, 'คืนเครดิต');
    await page.keyboard.press('Control+Enter');
    await dialog(page).getByRole('textbox', { name: /^บันทึก/ }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('บัญชีธนาคารของสมาชิกถูกอายัด');
    await page.keyboard.press('Control+Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await panel(page).getByText(ref).waitFor({ state: 'detached' });
    await panel(page).getByText('รอตรวจสอบ').first().waitFor();
    expect(await detailOf(id)).toMatchObject({ status: 'refunded', refund_reason: 'other' });
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();
  });

  it('a refused take-over says so and changes nothing', async () => {
    const { id } = await find('pending', 'verify', isFree);
    const holding = await atQueue(browser, url, officer);
    await openRequest(holding.page, url, id);
    await expect.poll(async () => (await detailOf(id)).locked_by_name).toBe('ปราณี การเงิน');
    const { page, context } = await atQueue(browser, url, lead);
    await openRequest(page, url, id);
    const held = panel(page).getByText('กำลังดำเนินการโดย ปราณี การเงิน');
    await held.waitFor();

    const api = await enter(owner);
    const [role] = ((await api.get('/api/system/role/items')).data as readonly Row[]).filter(
      ({ code }) => code === 'finance_lead',
    );
    const setRole = async (change: (permissions: readonly string[]) => readonly string[]) => {
      const { data } = await api.get(`/api/system/role/detail?role_id=${String(role?.id)}`);
      const { version, permissions } = data as { readonly version: number; readonly permissions: readonly string[] };
      const body = { role_id: role?.id, version, permissions: change(permissions) };
      expect(await api.post('/api/system/role/update/permission', body)).toMatchObject({ error: 0 });
    };
    const taking = 'finance.withdraw.takeover';
    await setRole((all) => all.filter((one) => one !== taking));
    await panel(page).getByRole('button', { name: 'รับช่วง' }).click();
    await page
      .getByText(/ไม่มีสิทธิ์/)
      .first()
      .waitFor();
    await held.waitFor();
    for (const name of [/^ตรวจสอบ/, /^โอนมือ/, /^คืนเครดิต/])
      expect(await panel(page).getByRole('button', { name }).isDisabled()).toBe(true);
    expect(await detailOf(id)).toMatchObject({ locked_by_name: 'ปราณี การเงิน', status: 'pending' });
    await setRole((all) => [...all, taking]);
    await Promise.all([context.close(), holding.context.close()]);
  });

  it('Escape and a reload lose nothing that was typed; Ctrl+Enter confirms in every dialog alike', async () => {
    const { id } = await find('pending', 'manual', isFree);
    const { page, context } = await atQueue(browser, url, officer);
    await openRequest(page, url, id);
    const reference = dialog(page).getByLabel(/^เลขอ้างอิงการโอน/);
    await start(page, 'โอนมือ');
    await reference.fill('KB-77120');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await start(page, 'โอนมือ');
    expect(await reference.inputValue()).toBe('KB-77120');
    await page.reload();
    await start(page, 'โอนมือ');
    await dialog(page).getByText('ข้อความที่พิมพ์ค้างไว้เมื่อ', { exact: false }).waitFor();
    expect(await reference.inputValue()).toBe('KB-77120');
    await dialog(page).getByRole('button', { name: 'ล้าง' }).click();
    expect(await reference.inputValue()).toBe('');
    await page.keyboard.press('Escape');

    // Nothing arrives: whatever is sent is refused before it does.
    const sent: string[] = [];
    await page.route(
      ({ pathname }) => pathname.startsWith(actionPath),
      (route) => {
        const { pathname } = new URL(route.request().url());
        if (route.request().method() !== 'POST' || /\/(claim|release)$/.test(pathname)) return route.continue();
        sent.push(pathname.slice(actionPath.length));
        return route.fulfill({ status: 500, json: { error: 500, message: 'ระบบขัดข้อง กรุณาลองใหม่' } });
      },
    );
    for (const [action, call, needs] of [
      ['ตรวจสอบ', 'verify', 0],
      ['เปลี่ยนวิธีโอน', 'change_type', 1],
      ['โอนมือ', 'manual', 1],
      ['คืนเครดิต', 'refund', 1],
      ['เพิ่มบันทึก', 'add_note', 1],
    ] as const) {
      await start(page, action);
      await ready(page, action);
      const before = sent.length;
      await dialog(page).locator(':focus').waitFor();
      await page.keyboard.press('Control+Enter');
      // What is missing is complained about, with the focus in it; else it is sent.
      if (needs) await dialog(page).locator('[aria-invalid="true"]:focus').waitFor();
      else
        await dialog(page)
          .getByText('ระบบขัดข้อง', { exact: false })
          .or(dialog(page).getByText('ยังไม่ทราบผล', { exact: false }))
          .first()
          .waitFor();
      expect(sent.slice(before)).toEqual(needs ? [] : [call]);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
    await context.close();
  });

  it('a server that dies under an open dialog: nothing typed is lost, and the outcome is told truly', async () => {
    const { id, ref } = await find(
      'pending',
      'verify',
      ({ refusals, warnings }) => refusals.length === 0 && warnings.length > 0,
    );
    const { page, context } = await atQueue(browser, url, officer);
    const files = watchFiles(page);
    await openRequest(page, url, id);
    await Promise.all([files(), queueIsWhole(page)]);
    await start(page, 'ตรวจสอบ');
    await reason(page).fill('ดูประวัติย้อนหลังแล้ว ปกติ');
    await server.die();
    await (await ready(page, 'ตรวจสอบ')).click();
    await dialog(page).getByText('ยังไม่ทราบผลของรายการนี้', { exact: false }).waitFor();
    await light(page).getByText('Disconnected', { exact: true }).waitFor();
    expect(await reason(page).inputValue()).toBe('ดูประวัติย้อนหลังแล้ว ปกติ');

    await server.comeBack();
    await light(page).getByText('Connected', { exact: true }).waitFor();
    const again = await ready(page, 'ส่งคำสั่งเดิมอีกครั้ง');
    expect(await reason(page).inputValue()).toBe('ดูประวัติย้อนหลังแล้ว ปกติ');
    await again.click();
    await dialog(page).waitFor({ state: 'detached' });
    await panel(page).getByText('ตรวจสอบแล้ว', { exact: false }).first().waitFor();
    const { data } = await (await enter(owner)).get(
      `/api/system/audit/list?entity_type=Withdrawal&entity_id=${id}&action=withdraw.verify`,
    );
    expect(data).toMatchObject([{ result: 'ok', after: { warning_reason: 'ดูประวัติย้อนหลังแล้ว ปกติ' } }]);

    // Opened while nobody answers: it says so, and comes by itself with the server.
    await server.die();
    await light(page).getByText('Disconnected', { exact: true }).waitFor();
    await start(page, 'อนุมัติ');
    await dialog(page).getByRole('alert').first().waitFor();
    expect(await dialog(page).getByRole('button', { name: /^อนุมัติ/ }).isDisabled()).toBe(true);
    await server.comeBack();
    await dialog(page).getByText('เหตุผลของผู้ตรวจสอบ').waitFor();
    await ready(page, 'อนุมัติ');
    await dialog(page).getByText(ref, { exact: false }).or(panel(page).getByText(ref)).first().waitFor();
    await context.close();
  });
});
