import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch, openPage, signIn } from './support/browser.ts';
import { noonOfTomorrow, since } from './support/days.ts';
import { dialog, isFree, panel, queue, ready, requestsFor, start } from './support/desk.ts';
import { effortOf } from './support/effort.ts';
import { marketing, officer, owner, type Person } from './support/people.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;

type Row = Readonly<Record<string, unknown>>;

/** What people do all day, and the most that it may cost them: typing into one input is one key. */
describe('a job costs no more than', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const at = async (person: Person, path: string) => {
    const opened = await openPage(browser);
    await signIn(opened.page, url, person.username, person.password);
    await opened.page.goto(`${url}${path}`);
    await opened.page.locator('main h1').first().waitFor();
    return opened;
  };
  const row = (page: Page, name: string) => page.locator('main tbody tr[data-id]').filter({ hasText: name });
  const click = (page: Page, name: string) => row(page, name).first().locator('td').nth(2).click();

  it('three clicks: approve a withdrawal', async () => {
    const [{ ref }] = await requestsFor(url, 'verified', 'approve', isFree);
    const { page, context } = await at(officer, `${queue}?status=verified`);
    const effort = await effortOf(page);
    await click(page, ref);
    await start(page, 'อนุมัติ');
    await (await ready(page, 'อนุมัติ')).click();
    await page.getByText(/^สั่งโอน .* แล้ว$/).waitFor();
    expect(await effort()).toEqual({ clicks: 3, keys: 0, scrolls: 0 });
    await context.close();
  });

  it('four keys: the same, of the request that comes next', async () => {
    const [{ ref, id }] = await requestsFor(url, 'verified', 'approve', isFree);
    const { page, context } = await at(officer, `${queue}?q=${ref}&status=`);
    await row(page, ref).waitFor();
    const effort = await effortOf(page);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await panel(page).getByText(ref).first().waitFor();
    await page.keyboard.press('a');
    await ready(page, 'อนุมัติ');
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^สั่งโอน .* แล้ว$/).waitFor();
    expect(await effort()).toEqual({ clicks: 0, keys: 4, scrolls: 0 });
    const api = await signInAt(url, officer);
    await expect
      .poll(async () => (await api.get(`/api/system/withdraw/detail?id=${id}`)).data)
      .toMatchObject({ status: 'success' });
    await context.close();
  });

  it('four clicks: return the credit of a request, with a reason', async () => {
    const [{ ref }] = await requestsFor(url, 'pending', 'refund', isFree);
    const { page, context } = await at(officer, `${queue}?q=${ref}&status=`);
    const effort = await effortOf(page);
    await click(page, ref);
    await start(page, 'คืนเครดิต');
    await dialog(page).getByText('สมาชิกขอยกเลิก').click();
    await (await ready(page, 'คืนเครดิต')).click();
    await page.getByText(/^คืนเครดิต .* แล้ว$/).waitFor();
    const { clicks, scrolls } = await effort();
    expect([clicks <= 4, scrolls]).toEqual([true, 0]);
    await context.close();
  });

  it.each([
    [
      'an order by the reference of its gateway',
      `/api/system/vizpay/orders?limit=1&date_from=${since}&type=deposit`,
      'order_ref',
    ],
    ['a deposit that somebody asks for', '/api/system/deposit/list?limit=1&status=success', 'deposit_ref'],
  ])('two keys and what was pasted: find %s', async (_, list, name) => {
    const [found] = (await (await signInAt(url, owner)).get(list)).data as readonly Row[];
    const { page, context } = await at(owner, '/');
    const effort = await effortOf(page);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('ค้นหาหรือวาง', { exact: false }).fill(String(found?.[name]));
    await page
      .locator('[data-action][data-selected]')
      .filter({ hasText: String(found?.[name]) })
      .waitFor();
    await page.keyboard.press('Enter');
    await page
      .locator('article, [role="dialog"]')
      .filter({ hasText: String(found?.[name]) })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await effort()).toEqual({ clicks: 0, keys: 2, scrolls: 0 });
    await context.close();
  });

  it('three clicks: from a month to the members of an agent, and back with three', async () => {
    const { page, context } = await at(owner, '/agent/monthly-summary');
    const way: string[] = [];
    const effort = await effortOf(page);
    for (const path of ['/agent/daily-summary', '/agent/winloss-summary', '/agent/winloss-summary']) {
      way.push(page.url());
      await page.locator('main tbody tr[data-id]').first().locator('td').nth(2).click();
      await page.waitForURL((to) => to.pathname === path && !way.includes(to.href));
      await page.locator('main tbody tr[data-id]').first().waitFor();
    }
    expect(new URL(page.url()).searchParams.get('group_by')).toBe('member');
    expect(await effort()).toEqual({ clicks: 3, keys: 0, scrolls: 0 });
    for (const address of way.toReversed()) {
      await page.goBack();
      await page.waitForURL(address);
    }
    await context.close();
  });

  it('four clicks: a text to all members of a promotion, by day', async () => {
    const { page, context } = await at(marketing, '/promotion/manage');
    const effort = await effortOf(page);
    await page.locator('main tbody tr[data-id]').first().getByRole('button').last().click();
    await page.getByRole('menuitem', { name: /SMS/ }).click();
    const form = page.getByRole('region', { name: 'ส่ง SMS' });
    await form.getByRole('textbox', { name: 'ข้อความ', exact: true }).fill('โปรใหม่ {code}');
    await form.getByRole('textbox', { name: /^ตั้งเวลาส่ง/ }).fill(noonOfTomorrow());
    await form.getByRole('button', { name: 'ส่ง SMS', exact: true }).click();
    await dialog(page)
      .getByText(/^ส่ง SMS ถึงสมาชิก/)
      .waitFor();
    await dialog(page)
      .getByRole('button', { name: /^ส่ง SMS/ })
      .click();
    await page.getByText('รับคำสั่งส่งแล้ว').first().waitFor();
    expect(await effort()).toMatchObject({ clicks: 4, scrolls: 0 });
    await context.close();
  });

  it('four clicks: switch a permission of a role off', async () => {
    const api = await signInAt(url, owner);
    const [role] = ((await api.get('/api/system/role/items')).data as readonly Row[]).filter(
      ({ code }) => code === 'support',
    );
    const detail = async () =>
      (await api.get(`/api/system/role/detail?role_id=${String(role?.id)}`)).data as {
        readonly version: number;
        readonly permissions: readonly string[];
      };
    const before = await detail();
    const { page, context } = await at(owner, '/system/roles');
    const effort = await effortOf(page);
    await click(page, 'support');
    await page.locator('main input[type=checkbox]:checked').nth(3).click();
    await page.getByRole('button', { name: /^บันทึก/ }).first().click();
    await dialog(page)
      .getByRole('button', { name: /^(บันทึก|ยืนยัน)/ })
      .click();
    await expect.poll(async () => (await detail()).permissions.length).toBe(before.permissions.length - 1);
    expect(await effort()).toEqual({ clicks: 4, keys: 0, scrolls: 0 });
    const { version } = await detail();
    await api.post('/api/system/role/update/permission', {
      role_id: role?.id,
      version,
      permissions: before.permissions,
    });
    await context.close();
  });
});
