// Long because each rule is a few lines and all of them share one desk, whose people and money are made here once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneSubject } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';
import { slipForm } from './support/slip.ts';

const statuses = ['pending', 'verified', 'processing', 'unknown', 'failed', 'success', 'refunded'] as const;
type Status = (typeof statuses)[number];

/** From which statuses each action may start; in all others it is a conflict. */
const allowed: Readonly<Record<string, readonly Status[]>> = {
  verify: ['pending', 'failed', 'unknown'],
  approve: ['verified', 'failed'],
  change_type: ['pending', 'verified', 'failed'],
  manual: ['pending', 'verified', 'failed', 'unknown'],
  refund: ['pending', 'verified', 'failed'],
  add_note: statuses,
};

describe.each([oneSubject])('rules on $name', (subject) => {
  let desk: Desk;
  let clerk: Person;
  let member: Person;
  let other: Person;
  let lead: Person;
  beforeAll(async () => {
    desk = await openDesk(subject);
    clerk = await desk.person('finance');
    member = await desk.person('finance', { team: true });
    other = await desk.person('finance', { team: true });
    lead = await desk.person('finance_lead');
  });
  afterAll(async () => {
    expect(await desk.breaches()).toEqual([]);
    await desk.close();
  });

  const approve = (by: Person, id: number, extra: object = {}) =>
    desk.call(by, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank, ...extra });

  async function inStatus(status: Status): Promise<number> {
    const amounts: Partial<Record<Status, bigint>> = { unknown: 100_93n, failed: 100_98n };
    const amount = amounts[status] ?? 100_00n;
    if (status === 'pending') return desk.request({ memberId: await desk.member(amount), amount });
    const id = await desk.verified(amount, lead);
    if (status === 'refunded') await desk.call(lead, 'refund', { id, reason: 'duplicate' });
    if (['processing', 'unknown', 'failed', 'success'].includes(status)) await approve(lead, id);
    if (['unknown', 'failed', 'success'].includes(status)) await desk.work({ schedule: [60_000] });
    expect(await desk.status(id)).toBe(status);
    return id;
  }

  async function bodyOf(action: string, id: number, status: Status): Promise<object> {
    const bank = desk.world.bank;
    if (action === 'approve') return { id, type: 'auto_bank', from_bank_id: bank };
    if (action === 'change_type') return { id, type: 'auto_bank', reason: 'ลองอีกบัญชี' };
    if (action === 'refund') return { id, reason: 'duplicate' };
    if (action === 'add_note') return { id, note: 'โทรแล้ว' };
    if (action === 'manual') return slipForm({ id, from_bank_id: bank }, `T-${status}-${id}`);
    return { id };
  }

  test.each(statuses.flatMap((status) => Object.keys(allowed).map((action) => [status, action] as const)))(
    '%s: %s',
    async (status, action) => {
      const id = await inStatus(status);
      const answer = await desk.call(lead, action, await bodyOf(action, id, status));
      expect(answer.error).toBe(allowed[action]?.includes(status) ? 0 : 409);
    },
  );

  test('turnover not met: a reason and a permission of its own', async () => {
    const memberId = await desk.member(500_00n);
    await desk.database.db.updateTable('member').set({ turnover_required: 1n }).where('id', '=', memberId).execute();
    const id = await desk.request({ memberId, amount: 100_00n });
    expect((await desk.call(clerk, 'verify', { id, warning_reason: 'อนุโลมให้แล้ว' })).error).toBe(403);
    const without = await desk.call(lead, 'verify', { id });
    expect(without).toMatchObject({ error: 422, body: { fields: { warning_reason: expect.any(String) } } });
    expect((await desk.call(lead, 'verify', { id, warning_reason: 'อนุโลมให้แล้ว' })).error).toBe(0);
    const row = await desk.database.db
      .selectFrom('audit_log')
      .select('reason')
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    expect(row?.reason).toContain('อนุโลม');
  });

  test('another name on the account: past the dialog nothing moves without one reason, and the log keeps both', async () => {
    const memberId = await desk.member(500_00n);
    await desk.database.db.updateTable('member').set({ name: 'สมชาย รักไทย' }).where('id', '=', memberId).execute();
    const id = await desk.request({ memberId, amount: 100_00n });
    const { db } = desk.database;
    await db.updateTable('withdrawal').set({ bank_account_name: 'วิภา ใจดี' }).where('id', '=', id).execute();
    const refused = { error: 422, body: { fields: { warning_reason: expect.any(String) } } };
    expect(await desk.call(lead, 'verify', { id })).toMatchObject(refused);
    for (const blank of [' . . . . . . ', 'โอเค'])
      expect(await desk.call(lead, 'verify', { id, warning_reason: blank })).toMatchObject(refused);
    expect(await desk.status(id)).toBe('pending');
    const told = await desk.get(lead, `/api/system/withdraw/action/verify/verdict?id=${id}`);
    expect(told.body).toMatchObject({ data: { refusals: [], warnings: [{ code: 'account_name' }] } });
    expect((await desk.call(lead, 'verify', { id, warning_reason: 'โทรยืนยันกับสมาชิกแล้ว' })).error).toBe(0);
    expect(await approve(other, id)).toMatchObject(refused);
    expect((await approve(other, id, { warning_reason: 'ผู้ตรวจสอบโทรแล้ว' })).error).toBe(0);
    const logged = await db
      .selectFrom('audit_log')
      .select(['reason', 'after'])
      .where('action', '=', 'withdraw.approve')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({
      reason: 'ผู้ตรวจสอบโทรแล้ว',
      after: { warnings: [{ code: 'account_name' }], warning_reason: 'ผู้ตรวจสอบโทรแล้ว' },
    });
  });

  test('what one may not approve is handed over to a lead, once, and says who may', async () => {
    const id = await desk.verified(50_000_01n, clerk);
    const verdict = await desk.get(member, `/api/system/withdraw/action/approve/verdict?id=${id}`);
    expect(verdict.body).toMatchObject({
      data: { refusals: [{ code: 'approve_each', status: 403, who: { handover: true } }] },
    });
    expect((await desk.call(member, 'hand_over', { id, note: 'ยอดเกินวงเงินทีม' })).error).toBe(0);
    expect((await desk.call(member, 'hand_over', { id, note: 'ยอดเกินวงเงินทีม' })).error).toBe(409);
    const list = await desk.get(lead, '/api/system/withdraw/list?for_lead=true&limit=50');
    expect(list.body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id })]) });
    const detail = await desk.get(lead, `/api/system/withdraw/detail?id=${id}`);
    expect(detail.text).toContain('ยอดเกินวงเงินทีม');
    expect((await approve(lead, id)).error).toBe(0);
  });

  test('above the limit of the team a lead approves, and never who verified', async () => {
    const [at, above] = [50_000_00n, 50_000_01n];
    const small = await desk.verified(at, member);
    expect((await approve(member, small)).error).toBe(0);
    const large = await desk.verified(above, member);
    expect((await approve(member, large)).error).toBe(403);
    expect((await approve(other, large)).error).toBe(403);
    expect((await approve(lead, large)).error).toBe(0);
    const own = await desk.verified(above, lead);
    expect((await approve(lead, own)).error).toBe(403);
    expect(
      (await desk.call(lead, 'manual', await slipForm({ id: own, from_bank_id: desk.world.bank }, 'OWN-1'))).error,
    ).toBe(403);
    expect((await approve(clerk, own)).error).toBe(0);
    const unverified = await desk.request({ memberId: await desk.member(above), amount: above });
    const paid = await desk.call(
      lead,
      'manual',
      await slipForm({ id: unverified, from_bank_id: desk.world.bank }, 'OWN-2'),
    );
    expect(paid.error).toBe(403);
    await desk.work();
  });

  test('the limit of the day counts what the whole team approved', async () => {
    await desk.database.db
      .updateTable('finance_team')
      .set({ daily_limit: 80_000_00n })
      .where('id', '=', desk.world.team)
      .execute();
    await sql`update withdrawal set approved_by = null where approved_by in (${member.principal.userId}, ${other.principal.userId})`.execute(
      desk.database.db,
    );
    const ids = [await desk.verified(45_000_00n, lead), await desk.verified(45_000_00n, lead)];
    const answers = await Promise.all([approve(member, ids[0] ?? 0), approve(other, ids[1] ?? 0)]);
    expect(answers.map((answer) => answer.error).sort()).toEqual([0, 403]);
    await desk.database.db
      .updateTable('finance_team')
      .set({ daily_limit: null })
      .where('id', '=', desk.world.team)
      .execute();
    await desk.work();
  });

  test('a closed, wrong or poor source is refused in its field', async () => {
    const id = await desk.verified(500_00n, lead);
    const { poorBank } = desk.world;
    expect((await approve(clerk, id, { from_bank_id: poorBank })).body).toMatchObject({
      fields: { from_bank_id: expect.stringContaining('ไม่พอ') },
    });
    expect((await approve(clerk, id, { type: 'truewallet' })).body).toMatchObject({
      fields: { from_bank_id: expect.any(String) },
    });
    await desk.database.db
      .updateTable('bank')
      .set({ session_status: 'otp_required' })
      .where('id', '=', poorBank)
      .execute();
    expect((await approve(clerk, id, { from_bank_id: poorBank })).body).toMatchObject({
      fields: { from_bank_id: expect.stringContaining('ไม่ได้เชื่อมต่อ') },
    });
    await desk.database.db.updateTable('bank').set({ session_status: 'online' }).where('id', '=', poorBank).execute();
    expect((await approve(clerk, id, { type: 'gateway', from_bank_id: null, gateway_account_id: 999 })).error).toBe(
      422,
    );
  });

  test('a refund for another reason needs words, and the credit comes back with its line', async () => {
    const memberId = await desk.member(300_00n);
    const id = await desk.request({ memberId, amount: 120_00n });
    expect((await desk.call(lead, 'refund', { id, reason: 'other' })).body).toMatchObject({
      fields: { note: expect.any(String) },
    });
    expect((await desk.call(lead, 'refund', { id, reason: 'other', note: 'ลูกค้าโทรมา' })).error).toBe(0);
    const lines = await desk.database.db
      .selectFrom('wallet_log')
      .select(['log_type', 'amount', 'balance_before', 'balance_after'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();
    expect(lines.map((line) => Object.values(line))).toEqual([
      ['deposit', 300_00n, 0n, 300_00n],
      ['withdraw', -120_00n, 300_00n, 180_00n],
      ['withdraw_refund', 120_00n, 180_00n, 300_00n],
    ]);
  });

  test('a claim keeps others out for 120 s; taking over is a permission', async () => {
    const id = await inStatus('verified');
    expect((await desk.call(clerk, 'claim', { id })).body).toMatchObject({
      data: { locked_by: clerk.principal.userId },
    });
    expect(await desk.call(member, 'claim', { id })).toMatchObject({
      error: 423,
      body: { conflict: { by: clerk.principal.name } },
    });
    // A screen that has it open asks again and again who holds it: nobody did anything, and the log says nothing.
    const events = async () =>
      (
        await sql<{ result: string }>`select result from audit_log
          where action = 'withdraw.claim' and (entity_id = ${String(id)} or result <> 'ok') order by seq`.execute(
          desk.database.db,
        )
      ).rows.length;
    const before = await events();
    for (let look = 0; look < 3; look += 1) expect((await desk.call(member, 'claim', { id })).error).toBe(423);
    for (let look = 0; look < 3; look += 1) expect((await desk.call(clerk, 'claim', { id })).error).toBe(0);
    expect(await events()).toBe(before);
    expect((await approve(member, id)).error).toBe(423);
    expect((await desk.call(member, 'claim', { id, take_over: true })).error).toBe(403);
    expect(await events()).toBe(before + 1);
    expect((await desk.call(lead, 'claim', { id, take_over: true })).error).toBe(0);
    expect((await approve(clerk, id)).error).toBe(423);
    expect((await desk.call(clerk, 'release', { id })).body).toMatchObject({
      data: { locked_by: lead.principal.userId },
    });
    await sql`update withdrawal set locked_at = locked_at - interval '121 seconds' where id = ${id}`.execute(
      desk.database.db,
    );
    expect((await desk.call(member, 'claim', { id })).error).toBe(0);
    expect((await desk.call(member, 'release', { id })).body).toMatchObject({ data: { locked_by: null } });
    expect((await approve(clerk, id)).error).toBe(0);
  });

  test('the background of a request names its sources and refuses the unusable with a reason', async () => {
    const id = await desk.verified(5_000_00n, lead);
    const { body } = await desk.get(clerk, `/api/system/withdraw/context?id=${id}`);
    expect(body).toMatchObject({ error: 0, data: { chain_ok: true } });
    const { sources } = (
      body as { data: { sources: { name: string; usable: boolean; reason: string | null; best: boolean }[] } }
    ).data;
    expect(sources.find((source) => source.name === 'rich')).toMatchObject({ usable: true, reason: null, best: true });
    expect(sources.find((source) => source.name === 'poor')).toMatchObject({ usable: false, best: false });
    expect(sources.find((source) => source.name === 'main')).toMatchObject({ usable: true, best: false });
  });

  test('a gateway answers for its balance, its banks, an order and its statement', async () => {
    const id = await desk.verified(800_00n, lead);
    await approve(clerk, id, { type: 'gateway', from_bank_id: null, gateway_account_id: desk.world.gateway.accountId });
    await desk.work();
    const order = await desk.database.db
      .selectFrom('gateway_order')
      .select(['order_ref', 'status'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const inquiry = await desk.get(lead, `/api/system/vizpay/services/order_inquiry?order_ref=${order.order_ref}`);
    expect(inquiry.body).toMatchObject({ data: { local_status: 'success', status: 'success', amount: '800.00' } });
    const balance = await desk.get(lead, `/api/system/vizpay/services/balance?id=${desk.world.gateway.accountId}`);
    expect(balance.body).toMatchObject({ error: 0, data: { currency: 'THB' } });
    expect((await desk.get(lead, '/api/system/vizpay/services/balance?id=999')).error).toBe(404);
    const reached = (await desk.get(lead, '/api/system/vizpay/services/bank_lists')).body;
    expect(reached).toMatchObject({ error: 0 });
    // The choices of a config are those banks alone; what is chosen already keeps its name.
    const codes = new Set((reached.data as { bank_code: string }[]).map(({ bank_code }) => bank_code));
    const all = (await desk.get(lead, '/api/system/bank/items')).body.data as { code: string }[];
    const offered = (await desk.get(lead, '/api/system/vizpay/banks')).body.data as { code: string }[];
    expect(offered.map(({ code }) => code)).toEqual(all.map(({ code }) => code).filter((code) => codes.has(code)));
    const [other] = all.filter(({ code }) => !codes.has(code));
    if (other)
      expect((await desk.get(lead, `/api/system/vizpay/banks?ids=${other.code}`)).body).toMatchObject({
        data: [{ code: other.code }],
      });
    const statement = await desk.get(
      lead,
      `/api/system/vizpay/services/statement?account_id=${desk.world.gateway.accountId}`,
    );
    expect(statement.body).toMatchObject({ error: 0, data: [{ ref: order.order_ref, amount: '-800.00' }] });
  });
});
