import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cashOf } from '#server/ledger/accounts.ts';
import { balanceOf, ShortageError } from '#server/ledger/post.ts';
import { subjects } from '../api/subjects.ts';
import { type Answer, type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';
import { slipForm } from './support/slip.ts';

/** Races show on PostgreSQL; PGlite takes turns anyway and only has to get through a shorter round. */
const rounds = { pglite: { approvals: 2, duels: 10 }, postgres: { approvals: 20, duels: 100 } } as const;

if (!subjects.some((subject) => subject.name === 'postgres'))
  console.warn('SKIPPED: money races on PostgreSQL (no PG_URL); PGlite alone proves little about concurrency.');

describe.each(subjects)('races on $name', (subject) => {
  let desk: Desk;
  let operators: readonly Person[];
  let lead: Person;

  beforeAll(async () => {
    desk = await openDesk(subject, { poolSize: 30 });
    lead = await desk.person('finance_lead');
    const hired: Person[] = [];
    for (let i = 0; i < 10; i += 1) hired.push(await desk.person('finance'));
    operators = hired;
  });
  afterAll(() => desk.close());

  const counts = (answers: readonly Answer[]) => {
    const by = new Map<number, number>();
    for (const { error } of answers) by.set(error, (by.get(error) ?? 0) + 1);
    return Object.fromEntries(by);
  };
  const approval = (id: number) => ({
    id,
    type: 'auto_bank',
    from_bank_id: desk.world.bank,
    expected_status: 'verified',
  });
  const executed = async (id: number) => {
    const { rows } = await sql<{ paid: number; satang: bigint }>`
      select count(*)::integer as paid, coalesce(sum(transfer.amount), 0)::bigint as satang from sandbox_transfer transfer
      join withdrawal on withdrawal.withdraw_ref = transfer.order_ref where withdrawal.id = ${id} and executed`.execute(
      desk.database.db,
    );
    return rows[0];
  };

  test(`100 approvals of one withdrawal at once: one succeeds, 99 conflict (× ${rounds[subject.name].approvals})`, async () => {
    for (let round = 0; round < rounds[subject.name].approvals; round += 1) {
      const id = await desk.verified(1_234_00n + BigInt(round) * 100n, lead);
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) => desk.call(operators[i % 10] ?? lead, 'approve', approval(id))),
      );
      expect(counts(answers)).toEqual({ 0: 1, 409: 99 });
      await desk.work();
      expect(await desk.status(id)).toBe('success');
      expect(await executed(id)).toEqual({ paid: 1, satang: 1_234_00n + BigInt(round) * 100n });
      expect(await desk.breaches()).toEqual([]);
    }
  });

  test('one key sent 100 times at once has one effect; the rest replay it or get 409', async () => {
    const id = await desk.verified(777_00n, lead);
    const [clerk = lead] = operators;
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => desk.call(clerk, 'approve', approval(id), key)),
    );
    const done = answers.filter((answer) => answer.error === 0);
    expect(done.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(new Set(done.map((answer) => answer.text)).size).toBe(1);
    expect(answers.every((answer) => answer.error === 0 || answer.error === 409)).toBe(true);
    const later = await desk.call(clerk, 'approve', approval(id), key);
    expect(later).toMatchObject({ error: 0, replayed: true, text: done[0]?.text });
    expect((await desk.call(clerk, 'approve', { ...approval(id), from_bank_id: desk.world.poorBank }, key)).error).toBe(
      422,
    );
    await desk.work();
    expect(await executed(id)).toMatchObject({ paid: 1 });
    expect(await desk.breaches()).toEqual([]);
  });

  test(`approve, refund, manual and change_type at once: exactly one ends it (× ${rounds[subject.name].duels})`, async () => {
    const wins = new Map<string, number>();
    for (let round = 0; round < rounds[subject.name].duels; round += 1) {
      const id = await desk.verified(100_00n + BigInt(round) * 100n, lead);
      const before = { id, expected_status: 'verified', version: 2 };
      const [a = lead, b = lead, c = lead, d = lead] = operators;
      const form = await slipForm({ ...before, from_bank_id: desk.world.bank }, `M${round}-${randomUUID()}`);
      // Everybody gets a chance to come first.
      const late = <T>(work: () => Promise<T>) => sleep(Math.random() * 25).then(work);
      const duel: Record<string, Promise<Answer>> = {
        approve: late(() => desk.call(a, 'approve', { ...approval(id), version: 2 })),
        refund: late(() => desk.call(b, 'refund', { ...before, reason: 'member_request' })),
        manual: desk.call(c, 'manual', form),
        change_type: late(() => desk.call(d, 'change_type', { ...before, type: 'auto_bank', reason: 'x' })),
      };
      const answers = await Promise.all(
        Object.entries(duel).map(async ([name, answer]) => ({ name, ...(await answer) })),
      );
      const winners = answers.filter((answer) => answer.error === 0);
      expect(winners.map((winner) => winner.name)).toHaveLength(1);
      expect(counts(answers)).toEqual({ 0: 1, 409: 3 });
      const [winner] = winners;
      wins.set(winner?.name ?? '', (wins.get(winner?.name ?? '') ?? 0) + 1);
      await desk.work();
      const ends: Record<string, string> = {
        approve: 'success',
        refund: 'refunded',
        manual: 'success',
        change_type: 'verified',
      };
      expect(await desk.status(id)).toBe(ends[winner?.name ?? '']);
      expect(await executed(id)).toMatchObject({ paid: winner?.name === 'approve' ? 1 : 0 });
    }
    expect(await desk.breaches()).toEqual([]);
    console.info(`duels on ${subject.name}:`, Object.fromEntries(wins));
  });

  test('200 requests of 1.00 from a wallet of 100.00: 100 are taken, nothing is overdrawn', async () => {
    const memberId = await desk.member(100_00n);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => desk.request({ memberId, amount: 1_00n })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(100);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ShortageError);
    expect(await balanceOf(desk.database.db, cashOf(memberId))).toBe(0n);
    const events = await desk.database.db
      .selectFrom('withdrawal')
      .select('balance_before')
      .where('member_id', '=', memberId)
      .execute();
    expect(new Set(events.map((row) => row.balance_before)).size).toBe(100);
    const numbers = await desk.database.db
      .selectFrom('withdrawal')
      .select('withdraw_ref')
      .orderBy('withdraw_ref')
      .execute()
      .then((rows) => rows.map((row) => Number(row.withdraw_ref.slice(-6))));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(await desk.breaches()).toEqual([]);
  });

  test('50 slips of one transfer at once: one counts, the others name it', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, (_, i) => desk.verified(500_00n + BigInt(i), lead)));
    const reference = `SAME-${randomUUID()}`;
    // Whoever is told that too many pictures are being read comes back when those are.
    const answers: Answer[] = [];
    const isRefused = (_id: number, i: number) => [undefined, 503].includes(answers[i]?.error);
    while (ids.some(isRefused))
      await Promise.all(
        ids.map(async (id, i) => {
          if (!isRefused(id, i)) return;
          const form = await slipForm({ id, from_bank_id: desk.world.bank }, reference);
          answers[i] = await desk.call(operators[i % 10] ?? lead, 'manual', form);
        }),
      );
    expect(counts(answers)).toEqual({ 0: 1, 409: 49 });
    const winner = answers.findIndex((answer) => answer.error === 0);
    const row = await desk.database.db
      .selectFrom('withdrawal')
      .select('withdraw_ref')
      .where('id', '=', ids[winner] ?? 0)
      .executeTakeFirstOrThrow();
    for (const answer of answers.filter((each) => each.error !== 0)) expect(answer.text).toContain(row.withdraw_ref);
    expect(await desk.breaches()).toEqual([]);
  });

  test('two approvals from one account cannot count on the same money', async () => {
    const requests = await Promise.all(Array.from({ length: 5 }, () => desk.verified(60_00n, lead)));
    const answers = await Promise.all(
      requests.map((id, i) =>
        desk.call(operators[i] ?? lead, 'approve', { ...approval(id), from_bank_id: desk.world.poorBank }),
      ),
    );
    expect(counts(answers)).toEqual({ 0: 1, 422: 4 });
    await desk.work();
    expect(await desk.breaches()).toEqual([]);
  });

  test('several workers at once send every payout once', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, (_, i) => desk.verified(200_00n + BigInt(i % 80), lead)));
    for (const id of ids) await desk.call(lead, 'approve', approval(id));
    await Promise.all(Array.from({ length: 5 }, () => desk.work()));
    for (const id of ids) {
      expect(await desk.status(id)).toBe('success');
      expect(await executed(id)).toMatchObject({ paid: 1 });
    }
    expect(await desk.breaches()).toEqual([]);
  });
});
