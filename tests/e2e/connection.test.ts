import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, openPage, signIn } from './support/browser.ts';
import { queueIsWhole } from './support/desk.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { officer, owner, type Person } from './support/people.ts';
import { watchFiles, watchRest } from './support/rest.ts';

/** As a link does. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const light = (page: Page) => page.getByRole('status', { name: 'เซิร์ฟเวอร์' });
const rows = (page: Page) => page.locator('main [role="row"]:has([role="cell"]), main tbody tr:has(td)');
const trouble = 'เชื่อมต่อระบบไม่ได้';

describe('a server that dies and comes back under an open page', () => {
  let browser: Browser;
  let server: OwnServer;
  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), ownServer()]);
  });
  beforeEach(() => server.comeBack());
  afterAll(async () => {
    await browser?.close();
    await server?.end();
  });

  let opened: Awaited<ReturnType<typeof openPage>>;
  let rest: () => Promise<void>;
  afterEach(() => opened.context.close());
  async function open(person: Person = officer, width?: number) {
    opened = await openPage(browser, width);
    const files = watchFiles(opened.page);
    rest = watchRest(opened.page);
    await signIn(opened.page, server.url, person.username, person.password);
    await light(opened.page).getByText('Connected', { exact: true }).waitFor();
    expect(await light(opened.page).textContent()).toMatch(/^CAT350\s*Connected$/);
    await files();
    return opened.page;
  }
  /** Kills the server and waits until the page says so. */
  async function lose(page: Page): Promise<void> {
    await server.die();
    await light(page).getByText('Disconnected', { exact: true }).waitFor();
  }
  /** Starts it again and waits until the page says so. */
  async function regain(page: Page): Promise<void> {
    await server.comeBack();
    await light(page).getByText('Connected', { exact: true }).waitFor();
  }

  it('the indicator shows it without any action', async () => {
    const page = await open();
    await lose(page);
    await regain(page);
    expect(await light(page).textContent()).toMatch(/^CAT350\s*Connected$/);
  });

  it('the indicator shows it although nobody watches yet', async () => {
    const watching = /\/keep-fresh-[\w-]+\.js$/;
    opened = await openPage(browser);
    const { page } = opened;
    await page.route(watching, (route) => route.abort());
    await signIn(page, server.url, officer.username, officer.password);
    await light(page).getByText('Connected', { exact: true }).waitFor();
    await lose(page);
    await page.unroute(watching);
    await regain(page);
  });

  it('a list that failed meanwhile, and one whose page was never open, come by themselves', async () => {
    const page = await open();
    await goTo(page, '/finance/deposit_requests');
    await rows(page).first().waitFor();
    // What comes after the rows has come, too.
    await rest();
    await goTo(page, '/');
    await rows(page).first().waitFor({ state: 'detached' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await lose(page);
    await goTo(page, '/finance/deposit_requests?q=0000');
    await page.getByText(trouble, { exact: false }).first().waitFor();
    await regain(page);
    await page.getByText(trouble, { exact: false }).first().waitFor({ state: 'detached' });
    // Nothing was loaded anew for it: whatever else was on screen has stayed.
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await lose(page);
    await goTo(page, '/finance/withdraw_requests');
    await page.locator('main').getByText(trouble, { exact: false }).first().waitFor();
    expect(await page.getByText('มีเวอร์ชันใหม่', { exact: false }).count()).toBe(0);
    await regain(page);
    await rows(page).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/finance/withdraw_requests');
  });

  it('a panel and a dialog that failed meanwhile come by themselves', async () => {
    const page = await open();
    await goTo(page, '/finance/withdraw_requests');
    const references = page.getByText(/^W\d{12}$/);
    const panel = page.locator('aside');
    await references.first().click();
    await panel
      .getByText(/^W\d{12}$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await queueIsWhole(page);
    const second = (await references.nth(1).textContent()) ?? '';
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await lose(page);
    await references.nth(1).click();
    await panel.getByText(trouble, { exact: false }).waitFor();
    // The choices of the bar have files of their own, which nobody has asked for yet.
    await page.getByRole('button', { name: 'การแสดงผล' }).click();
    await regain(page);
    const choices = page.getByRole('dialog', { name: 'การแสดงผล' });
    await choices.getByRole('button', { name: 'อุปกรณ์ที่เข้าสู่ระบบ' }).click();
    const devices = page.getByRole('dialog', { name: 'อุปกรณ์ที่เข้าสู่ระบบ' });
    await devices.getByText('อุปกรณ์นี้', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await devices.waitFor({ state: 'detached' });
    await panel.getByText(second).first().waitFor();
    await panel.getByText(trouble, { exact: false }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  it('a failed save is reported in one true sentence, and nothing typed is lost', async () => {
    const page = await open(owner);
    const name = `ขาดการเชื่อมต่อ ${Date.now()}`;
    await goTo(page, '/vizpay/account/add');
    const fields = {
      ชื่อบัญชี: name,
      'API Key': 'key-1',
      'Secret Key': 'secret-1',
      'API URL': 'https://api.example.com',
      'ค่าธรรมเนียมฝาก (%)': '1.5',
      'ค่าธรรมเนียมถอน (%)': '2',
    };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text);
    await lose(page);
    const save = page.getByRole('button', { name: 'บันทึก', exact: true });
    await save.click();
    const notice = page.locator('main').getByRole('alert');
    await notice.first().waitFor();
    expect(await notice.allTextContents()).toEqual(['ยังไม่ทราบผลของรายการ กรุณาตรวจสอบสถานะล่าสุดก่อนทำซ้ำสิ่งที่คุณกรอกยังอยู่ครบ']);
    await regain(page);
    expect(await page.getByLabel('ชื่อบัญชี').first().inputValue()).toBe(name);
    await save.click();
    await page.getByText('เพิ่มข้อมูลสำเร็จ').first().waitFor();
  });
});
