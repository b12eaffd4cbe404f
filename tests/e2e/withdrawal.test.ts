import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { lead, officer, type Person } from './support/people.ts';

const queue = '/finance/withdraw_requests';

/** The details beside the list. */
const panel = (page: Page) => page.locator('aside');
const dialog = (page: Page) => page.getByRole('dialog');

/** Signs in and opens the queue. */
async function atQueue(browser: Browser, url: string, person: Person) {
  const opened = await openPage(browser);
  await signIn(opened.page, url, person.username, person.password);
  await opened.page.goto(`${url}${queue}`);
  await opened.page
    .getByText(/^W\d{12}$/)
    .first()
    .waitFor();
  return opened;
}

/** Business numbers of the rows on screen, in order. */
const references = (page: Page) => page.getByText(/^W\d{12}$/).allInnerTexts();

describe.each(inject('subjects'))('the withdrawal desk on $name', ({ url }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('sign in → queue → filter → verify → approve → success', async () => {
    const { page, context, complaints } = await atQueue(browser, url, officer);
    const [first = ''] = await references(page);
    await page.getByPlaceholder('ค้นหา').or(page.getByRole('searchbox')).first().fill(first);
    await expect.poll(() => references(page)).toEqual([first]);
    expect(new URL(page.url()).searchParams.get('q')).toBe(first);

    await page.getByText(first).first().click();
    await panel(page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .click();
    await dialog(page).getByText(`ยืนยันตรวจสอบรายการถอน ${first}`).waitFor();
    await dialog(page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .click();
    await panel(page).getByText('ตรวจสอบแล้ว', { exact: false }).first().waitFor();

    await panel(page).getByRole('button', { name: /^อนุมัติ/ }).click();
    await dialog(page).getByRole('radio').first().waitFor();
    await dialog(page).getByRole('button', { name: /^อนุมัติ/ }).click();
    await panel(page).getByText('สำเร็จ', { exact: true }).filter({ visible: true }).first().waitFor();

    // What the screen says is what the server holds.
    const api = await signInAt(url, officer);
    const [row] = (await api.get(`/api/system/withdraw/list?q=${first}`)).data as readonly { readonly id: number }[];
    const { data } = await api.get(`/api/system/withdraw/detail?id=${row?.id}`);
    expect(data).toMatchObject({ withdraw_ref: first, status: 'success', upstream_ref: expect.stringMatching(/./) });
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
    // The newest request is a small one: nobody else has to agree.
    const newest = (await references(page)).at(-1) ?? '';

    await page.keyboard.press('j');
    await page.keyboard.press('End');
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
    // Where the turnover is not met a reason is asked for.
    const reason = dialog(page).getByLabel(/เหตุผล/);
    if ((await panel(page).getByText('ครบแล้ว', { exact: true }).count()) === 0) await reason.fill('ตรวจสอบแล้ว');
    await page.keyboard.press('Control+Enter');
    await dialog(page).waitFor({ state: 'detached' });
    await panel(page).getByText('ตรวจสอบแล้ว', { exact: false }).first().waitFor();

    await page.keyboard.press('a');
    await dialog(page).getByRole('radio').first().waitFor();
    await page.keyboard.press('Control+Enter');
    await panel(page).getByText('สำเร็จ', { exact: true }).filter({ visible: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual({ console: [], policy: [] });
    await context.close();
  });

  it('two officers on one request: the second learns who did what, and the screen heals', async () => {
    const [one, two] = await Promise.all([atQueue(browser, url, officer), atQueue(browser, url, lead)]);
    const found = await references(one.page);
    const target = found.at(-1) ?? '';
    await one.page.getByText(target).first().click();
    await panel(one.page).getByText(target).first().waitFor();
    await two.page.getByText(target).first().click();
    // The first holds the request; a lead may take over.
    const takeOver = panel(two.page).getByRole('button', { name: /รับช่วง/ });
    await takeOver
      .or(panel(two.page).getByText(/กำลังดำเนินการโดย/))
      .first()
      .waitFor();

    await panel(one.page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .click();
    await dialog(one.page).waitFor();
    await takeOver.click();
    await panel(two.page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .click();
    await dialog(two.page).waitFor();
    const why = dialog(two.page).getByLabel(/เหตุผล/);
    if (await why.count()) await why.fill('ตรวจสอบแล้ว');
    await dialog(two.page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .click();
    await dialog(two.page).waitFor({ state: 'detached' });

    const sameWhy = dialog(one.page).getByLabel(/เหตุผล/);
    if (await sameWhy.count()) await sameWhy.fill('ตรวจสอบแล้ว');
    await dialog(one.page)
      .getByRole('button', { name: /^ตรวจสอบ/ })
      .click();
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
    expect(
      await panel(page)
        .getByText(/•{4,}\d{4}/)
        .count(),
    ).toBeGreaterThan(0);
    await context.close();
  });
});
