import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkpoint } from '#areas/finance/server/payout/payout-task.ts';
import { drain } from '#server/jobs/worker.ts';
import { subjects } from '../api/subjects.ts';
import { type Desk, openDesk } from './support/desk.ts';
import { finishPayouts } from './support/finish-payouts.ts';
import { mortal } from './support/mortal.ts';
import type { Person } from './support/people.ts';
import { passTime } from './support/quick-sandbox.ts';

/** Where a payout ends when the first worker died at a point: nothing is sent twice, and nothing given up that was sent. */
const ends: Readonly<Record<Checkpoint, readonly [status: string, executed: number]>> = {
  claimed: ['success', 1],
  // Marked but perhaps never sent: nobody dares to send; after the time in which it could surface it counts as failed.
  marked: ['failed', 0],
  answered: ['success', 1],
  settled: ['success', 1],
};

describe.each(subjects)('a worker that dies, on $name', (subject) => {
  let desk: Desk;
  let lead: Person;
  beforeAll(async () => {
    desk = await openDesk(subject);
    lead = await desk.person('finance_lead');
  });
  afterAll(() => desk.close());

  test.each(Object.entries(ends))('%s', async (point, [status, paid]) => {
    const id = await desk.verified(1_000_00n, lead);
    await desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank });
    const { checkpoint, dead } = mortal((at) => at === point);
    // The dead one keeps its claim; its promise never settles and nobody waits for it.
    void desk.work({ checkpoint });
    await dead;
    expect(await desk.breaches()).toEqual([]);
    expect(await desk.work()).toBe(0);
    for (let round = 0; round < 5 && !['success', 'failed'].includes(await desk.status(id)); round += 1) {
      await passTime(desk.database);
      await desk.work();
      await desk.call(lead, 'verify', { id, expected_status: 'unknown' });
    }
    expect(await desk.status(id)).toBe(status);
    const { rows } = await sql<{ requests: number; paid: number }>`
      select count(*)::integer as requests, (count(*) filter (where executed))::integer as paid from sandbox_transfer
      join withdrawal on withdraw_ref = order_ref where withdrawal.id = ${id}`.execute(desk.database.db);
    expect(rows[0]).toEqual({ requests: paid, paid });
    expect(await desk.breaches()).toEqual([]);
  });

  test.each([0, 4, 5, 6, 8])(
    'a payout that was never sent and asked about %s times ends when others finish',
    async (asked) => {
      const { db } = desk.database;
      const id = await desk.verified(1_000_00n, lead);
      await desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank });
      const { checkpoint, dead } = mortal((at) => at === 'marked');
      void desk.work({ checkpoint });
      await dead;
      await sql`update payout_attempt set inquiries = ${asked} where withdrawal_id = ${id}`.execute(db);
      // As often as the usual schedule has it: a person is waited for.
      if (asked === 8) {
        await sql`update payout_attempt set state = 'unknown', parked_at = clock_timestamp() where withdrawal_id = ${id}`.execute(
          db,
        );
        await sql`update outbox set state = 'parked' where key = ${`withdrawal:${id}`}`.execute(db);
      }
      await finishPayouts(desk.database);
      expect(await desk.status(id)).toBe('failed');
      expect(await desk.breaches()).toEqual([]);
    },
  );

  test('a worker that does something else leaves the payout to one that can', async () => {
    const { db } = desk.database;
    const id = await desk.verified(1_000_00n, lead);
    await desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank });
    const task = () =>
      sql`select * from outbox where key = ${`withdrawal:${id}`}`.execute(db).then(({ rows: [row] }) => row);
    const before = await task();
    expect(before).toMatchObject({ state: 'queued', runs: 0 });
    expect(await drain({ db, handlers: { another: async () => ({ done: true }) } })).toBe(0);
    expect(await task()).toEqual(before);
    await desk.work();
    expect(await desk.status(id)).toBe('success');
  });

  test('an action that fails half-way leaves nothing behind', async () => {
    const id = await desk.verified(2_000_00n, lead);
    const tables = [
      'withdrawal',
      'payout_attempt',
      'outbox',
      'ledger_tx',
      'ledger_entry',
      'balance_log',
      'wallet',
      'wallet_log',
      'slip',
      'bank',
    ];
    const print = async () => {
      const prints = await Promise.all(
        tables.map((table) =>
          sql<{
            hash: string;
          }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(table)} t`.execute(
            desk.database.db,
          ),
        ),
      );
      return prints.map(({ rows }) => rows[0]?.hash);
    };
    const before = await print();
    const refused = [
      desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.poorBank }),
      desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: null }),
      desk.call(lead, 'approve', { id, type: 'manual', from_bank_id: desk.world.bank }),
      desk.call(lead, 'approve', { id, type: 'gateway', from_bank_id: desk.world.bank }),
      desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank, version: 1 }),
      desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank, expected_status: 'failed' }),
      desk.call(lead, 'refund', { id, reason: 'other' }),
      desk.call(lead, 'verify', { id }),
      desk.call(lead, 'change_type', { id, type: 'auto_bank', reason: '   ' }),
    ];
    for (const answer of await Promise.all(refused)) expect([409, 422]).toContain(answer.error);
    expect(await print()).toEqual(before);
    expect(await desk.breaches()).toEqual([]);
  });
});
