import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch, openPage } from './support/browser.ts';
import {
  atQueue,
  dialog,
  isFree,
  panel,
  queue,
  ready,
  reason,
  references,
  requestsFor,
  start,
  stepTo,
} from './support/desk.ts';
import { auditor, lead, officer } from './support/people.ts';

describe.each(inject('subjects'))('the withdrawal desk on $name', ({ url }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('sign in → queue → filter → a name that differs: a reason each time → verify → approve → success', async () => {
    const { page, context, complaints } = await atQueue(browser, url, officer);
    const [{ ref: first }] = await requestsFor(
      url,
      'pending',
      'verify',
      ({ refusals, warnings }) => refusals.length === 0 && warnings.some(({ code }) => code === 'account_name'),
    );
    await page.getByPlaceholder('ค้นหา').or(page.getByRole('searchbox')).first().fill(first);
    await expect.poll(() => references(page)).toEqual([first]);
    expect(new URL(page.url()).searchParams.get('q')).toBe(first);
    const api = await signInAt(url, officer);
    const [row] = (await api.get(`/api/system/withdraw/list?q=${first}`)).data as readonly {
      readonly id: number;
      readonly type: string;
    }[];

    await page.getByText(first).first().click();
    await start(page, 'ตรวจสอบ');
    await dialog(page).getByText(`ยืนยันตรวจสอบรายการถอน ${first}`).waitFor();
    await dialog(page).getByText('ชื่อบัญชีปลายทางไม่ตรงกับชื่อสมาชิก').waitFor();
    await (await ready(page, 'ตรวจสอบ')).click();
    // Nothing is sent without a reason, and the place for it has the focus.
    await dialog(page).getByText('กรุณาระบุเหตุผลอย่างน้อย 6 ตัวอักษร').waitFor();
    await page.keyboard.type('โทรยืนยันกับสมาชิกแล้ว');
    await (await ready(page, 'ตรวจสอบ')).click();
    await panel(page).getByText('ตรวจสอบแล้ว', { exact: false }).first().waitFor();

    await start(page, 'อนุมัติ');
    await dialog(page).getByRole('radio', { checked: true }).waitFor();
    await dialog(page).getByText('เหตุผลของผู้ตรวจสอบ').waitFor();
    // Nor does the server let it go without one.
    const refused = await api.post('/api/system/withdraw/action/approve', { id: row?.id, type: row?.type });
    expect(refused).toMatchObject({ error: 422, fields: { warning_reason: expect.stringContaining('เหตุผล') } });
    await reason(page).fill('เห็นบัตรประชาชนแล้ว');
    await (await ready(page, 'อนุมัติ')).click();
    await panel(page).locator('header').getByText('สำเร็จ', { exact: true }).waitFor();

    // What the screen says is what the server holds, and the audit log has the reasons.
    const { data } = await api.get(`/api/system/withdraw/detail?id=${row?.id}`);
    expect(data).toMatchObject({ withdraw_ref: first, status: 'success', upstream_ref: expect.stringMatching(/./) });
    const audit = await (await signInAt(url, auditor)).get(
      `/api/system/audit/list?entity_type=Withdrawal&entity_id=${row?.id}`,
    );
    for (const said of ['โทรยืนยันกับสมาชิกแล้ว', 'เห็นบัตรประชาชนแล้ว'])
      expect(audit.data).toContainEqual(
        expect.objectContaining({ after: expect.objectContaining({ warning_reason: said }) }),
      );
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();
  });

  it('the same by keyboard alone; plain Enter never moves money', async () => {
    const { page, context, complaints } = await openPage(browser);
    await page.goto(`${url}/login`);
    // The name has the focus already.
    await page.getByLabel('อีเมลหรือชื่อผู้ใช้').waitFor();
    await page.keyboard.type(officer.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(officer.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => at.pathname === '/');
    await page.locator('nav a[href]').first().waitFor();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    await page.keyboard.type('รายการถอน');
    await page.keyboard.press('Enter');
    await page.waitForURL((at) => at.pathname === queue);
    await page
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    // To pay it, nobody else has to agree either.
    const newest = (await requestsFor(url, 'pending', 'manual', isFree)).at(-1)?.ref ?? '';

    await stepTo(page, newest);
    await page.keyboard.press('Enter');
    await panel(page).getByText(newest).first().waitFor();

    await page.keyboard.press('v');
    await dialog(page).getByText(newest).waitFor();
    await page.keyboard.press('Enter');
    // The focus was on "cancel": nothing was sent.
    await dialog(page).waitFor({ state: 'detached' });
    await panel(page).getByText('รอตรวจสอบ').first().waitFor();

    await page.keyboard.press('v');
    await dialog(page).getByText(newest).waitFor();
    await ready(page, 'ตรวจสอบ');
    await page.keyboard.press('Control+Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await panel(page).getByText('ตรวจสอบแล้ว', { exact: false }).first().waitFor();

    await page.keyboard.press('a');
    await dialog(page).getByRole('radio', { checked: true }).waitFor();
    await ready(page, 'อนุมัติ');
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^สั่งโอน .* บาท ให้ .* แล้ว$/).waitFor();
    // What is decided makes room for the next request that waits.
    await panel(page).getByText(newest).waitFor({ state: 'detached' });
    const next = (await references(page))[0] ?? '';
    await panel(page).getByText(next).first().waitFor();
    const api = await signInAt(url, officer);
    await expect
      .poll(async () => (await api.get(`/api/system/withdraw/list?q=${newest}`)).data)
      .toMatchObject([{ withdraw_ref: newest, status: 'success' }]);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();
  });

  it('two officers on one request: the second learns who did what, and the screen heals', async () => {
    const [one, two] = await Promise.all([atQueue(browser, url, officer), atQueue(browser, url, lead)]);
    const target = (await requestsFor(url, 'pending', 'verify', isFree)).at(-1)?.ref ?? '';
    await one.page.getByText(target).first().click();
    await panel(one.page).getByText(target).first().waitFor();
    await two.page.getByText(target).first().click();
    // The first holds the request; a lead may take over.
    const takeOver = panel(two.page).getByRole('button', { name: /รับช่วง/ });
    await takeOver
      .or(panel(two.page).getByText(/กำลังดำเนินการโดย/))
      .first()
      .waitFor();

    await start(one.page, 'ตรวจสอบ');
    await ready(one.page, 'ตรวจสอบ');
    await takeOver.click();
    await start(two.page, 'ตรวจสอบ');
    await (await ready(two.page, 'ตรวจสอบ')).click();
    await dialog(two.page).waitFor({ state: 'detached' });

    await (await ready(one.page, 'ตรวจสอบ')).click();
    await one.page
      .getByText(/หัวหน้าการเงิน/)
      .first()
      .waitFor();
    await one.page.keyboard.press('Escape');
    await panel(one.page).getByText('ตรวจสอบแล้ว', { exact: false }).first().waitFor();
    await Promise.all([one.context.close(), two.context.close()]);
  });

  it('an unknown transfer is neither refunded nor sent again until it is settled', async () => {
    const { page, context } = await atQueue(browser, url, lead);
    await page.goto(`${url}${queue}?status=unknown`);
    await page
      .getByText(/^W\d{12}$/)
      .first()
      .click();
    await panel(page).getByText('ห้ามโอนซ้ำจนกว่าจะตรวจสอบผล').waitFor();
    expect(
      await panel(page)
        .getByRole('button', { name: /^(อนุมัติ|คืนเครดิต|เปลี่ยนวิธีโอน)/ })
        .count(),
    ).toBe(0);
    await panel(page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .waitFor();
    await context.close();
  });

  it('who may only look sees the queue and no way to change it', async () => {
    const { page, context } = await atQueue(browser, url, { username: 'auditor', password: officer.password });
    await page
      .getByText(/^W\d{12}$/)
      .first()
      .click();
    await panel(page)
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    expect(
      await panel(page)
        .getByRole('button', { name: /^(ตรวจสอบ|อนุมัติ|คืนเครดิต|โอนมือ)/ })
        .count(),
    ).toBe(0);
    // Without permission to see personal data the account is masked by the server.
    await panel(page)
      .getByText(/•{4,}\d{4}/)
      .first()
      .waitFor();
    await context.close();
  });
});
