import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notifyAgentGroups } from '#server/agents/agent-groups.ts';
import { oneSubject } from '../api/subjects.ts';
import { asOne } from './support/as-one.ts';
import { type DepositDesk, openDepositDesk } from './support/deposit-desk.ts';
import type { Person } from './support/people.ts';

/** Why a warning does not hold. */
const reason = 'โทรยืนยันกับสมาชิกแล้ว';

describe.each([oneSubject])('deposits on $name', (subject) => {
  let money: DepositDesk;
  let lead: Person;

  beforeAll(async () => {
    money = await openDepositDesk(subject);
    lead = await money.desk.person('finance_lead');
  });
  afterEach(async () => {
    expect(await money.desk.breaches()).toEqual([]);
  });
  afterAll(() => money.desk.close());

  test('money of a known account is credited, once however often it is read', async () => {
    const payer = await money.payer('กานดา มีสุข', '9991110001');
    await money.pay(payer, '500.00');
    await money.read(subject.name === 'postgres' ? 100 : 5);
    const line = await money.line();
    expect(line).toMatchObject({ match_status: 'matched', match_method: 'account', member_id: payer.id });
    expect(await money.deposit(line.deposit_ref)).toMatchObject({ status: 'success', amount: 500_00n });
    expect(await money.cash(payer)).toBe(501_00n);
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from raw_transaction where member_id = ${payer.id}`.execute(money.desk.database.db);
    expect(rows[0]?.n).toBe(1);
  });

  test('two payments alike in one moment are two deposits, the second waits for a person', async () => {
    const payer = await money.payer('ประพันธ์ ทองแท้', '9991110002');
    await money.pay(payer, '300.00');
    await money.pay(payer, '300.00');
    await money.read();
    expect(await money.line()).toMatchObject({ match_status: 'suspicious', flags: ['dup_amount_time'] });
    expect(await money.cash(payer)).toBe(301_00n);
    expect(await money.suspense()).toBe(300_00n);
    const line = await money.line();
    const owner = { raw_ref: line.raw_ref, member_id: payer.id };
    const unexplained = await money.post(lead, 'deposit/match', owner);
    expect(unexplained.body).toMatchObject({ error: 422, fields: { warning_reason: expect.any(String) } });
    const answer = await money.post(lead, 'deposit/match', { ...owner, warning_reason: reason });
    expect(answer.body).toMatchObject({ error: 0, data: { match_status: 'matched', deposit_ref: line.deposit_ref } });
    expect(await money.cash(payer)).toBe(601_00n);
    expect(await money.suspense()).toBe(0n);
    // Whoever comes second is told so.
    expect((await money.review(lead, { raw_ref: line.raw_ref, result: 'confirmed' })).error).toBe(409);
  });

  test('the satang of a request find its member where the sender says nothing', async () => {
    const payer = await money.payer('มาลี ศรีสุข', '9991110003');
    const other = await money.payer('สุรชัย แก้วใส', '9991110004');
    const [mine, theirs] = [await money.request(payer, 200n), await money.request(other, 200n)];
    expect(mine.amount).not.toBe(theirs.amount);
    await money.pay({ name: '', account: '' }, `200.${String(theirs.amount % 100n).padStart(2, '0')}`);
    await money.read();
    expect(await money.line()).toMatchObject({ match_method: 'decimal', member_id: other.id, deposit_ref: theirs.ref });
    expect(await money.deposit(theirs.ref)).toMatchObject({ status: 'success' });
    expect(await money.deposit(mine.ref)).toMatchObject({ status: 'pending' });
  });

  test('late money is credited to the request that ran out', async () => {
    const payer = await money.payer('วรรณา พูนผล', '9991110005');
    const requested = await money.request(payer, 150n, { requestedAt: new Date(Date.now() - 20 * 60_000) });
    await money.round();
    expect(await money.deposit(requested.ref)).toMatchObject({ status: 'expired' });
    await money.pay(payer, `150.${String(requested.amount % 100n).padStart(2, '0')}`);
    await money.read();
    expect(await money.deposit(requested.ref)).toMatchObject({ status: 'success', match_method: 'account' });
  });

  test('a line that fits two members stays with neither until a person says whose it is', async () => {
    const one = await money.payer('สมศักดิ์ รุ่งเรือง', '9991111234');
    const two = await money.payer('สมศักดิ์ รุ่งเรือง', '9992221234');
    await money.pay(one, '700.00');
    await money.read();
    const line = await money.line();
    expect(line).toMatchObject({ match_status: 'multiple', member_id: null, deposit_ref: null, review_status: 'open' });
    expect([await money.cash(one), await money.cash(two)]).toEqual([1_00n, 1_00n]);
    expect((await money.review(lead, { raw_ref: line.raw_ref, result: 'cleared' })).error).toBe(409);
    const clerks = await Promise.all(
      [one, two, one, two].map(({ id }) =>
        money.post(lead, 'deposit/match', { raw_ref: line.raw_ref, member_id: id, warning_reason: reason }),
      ),
    );
    expect(clerks.map(({ error }) => error).sort()).toEqual([0, 409, 409, 409]);
    expect((await money.cash(one)) + (await money.cash(two))).toBe(702_00n);
    expect(await money.line()).toMatchObject({ match_status: 'matched', match_method: 'manual' });
  });

  test("somebody else's name waits, and refused it stays in suspense", async () => {
    const payer = await money.payer('อรทัย ใจงาม', '9991110007');
    const before = await money.suspense();
    await money.pay({ name: 'นาย ธนกร วัฒนา', account: payer.account }, '90.00');
    await money.read();
    const line = await money.line();
    expect(line).toMatchObject({ match_status: 'suspicious', flags: ['name_mismatch'] });
    const answer = await money.review(lead, { raw_ref: line.raw_ref, result: 'confirmed', note: 'ไม่ใช่บัญชีสมาชิก' });
    expect(answer.error).toBe(0);
    expect(await money.deposit(line.deposit_ref)).toMatchObject({ status: 'cancelled' });
    expect(await money.cash(payer)).toBe(1_00n);
    expect((await money.suspense()) - before).toBe(90_00n);
  });

  test("the agents' own groups hear of what is theirs, each once", async () => {
    const { db } = money.desk.database;
    const { rows: agents } = await sql<{ id: number }>`
      select agent_id::integer as id from agent_config order by agent_id limit 2`.execute(db);
    await sql`update agent_config set telegram_chat_id = ' own ', line_notify_group = 'team'`.execute(db);
    const tell = () =>
      db.transaction().execute((tx) =>
        notifyAgentGroups(
          tx,
          'check-1',
          agents.map(({ id }) => id),
          { th: 'ข้อความ', en: 'A text' },
          'team',
        ),
      );
    await tell();
    await tell();
    const { rows } = await sql<{ channel: string }>`
      select payload->>'channel' as channel from outbox where topic = 'notice' and payload->>'reference' like 'check-1-%'`.execute(
      db,
    );
    expect(rows).toEqual([{ channel: 'own' }]);
    await sql`update agent_config set telegram_chat_id = null, line_notify_group = null`.execute(db);
  });

  test("money that is nobody's is marked after a quarter of an hour", async () => {
    await money.pay({ name: 'น.ส. ไม่รู้จัก ใครเลย', account: '9998887776' }, '45.00', 20);
    await money.read();
    expect(await money.line()).toMatchObject({ match_status: 'unmatched', review_status: null });
    await sql`alter table raw_transaction disable trigger raw_transaction_keep`.execute(money.desk.database.db);
    await sql`update raw_transaction set detected_at = detected_at - interval '16 minutes' where match_status = 'unmatched'`.execute(
      money.desk.database.db,
    );
    await sql`alter table raw_transaction enable trigger raw_transaction_keep`.execute(money.desk.database.db);
    await money.round();
    expect(await money.line()).toMatchObject({ flags: ['no_owner'], review_status: 'open' });
  });

  test("money from another account of the house is nobody's deposit and in no book", async () => {
    const before = await money.suspense();
    await money.pay({ name: 'บริษัท ทดสอบ', account: '9990000001' }, '1000.00');
    await sql`update sandbox_transfer set bank_code = 'KBANK' where account_name = 'บริษัท ทดสอบ'`.execute(
      money.desk.database.db,
    );
    await money.read();
    expect(await money.line()).toMatchObject({ match_status: 'ignored' });
    expect(await money.suspense()).toBe(before);
  });

  test('a bank takes money back: the credit goes, what is missing only where it is said, and above a limit by another', async () => {
    const owner = await money.desk.person('owner');
    const clerk = await money.desk.person('finance');
    const { db } = money.desk.database;
    const credited = async (name: string, account: string, baht: string) => {
      const payer = await money.payer(name, account);
      await money.pay(payer, baht);
      await money.read();
      const { deposit_ref } = await money.line();
      const row = await db
        .selectFrom('deposit')
        .select('id')
        .where('deposit_ref', '=', deposit_ref ?? '')
        .executeTakeFirstOrThrow();
      return { payer, id: row.id, ref: deposit_ref };
    };
    const reverse = (by: Person, id: number, more: object = {}) =>
      money.post(by, 'deposit/reverse', { id, reason: 'ธนาคารเรียกคืน', ...more });
    const held = async () =>
      (await db.selectFrom('bank').select('balance').where('id', '=', money.bank).executeTakeFirstOrThrow()).balance;

    const small = await credited('ปรีชา ทำดี', '9991110031', '400.00');
    const before = await held();
    expect((await reverse(clerk, small.id)).error).toBe(403);
    expect((await reverse(owner, small.id, { reason: ' ' })).error).toBe(422);
    // Two at once: it is taken once.
    const both = await Promise.all([reverse(owner, small.id), reverse(lead, small.id)]);
    expect(both.map(({ error }) => error).sort()).toEqual([0, 409]);
    expect(await money.deposit(small.ref)).toMatchObject({ status: 'reversed' });
    const badges = async (memberId: number) => {
      const { rows } = await sql<{ first: boolean }>`
        select is_first_deposit as first from deposit where member_id = ${memberId} and credited_at is not null
        order by id`.execute(db);
      return rows.map(({ first }) => first);
    };
    expect(await badges(small.payer.id)).toEqual([false]);
    expect(await money.cash(small.payer)).toBe(1_00n);
    expect(before - (await held())).toBe(400_00n);

    // Figures leave it out on the day on which it came; the one after it is the member's first.
    const figures = async (memberId: number) => {
      const { rows } = await sql<Readonly<Record<string, unknown>>>`
        select deposit_count, deposit_total, deposit_bank, first_deposit_count, first_deposit_total from member_day
        where member_id = ${memberId}`.execute(db);
      return rows;
    };
    const none = {
      deposit_count: 0,
      deposit_total: 0n,
      deposit_bank: 0n,
      first_deposit_count: 0,
      first_deposit_total: 0n,
    };
    expect(await figures(small.payer.id)).toEqual([none]);
    const again = await credited('วิภา สุขใจ', '9991110039', '150.00');
    await money.pay(again.payer, '80.00');
    await money.read();
    const twice = { deposit_count: 2, deposit_total: 230_00n, deposit_bank: 230_00n };
    expect(await figures(again.payer.id)).toEqual([{ ...twice, first_deposit_count: 1, first_deposit_total: 150_00n }]);
    // These payers begin with money: the badge is given by hand here.
    await sql`update deposit set is_first_deposit = true where id = ${again.id}`.execute(db);
    expect(await badges(again.payer.id)).toEqual([true, false]);
    expect((await reverse(owner, again.id)).error).toBe(0);
    expect(await badges(again.payer.id)).toEqual([false, true]);
    const once = { deposit_count: 1, deposit_total: 80_00n, deposit_bank: 80_00n };
    expect(await figures(again.payer.id)).toEqual([{ ...once, first_deposit_count: 1, first_deposit_total: 80_00n }]);
    await sql`select rebuild_figures()`.execute(db);
    expect(await figures(again.payer.id)).toEqual([{ ...once, first_deposit_count: 1, first_deposit_total: 80_00n }]);
    expect(await money.desk.breaches()).toEqual([]);

    const spent = await credited('ดวงใจ แสนดี', '9991110032', '700.00');
    await money.desk.request({ memberId: spent.payer.id, amount: 500_00n });
    const refused = await reverse(lead, spent.id);
    expect(refused.body).toMatchObject({ error: 422, fields: { accept_shortage: expect.stringContaining('499.00') } });
    expect(await money.cash(spent.payer)).toBe(201_00n);
    const taken = await reverse(lead, spent.id, { accept_shortage: true });
    expect(taken.body).toMatchObject({ error: 0, data: { status: 'reversed', reversed_amount: '201.00' } });
    expect(await money.cash(spent.payer)).toBe(0n);

    const large = await credited('มณี มั่งมี', '9991110033', '50000.01');
    expect((await reverse(lead, large.id)).body).toMatchObject({ data: { status: 'success', waits_for_other: true } });
    expect((await reverse(lead, large.id)).error).toBe(403);
    const users = [owner.principal.userId, lead.principal.userId] as const;
    expect((await asOne(db, ...users, () => reverse(owner, large.id))).error).toBe(403);
    expect(await money.cash(large.payer)).toBe(50_001_01n);
    expect((await reverse(owner, large.id)).body).toMatchObject({
      data: { status: 'reversed', waits_for_other: false },
    });
    expect(await money.cash(large.payer)).toBe(1_00n);
    expect((await reverse(owner, large.id)).error).toBe(409);
  });

  test('the database refuses what no way leads to', async () => {
    const { db } = money.desk.database;
    const refused = [
      sql`update deposit set status = 'pending' where status = 'success'`,
      sql`update deposit set credited_amount = credited_amount + 1 where status = 'success'`,
      sql`delete from deposit`,
      sql`update raw_transaction set amount = amount + 1`,
      sql`update raw_transaction set match_status = 'unmatched' where match_status = 'matched'`,
      sql`delete from raw_transaction`,
      sql`insert into ledger_tx (kind, ref_type, ref_id) select kind, ref_type, ref_id from ledger_tx where kind = 'deposit' limit 1`,
    ];
    for (const statement of refused)
      await expect(statement.execute(db)).rejects.toMatchObject({ code: expect.stringMatching(/^23/) });
  });

  test('the three lists and the three-way view show the same deposit', async () => {
    const line = await money.line();
    for (const path of [
      'deposit/list',
      'deposit/transactions',
      'deposit/raw_transactions',
      'finance/bank_cache_transactions',
    ]) {
      const answer = await money.list(lead, path);
      expect(answer.error, answer.text).toBe(0);
      expect(Number(answer.body.total), path).toBeGreaterThan(0);
    }
    const context = await money.list(lead, 'deposit/context', { raw_ref: line.raw_ref });
    expect(context.body).toMatchObject({ error: 0, data: { line: { raw_ref: line.raw_ref } } });
  });
});
