import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareDays } from '#areas/finance/server/banks/days/compare.ts';
import { accountsWithStatement } from '#areas/finance/server/banks/days/movements.ts';
import { bangkokDay } from '#contract/time.ts';
import { bankOf } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { subjects } from '../api/subjects.ts';
import { type DepositDesk, openDepositDesk } from './support/deposit-desk.ts';

// What the statement and the books say of one account and day. Nothing here is about time: the day is the one on which
// the test runs, and a run over midnight compares both days.
describe.each(subjects.slice(0, 1))('a day with a bank on $name', (subject) => {
  let money: DepositDesk;
  beforeAll(async () => {
    money = await openDepositDesk(subject);
  });
  afterAll(() => money.desk.close());

  const began = new Date();
  const compare = async () => {
    const { db } = money.desk.database;
    const days = [...new Set([bangkokDay(began), bangkokDay(new Date())])];
    for (const account of await accountsWithStatement(db))
      await db.transaction().execute((tx) => compareDays(tx, account, days));
    const { rows } = await sql<{ kind: string; our_ref: string | null; raw_ref: string | null; status: string }>`
      select kind, our_ref, raw_ref, status from bank_difference order by id`.execute(db);
    return rows;
  };
  const state = async () => {
    const { rows } = await sql<{ status: string; difference: bigint; open_count: number }>`
      select status, difference, open_count from bank_day where bank_id = ${money.bank} order by id desc limit 1`.execute(
      money.desk.database.db,
    );
    return rows[0];
  };
  const postings = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n from ledger_tx`.execute(money.desk.database.db)).rows[0]?.n;

  test('agrees while every line is in the books, whoever it belongs to', async () => {
    const payer = await money.payer('กานดา มีสุข', '9991110001');
    await money.pay(payer, '500.00');
    await money.pay({ name: 'ไม่รู้จัก ใครเลย', account: '9998887776' }, '45.00');
    await money.read();
    expect(await compare()).toEqual([]);
    expect(await state()).toEqual({ status: 'agreed', difference: 0n, open_count: 0 });
  });

  test('reports lines of one side only, the same on every run, posts nothing, and resolves them', async () => {
    const { db } = money.desk.database;
    // Our books pay a ticket's account from this one; the bank knows nothing of it yet.
    const { rows } = await sql<{ id: number }>`
      insert into bank_transfer (transfer_ref, requested_at, origin, agent_ids, source_bank_id, target_bank_id, bank_code,
        account_no, account_name, amount, fee, upstream_ref, balance_before, balance_after, settled_at, duration_sec, status)
      values ('BT2601010001', clock_timestamp(), 'console', '[]', ${money.bank}, ${money.desk.world.bank}, 'KBANK',
        '9990000001', 'บริษัท ทดสอบ', 30000, 0, 'UP-77', 30000, 0, clock_timestamp(), 0, 'success')
      returning id`.execute(db);
    await db.transaction().execute((tx) =>
      post(tx, {
        kind: 'bank_transfer',
        ref: { type: 'bank_transfer', id: Number(rows[0]?.id) },
        lines: [
          { account: bankOf(money.bank), amount: 300_00n },
          { account: bankOf(money.desk.world.bank), amount: -300_00n },
        ],
      }),
    );
    const before = await postings();
    const found = [{ kind: 'missing_there', our_ref: 'BT2601010001', raw_ref: null, status: 'open' }];
    expect(await compare()).toEqual(found);
    expect(await compare()).toEqual(found);
    expect(await state()).toEqual({ status: 'different', difference: 300_00n, open_count: 1 });

    // The bank tells of it after all, with its fee on a line of its own, which our books do not have.
    const line = (ref: string, amount: number) =>
      sql`
      insert into raw_transaction (raw_ref, bank_id, agent_ids, source, txn_at, detected_at, direction, amount, upstream_ref,
        description, dedupe_key, candidate_members, flags, match_status)
      values (${ref}, ${money.bank}, '[]', 'app', clock_timestamp(), clock_timestamp(), 'out', ${amount}::bigint, 'UP-77',
        'โอนไป', ${ref}, '[]', '[]', 'unmatched')`.execute(db);
    await line('R260101900001', 300_00);
    expect((await compare()).map(({ status }) => status)).toEqual(['resolved']);
    expect(await state()).toEqual({ status: 'agreed', difference: 0n, open_count: 0 });
    await line('R260101900002', 10_00);
    expect((await compare()).filter(({ status }) => status === 'open')).toEqual([
      { kind: 'amount', our_ref: 'BT2601010001', raw_ref: 'R260101900001', status: 'open' },
    ]);
    expect(await state()).toEqual({ status: 'different', difference: -10_00n, open_count: 1 });
    expect(await postings()).toBe(before);

    const owner = await money.desk.person('owner');
    const shown = await money.list(owner, 'bank/differences', { bank_id: String(money.bank), status: 'open' });
    expect(shown.body).toMatchObject({ error: 0, total: 1, data: [{ kind: 'amount', their_amount: '-310.00' }] });
    const days = await money.list(owner, 'bank/days', { bank_id: String(money.bank) });
    expect(days.body).toMatchObject({
      error: 0,
      data: expect.arrayContaining([expect.objectContaining({ status: 'different' })]),
    });
  });
});
