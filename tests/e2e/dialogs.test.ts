import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { outOfSight } from './support/in-sight.ts';
import { decided, type Offer, offers } from './support/offers.ts';
import { type OwnServer, ownServer } from './support/own-server.ts';
import { lead, marketing, owner } from './support/people.ts';
import { startTour, type Tour } from './support/tour.ts';
import { routesOf } from './support/visit.ts';

type Row = Readonly<Record<string, unknown>>;

/** Calls that hand-written forms make: where those are opened and looked at in the same way. */
const elsewhere: Readonly<Record<string, string>> = {
  'deposit.match': 'matching.test.ts',
  'rank_rewards.distribute': 'engagement.test.ts',
  'import.run': 'imports.test.ts',
};

/**
 * Every action of the manifest that is decided about is opened on rows of the demo, as an owner, and looked at on a desk
 * and on a phone; forms of their own are filled in and sent. Nobody else moves the rows meanwhile.
 */
describe('decisions that a screen offers', () => {
  let browser: Browser;
  let server: OwnServer;
  let tour: Tour;
  let api: Awaited<ReturnType<typeof signInAt>>;
  const seen = new Set<string>();
  const withAmount = new Set<string>();

  const rowsAt = async (path: string) => {
    const reply = await api.get(path);
    if (reply.error !== 0) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply.data as readonly Row[];
  };
  const done = async (path: string, body: object) => {
    const reply = await api.post(path, body);
    if (reply.error !== 0) throw new Error(`${path} ${JSON.stringify(body)}: ${JSON.stringify(reply)}`);
    return reply.data as Row;
  };

  beforeAll(async () => {
    [browser, server] = await Promise.all([launch(), ownServer({ SMS_ALONE_BAHT: '1' })]);
    api = await signInAt(server.url, owner);
    // What the demo has no row for: parcels on their way.
    const parcels = await rowsAt('/api/shop/inquiry/list?status=pending&need_shipping=true&limit=2');
    for (const [at, { redeem_ref }] of parcels.entries())
      for (const action of ['approve', 'pack'].slice(0, at + 1))
        await done('/api/shop/inquiry/update', { redeem_ref, action });
    // Nor a key of a program: nobody would have its secret.
    const expires_at = new Date(Date.now() + 90 * 86_400_000).toISOString();
    await done('/api/integration/key/add', { name: 'เว็บสมาชิก', scopes: ['agent.agent.view'], expires_at });
    tour = await startTour(browser, server.url, owner);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.end();
  });

  /** Looks at the decision that has just been opened, and closes it. */
  async function look({ call, action, path }: Offer): Promise<readonly string[]> {
    const { page } = tour;
    const dialog = page.getByRole('dialog').last();
    const wrong = await outOfSight(page);
    if ((await dialog.locator('[data-fact="amount"]').count()) > 0) withAmount.add(call);
    seen.add(`${call} ${action.id}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return wrong.map((problem) => `${path} ${action.id}: ${problem}`);
  }

  /** Presses an action in the menu of the first row that offers it; false where none does. */
  async function press({ action }: Offer): Promise<boolean> {
    const { page } = tour;
    const menus = page.locator('main [data-menu]');
    const count = Math.min(await menus.count(), 5);
    for (let at = 0; at < count; at += 1) {
      await menus.nth(at).click();
      await page.getByRole('menuitem').first().waitFor();
      const item = page.getByRole('menuitem', { name: action.label.th, exact: true });
      if ((await item.count()) > 0 && (await item.isEnabled())) {
        await item.click();
        return true;
      }
      await page.keyboard.press('Escape');
    }
    return false;
  }

  it('a transfer by hand and a payment to many: the same parts, in forms of their own', async () => {
    const { page, go } = tour;
    const banks = await rowsAt('/api/system/bank/mlist?limit=100');
    const bank = banks.find(({ usage, session_status: session }) => usage === 'withdraw' && session === 'online');
    const group = await done('/api/system/mbanking/bulk/create-group', {
      name: 'คืนยอดงาน',
      bank_id: bank?.id,
      purpose: 'other',
    });
    await done('/api/system/mbanking/bulk/add-recipient', {
      group_id: group.group_id,
      recipients: [{ bank_code: 'SCB', account_no: '4051234567', account_name: 'สมชาย ใจดี', amount: '120.00' }],
    });
    const screen = `/finance/m_banking?bank_id=${String(bank?.id)}`;
    await go(`${screen}&tab=bulk`);
    await page.getByText('คืนยอดงาน').first().click();
    await page.getByRole('button', { name: 'โอนทั้งกลุ่ม', exact: true }).click();
    const dialog = page.getByRole('dialog').last();
    const amount = dialog.locator('[data-fact="amount"]');
    await amount.getByText('120.00').waitFor();
    const wrong = await outOfSight(page);
    seen.add('mbanking.bulk.withdraw dialog');
    await page.keyboard.press('Escape');

    await go(`${screen}&tab=transfer`);
    const form = page.locator('main form');
    await form.getByLabel('ธนาคารปลายทาง').selectOption('SCB');
    await form.getByLabel('เลขบัญชีปลายทาง').fill('4051234567');
    await form.getByLabel('จำนวนเงิน (บาท)').fill('100.00');
    await form.getByLabel(/^ชื่อที่คาดว่าจะได้รับ/).fill('คนอื่น จริงๆ');
    const check = form.getByRole('button', { name: 'ตรวจสอบบัญชีปลายทาง' });
    await check.click();
    await amount.getByText('100.00').waitFor();
    // The name is another one, which takes a reason; closed, nothing that was typed is lost.
    const reason = dialog.getByLabel(/^เหตุผลที่ยังทำรายการนี้/);
    await reason.fill('โทรยืนยันกับผู้รับแล้ว');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await check.click();
    await amount.getByText('100.00').waitFor();
    expect(await reason.inputValue()).toBe('โทรยืนยันกับผู้รับแล้ว');
    await dialog.getByLabel('รหัสผ่านของคุณ').fill(owner.password);
    wrong.push(...(await outOfSight(page)));
    seen.add('mbanking.transfer dialog');
    await dialog.getByRole('button', { name: 'โอน 100.00 บาท' }).click();
    await page.getByText('โอนสำเร็จ').first().waitFor();
    expect(wrong).toEqual([]);
  });

  it('texts to many, ordered by somebody else for more than one may spend alone', async () => {
    const { page, go } = tour;
    const other = await signInAt(server.url, marketing);
    const { data } = await other.get('/api/promotion/list?status=active&limit=1');
    const [promotion] = data as readonly [Row];
    const ordered = await other.post('/api/promotion/send_sms', {
      promotion_id: promotion.id,
      audience: { segment: 'all', agent_ids: promotion.agent_ids },
      message: 'โปรใหม่ ฝากวันนี้รับโบนัส',
      // At noon in Bangkok: nothing is sent at night.
      schedule_at: new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 5 * 3_600_000).toISOString(),
    });
    expect(ordered).toMatchObject({ error: 0, data: { needs_approval: true } });
    const { cost_estimate: cost } = ordered.data as Row;
    await go(`/promotion/detail?id=${String(promotion.id)}`);
    await page.getByRole('button', { name: 'อนุมัติให้ส่ง', exact: true }).click();
    const dialog = page.getByRole('dialog').last();
    await dialog.locator('[data-fact="amount"]').getByText(String(cost)).waitFor();
    expect(await outOfSight(page)).toEqual([]);
    seen.add('sms.approve dialog');
    withAmount.add('sms.approve');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('รอส่ง', { exact: true }).first().waitFor();
  });

  it('an account is filled up from its row', async () => {
    const { page, go } = tour;
    await go('/finance/replenish/banks');
    await page.locator('main [data-menu]').first().click();
    await page.getByRole('menuitem', { name: 'สั่งโอนเติมทันที', exact: true }).click();
    const dialog = page.getByRole('dialog').last();
    await dialog
      .getByLabel(/^โอนจากบัญชี/)
      .first()
      .click();
    await page.locator('[role="option"]:visible').first().click();
    await dialog.getByLabel(/^จำนวนเงิน/).fill('100.00');
    await dialog.getByLabel(/^รหัสผ่านของคุณ/).fill(owner.password);
    await dialog.locator('[data-fact="from"]').waitFor();
    expect(await outOfSight(page)).toEqual([]);
    await dialog.getByRole('button', { name: /^สั่งโอนเติมทันที/ }).click();
    await page.getByText(/^สั่งโอน 100.00 บาท เข้า .* แล้ว$/).waitFor();
    await dialog.waitFor({ state: 'detached' });

    // Somebody else orders a transfer of which the bank never says what became of it.
    const [rule] = await rowsAt('/api/system/mbanking/replenish/banks/list?limit=1');
    const [source] = await rowsAt('/api/system/bank/replenish_sources?limit=1');
    const other = await signInAt(server.url, lead);
    const order = () =>
      other.post('/api/system/mbanking/replenish/transfer/request_transfer', {
        ...{ id: rule?.id, source_bank_id: source?.id, target_bank_id: rule?.target_bank_id },
        ...{ amount: '100.93', password: lead.password },
      });
    // One at a time: the bank may still be busy with the one above.
    const ordered = await until('the way to the account is free', async () => {
      const reply = await order();
      return reply.error !== 409 && reply;
    });
    expect(ordered).toMatchObject({ error: 0 });
    const logs = '/api/system/mbanking/replenish/transfer/logs?status=unknown&limit=1';
    await until('a transfer without an answer', async () => (await rowsAt(logs))[0]);
  });

  it('on a row: amount, both ends and the button are in sight, on a desk and on a phone', async () => {
    const wrong: string[] = [];
    const missing: string[] = [];
    for (const offer of offers.filter(({ on, call }) => on === 'row' && !(call in elsewhere))) {
      await tour.go(`${offer.path}?${offer.search}`);
      if (await press(offer)) wrong.push(...(await look(offer)));
      else missing.push(`${offer.path} ${offer.action.id}`);
    }
    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  });

  it('on the screen of a record', async () => {
    const { page, go } = tour;
    const wrong: string[] = [];
    const screens = new Set((await routesOf('default')).map(({ path }) => path));
    for (const path of new Set(offers.filter(({ on }) => on === 'record').map((offer) => offer.path))) {
      const [list] = ['/manage', ''].map((end) => path.replace(/\/detail$/, end)).filter((one) => screens.has(one));
      await go(list ?? path);
      const links = page.locator(`main a[href^="${path}?"]`);
      await links.first().waitFor();
      const records = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      for (const record of new Set(records)) {
        await go(record);
        for (const offer of offers.filter((one) => one.path === path)) {
          const button = page.locator('main').getByRole('button', { name: offer.action.label.th, exact: true });
          if (seen.has(`${offer.call} ${offer.action.id}`) || (await button.count()) === 0) continue;
          if (!(await button.first().isEnabled())) continue;
          await button.first().click();
          wrong.push(...(await look(offer)));
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('no call that is decided about has a decision that nobody has looked at', () => {
    const calls = new Set([...seen].map((one) => one.split(' ')[0] ?? ''));
    expect([...decided.keys()].filter((call) => !calls.has(call) && !(call in elsewhere))).toEqual([]);
    expect(Object.keys(elsewhere).filter((call) => calls.has(call) || !decided.has(call))).toEqual([]);
    // What is moved is said; a parcel has no value in baht.
    const amounts = [...calls].filter(
      (call) => decided.get(call)?.amount !== undefined && call !== 'shop.inquiry.update',
    );
    expect(amounts.filter((call) => !withAmount.has(call))).toEqual([]);
  });
});
