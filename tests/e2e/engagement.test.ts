import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { letterLink, signInAt } from './support/api.ts';
import { type Complaints, launch, openPage, signIn } from './support/browser.ts';
import { noonOfTomorrow } from './support/days.ts';
import { outOfSight } from './support/in-sight.ts';
import { marketing, owner, type Person } from './support/people.ts';
import { failing, meetExpiry } from './support/troubles.ts';

type Row = Readonly<Record<string, unknown>>;

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url, folder } = served;

/** The keys with which something is ordered from a page. */
function watch(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  return sent;
}

/** Without what the browser says of answers that were spoilt on purpose. */
const unexpected = ({ console: lines, policy }: Complaints) => [
  ...lines.filter((line) => !line.startsWith('Failed to load resource')),
  ...policy,
];

describe('work for many members', () => {
  let browser: Browser;
  let api: Awaited<ReturnType<typeof signInAt>>;
  beforeAll(async () => {
    browser = await launch();
    api = await signInAt(url, owner);
  });
  afterAll(() => browser.close());

  const rowsAt = async (path: string) => (await api.get(path)).data as readonly Row[];
  const enter = async (person: Person) => {
    const opened = await openPage(browser);
    await signIn(opened.page, url, person.username, person.password);
    return opened;
  };
  const expire = async () => (await signInAt(url, marketing)).endOthers();

  it('members answer, marketing announces and draws, an audience sees no names, the owner gives the prizes once', async () => {
    const [poll] = await rowsAt('/api/poll/list?status=open&limit=1');
    if (!poll) throw new Error('no poll of the demo is open');
    const id = Number(poll.id);
    const [choice] = await rowsAt(`/api/system/poll/choices/items?poll_id=${id}`);
    const answered = new Set(
      (await rowsAt(`/api/poll/submissions?poll_id=${id}&limit=500`)).map((one) => one.username),
    );
    const members = await rowsAt('/api/member/users?status=active&limit=100');
    const agents = new Set(poll.agent_ids as readonly number[]);
    const fresh = members.filter((one) => !answered.has(one.username) && agents.has(Number(one.agent_id))).slice(0, 3);
    for (const [at, member] of fresh.entries()) {
      const played = await fetch(`${url}/api/sandbox/poll/${id}`, {
        method: 'POST',
        headers: { 'x-sandbox': '1', 'content-type': 'application/json' },
        body: JSON.stringify({ username: member.username, answer: choice?.label, ip: `203.0.113.${at + 1}` }),
      });
      expect(await played.json()).toMatchObject({ error: 0, data: { eligible: true } });
    }
    expect(fresh).toHaveLength(3);

    const { page, context, complaints } = await enter(marketing);
    const dialog = page.getByRole('dialog');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${url}/poll/detail?id=${id}`);
    await button('ปิดรับ').click();
    await dialog.getByRole('button', { name: /^(ปิดรับ|ยืนยัน)/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`${url}/poll/dashboard?id=${id}`);
    await button('ประกาศผล').click();
    await dialog.getByLabel(String(choice?.label), { exact: true }).check();
    await dialog.getByRole('button', { name: 'ประกาศผล' }).click();
    await dialog.waitFor({ state: 'detached' });
    await button('สุ่มผู้ชนะ').click();
    await dialog.getByRole('button', { name: 'สุ่มผู้ชนะ' }).click();
    await dialog.waitFor({ state: 'detached' });
    const names = page.locator('ol li b');
    const slots = await rowsAt(`/api/system/poll/rank_rewards/poll_rewards?poll_id=${id}&limit=100`);
    const winner = String(slots.find(({ status }) => status === 'selected')?.username);
    await names.filter({ hasText: winner }).first().waitFor();
    // Who draws does not pay.
    expect(await button('แจกรางวัล').count()).toBe(0);

    await button('โหมดถ่ายทอด').click();
    await names.filter({ hasText: '***' }).first().waitFor();
    expect(await page.getByText(winner, { exact: true }).count()).toBe(0);
    await button('ออกจากโหมดถ่ายทอด').click();
    expect(unexpected(complaints)).toEqual([]);
    await context.close();

    const paying = await enter(owner);
    const orders = watch(paying.page, '/api/system/poll/rank_rewards/distribute');
    const question = paying.page.getByRole('dialog');
    await paying.page.goto(`${url}/poll/dashboard?id=${id}`);
    await paying.page.getByRole('button', { name: 'แจกรางวัล', exact: true }).click();
    await question.locator('[data-fact="amount"]').waitFor();
    expect(await outOfSight(paying.page)).toEqual([]);
    await question.getByRole('button', { name: /^แจกรางวัล/ }).dblclick();
    await question.waitFor({ state: 'detached' });
    const statusNow = async () => ((await api.get(`/api/poll/detail?id=${id}`)).data as Row).status;
    await expect.poll(statusNow).toBe('distributed');
    await paying.page.getByText(/แจกแล้ว \d+ รายการ/).waitFor();
    expect(await paying.page.getByRole('button', { name: 'แจกรางวัล', exact: true }).count()).toBe(0);
    expect(orders).toHaveLength(1);
    expect(unexpected(paying.complaints)).toEqual([]);
    await paying.context.close();
  });

  it('a text for many: nothing is lost on the way, how many and what it costs is said before, and it is sent once', async () => {
    const [promotion] = await rowsAt('/api/promotion/list?status=active&limit=1');
    if (!promotion) throw new Error('no promotion of the demo is active');
    const { page, context, complaints } = await enter(marketing);
    const orders = watch(page, '/api/promotion/send_sms');
    const dialog = page.getByRole('dialog');
    const message = page.getByRole('textbox', { name: 'ข้อความ', exact: true });
    const time = page.getByRole('textbox', { name: 'ตั้งเวลาส่ง (เว้นว่าง = ส่งทันที)' });
    const ask = page.getByRole('button', { name: 'ส่ง SMS', exact: true });
    await page.goto(`${url}/promotion/detail?id=${String(promotion.id)}&sms=1`);
    await message.fill('โปรใหม่ ฝากวันนี้รับโบนัส');
    await time.fill(noonOfTomorrow());
    await page.getByRole('heading', { level: 1 }).click();
    const typed = [await message.inputValue(), await time.inputValue()];
    const isThere = async () => expect([await message.inputValue(), await time.inputValue()]).toEqual(typed);

    await failing(page, '/api/promotion/sms/preview', async () => {
      await ask.click();
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    });
    await isThere();
    // Without what opened the form: the draft does.
    await page.goto(`${url}/promotion/detail?id=${String(promotion.id)}`);
    await page.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).click();
    await isThere();
    await meetExpiry(page, { person: marketing, expire }, () => ask.click());

    await dialog.getByText(/^ส่ง SMS ถึงสมาชิก [\d,]+ คน \([\d,]+ ข้อความ ประมาณ [\d,.]+ บาท\)\?$/).waitFor();
    await dialog.getByRole('button', { name: /^ส่ง SMS/ }).dblclick();
    await page.getByText('รับคำสั่งส่งแล้ว').first().waitFor();
    expect(orders).toHaveLength(1);
    const sent = await rowsAt(`/api/promotion/sms/list?promotion_id=${String(promotion.id)}`);
    expect(sent.filter(({ status }) => status === 'scheduled')).toHaveLength(1);
    await page.reload();
    await page.getByRole('tab', { name: 'การส่ง SMS' }).click();
    await page.getByText('รอส่ง', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'ใช้ข้อมูลที่ค้างไว้' }).count()).toBe(0);
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  it('marketing may write to members from every promotion in sight; what is not theirs never gets into the form', async () => {
    // Somebody who serves one agent of several.
    const [role] = (await rowsAt('/api/system/role/items')).filter(({ code }) => code === 'marketing');
    const [agent] = await rowsAt('/api/system/agent/items');
    const person: Person = { username: 'market.one', password: 'serves-one-agent-7' };
    const email = 'market.one@example.test';
    await api.post('/api/system/user/add', {
      username: person.username,
      email,
      name: 'การตลาดสายเดียว',
      role_id: role?.id,
      agent_ids: [agent?.id],
      server: 'cat350_v2',
      status: 'active',
    });
    // Nobody sets a password for somebody else: a letter lets them choose their own.
    const token = (await letterLink(folder, email, 'reset')).split('#reset=')[1];
    await api.post('/api/identity/reset', {
      token,
      new_password: person.password,
      new_password_confirm: person.password,
    });
    const promotions = (await (await signInAt(url, person)).get('/api/promotion/list?limit=500'))
      .data as readonly Row[];
    const hasUnseen = (one: Row) => (one.agent_ids_name as readonly unknown[]).includes(null);
    expect([promotions.length > 3, promotions.every(hasUnseen)]).toEqual([true, true]);
    const { page, context, complaints } = await enter(person);
    const dialog = page.getByRole('dialog');
    for (const { id } of promotions) {
      await page.goto(`${url}/promotion/detail?id=${String(id)}&sms=1`);
      const form = page.getByRole('region', { name: 'ส่ง SMS' });
      await form.getByRole('textbox', { name: 'ข้อความ', exact: true }).fill('สวัสดี {username}');
      expect(await form.getByText('ไม่มีสิทธิ์ดู').count()).toBe(0);
      await form.getByRole('textbox', { name: /^ตั้งเวลาส่ง/ }).fill(noonOfTomorrow());
      await form.getByRole('button', { name: 'ส่ง SMS', exact: true }).click();
      await dialog.getByText(/^ส่ง SMS ถึงสมาชิก/).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });

  it('a redemption is approved, packed and shipped; what is typed outlives a failure and the session', async () => {
    // One of the agents whom this person serves.
    const own = await signInAt(url, marketing);
    const waiting = await own.get('/api/shop/inquiry/list?status=pending,approved,packing&need_shipping=true&limit=20');
    const [redeem] = waiting.data as readonly Row[];
    if (!redeem) throw new Error('no redemption of the demo is to be shipped');
    const reference = String(redeem.redeem_ref);
    const { page, context, complaints } = await enter(marketing);
    const dialog = page.getByRole('dialog');
    const open = async (name: string) => {
      const row = page.getByRole('row').filter({ hasText: reference });
      await row.locator('[aria-haspopup="menu"]').click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const confirm = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const isNow = (status: string) =>
      expect.poll(async () => (await rowsAt(`/api/shop/history?q=${reference}`))[0]?.status).toBe(status);
    await page.goto(`${url}/shop/redeem-list?q=${reference}`);
    for (const [name, before, after] of [
      ['อนุมัติ', 'pending', 'approved'],
      ['เตรียมจัดส่ง', 'approved', 'packing'],
    ] as const) {
      if ((await rowsAt(`/api/shop/inquiry/list?q=${reference}`))[0]?.status !== before) continue;
      await open(name);
      await confirm(name);
      await dialog.waitFor({ state: 'detached' });
      await isNow(after);
    }
    await open('จัดส่ง');
    const tracking = dialog.getByLabel(/^เลขพัสดุ/);
    await dialog.getByText('แฟลช').click();
    await tracking.fill('TH0123456789');
    await failing(page, '/api/shop/inquiry/update', async () => {
      await confirm('จัดส่ง');
      await dialog.getByRole('alert').waitFor();
    });
    expect(await tracking.inputValue()).toBe('TH0123456789');
    await meetExpiry(page, { person: marketing, expire }, () => dialog.getByRole('button').last().click());
    await isNow('shipped');
    await dialog.waitFor({ state: 'detached' });
    await page.goto(`${url}/shop/tracking?q=${reference}`);
    await page.getByRole('row').filter({ hasText: 'TH0123456789' }).filter({ hasText: 'แฟลช' }).waitFor();
    expect(unexpected(complaints)).toEqual([]);
    await context.close();
  });
});
