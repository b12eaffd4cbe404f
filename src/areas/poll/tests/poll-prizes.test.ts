import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drain } from '#server/jobs/worker.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, rowsOf } from '../../../../tests/api/kit.ts';
import { codeOf } from '../../../../tests/api/play-world.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { asOne } from '../../../../tests/money/support/as-one.ts';
import { pollTasks } from '../server/jobs.ts';
import { payTask } from '../server/prizes/pay-task.ts';
import { openPolls, type Polls, prize } from './polls.ts';

describe.each([oneSubject])('poll prizes, on $name', (subject) => {
  let play: Polls;
  beforeAll(async () => {
    play = await openPolls(subject);
  });
  afterAll(() => play.world.close());

  test('poll prizes: budget and distinct ranks are enforced by the calls and the database', async () => {
    const { world, as, inPoll, detail, update, slots, makePoll } = play;
    const id = await makePoll([prize(1, 1, { reward_value: '1000.00' }), prize(2, 5)]);
    expect(await detail(id)).toMatchObject({ reward_total: '1400.00' });
    expect((await slots(id)).map(({ rank, status }) => [rank, status])).toEqual(
      [1, 2, 3, 4, 5].map((rank) => [rank, 'empty']),
    );
    const overlap = await inPoll('rank_rewards/add', { poll_id: id, items: [prize(5, 6)] });
    expect(overlap.body.fields).toEqual({ 'items.0.rank_from': 'อันดับซ้ำกับรางวัลอันดับ 2-5' });
    expect(codeOf(await inPoll('rank_rewards/add', { poll_id: id, items: [prize(6, 100)] }))).toBe(422);
    dataOf(
      await inPoll('rank_rewards/add', {
        poll_id: id,
        items: [prize(6, 6, { reward_type: 'ticket', reward_value: '9000' })],
      }),
    );
    expect(codeOf(await update(id, { reward_budget: '1399.99' }))).toBe(422);
    // Two ranges are swapped in one request.
    const [first, second] = rowsOf(await get(world.app, `/api/system/poll/rank_rewards/list?poll_id=${id}`, as.owner));
    const swapped = [prize(1, 4, { id: second?.id }), prize(5, 5, { id: first?.id, reward_value: '1000.00' })];
    dataOf(await inPoll('rank_rewards/save', { poll_id: id, items: swapped }));
    expect((await slots(id)).map(({ rank, rank_reward_id: reward }) => [rank, reward]).slice(0, 5)).toEqual([
      ...[1, 2, 3, 4].map((rank) => [rank, second?.id]),
      [5, first?.id],
    ]);
    const { db } = world.database;
    const insert = (from: number, to: number, value: number) =>
      sql`insert into poll_rank_reward (poll_id, rank_from, rank_to, reward_type, reward_value)
        values (${id}, ${from}, ${to}, 'credit', ${value})`.execute(db);
    await expect(insert(4, 8, 1)).rejects.toThrow(/poll_rank_reward_apart|conflicting key/);
    await expect(insert(10, 10, 400_000)).rejects.toThrow(/budget/);
    dataOf(await inPoll('rank_rewards/delete', { id: second?.id }));
    expect((await slots(id)).map(({ rank }) => rank)).toEqual([5, 6]);
    expect(await detail(id)).toMatchObject({ reward_total: '1000.00' });
  });

  test('poll draw: picks only correct answers, can be verified, and clearing or naming a winner is audited', async () => {
    const { world, as, members, teams, inPoll, detail, update, slots, pay, playedPoll } = play;
    const id = await playedPoll([prize(1, 3)], 8, [0, 1]);
    const right = members.slice(2, 8);
    await world.database.db
      .updateTable('member')
      .set({ status: 'suspended' })
      .where('id', '=', right[0] ?? 0)
      .execute();
    const draw = dataOf(
      await inPoll('rank_rewards/random_winners', { poll_id: id, count: 2, seed: 'หวย 123' }, 'marketing'),
    );
    expect(draw).toMatchObject({ entrant_count: 5, winner_count: 2 });
    const winners = (await slots(id)).filter(({ status }) => status === 'selected');
    expect(winners.map(({ rank, selected_by: how }) => [rank, how])).toEqual([
      [1, 'random'],
      [2, 'random'],
    ]);
    expect(winners.every(({ member_id: member }) => right.slice(1).includes(Number(member)))).toBe(true);
    const proof = dataOf(await get(world.app, `/api/system/poll/rank_rewards/verify?id=${draw.id}`, as.auditor));
    expect(proof).toMatchObject({
      proved: true,
      seed: draw.seed,
      note: 'หวย 123',
      entrants_hash: draw.entrants_hash,
    });
    expect(proof.replayed).toEqual((draw.winners as { submission_id: number }[]).map((one) => one.submission_id));
    await expect(
      sql`update poll_draw set seed = ${'0'.repeat(64)} where id = ${draw.id}`.execute(world.database.db),
    ).rejects.toThrow();

    const [one, two] = winners;
    const clear = (slot: unknown, user = 'admin') =>
      inPoll('rank_rewards/clear_winner', { poll_id: id, slot_id: slot }, user);
    const assign = (slot: unknown, winner: object, user = 'admin') =>
      inPoll('rank_rewards/assign_winner', { poll_id: id, slot_id: slot, ...winner }, user);
    expect(codeOf(await assign(one?.slot_id, { username: String(two?.username) }))).toBe(409);
    dataOf(await clear(one?.slot_id));
    expect((await slots(id))[0]).toMatchObject({ status: 'empty', cleared_by: world.people.admin?.id, username: null });
    expect((await assign(one?.slot_id, { username: String(two?.username) })).body.fields).toHaveProperty('username');
    const usernameOf = async (memberId?: number) =>
      (
        await world.database.db
          .selectFrom('member')
          .select('username')
          .where('id', '=', memberId ?? 0)
          .executeTakeFirstOrThrow()
      ).username;
    for (const ineligible of [right[0], members[0], members[10]]) {
      expect((await assign(one?.slot_id, { username: await usernameOf(ineligible) })).body.fields).toHaveProperty(
        'username',
      );
    }
    dataOf(await assign(one?.slot_id, { username: String(one?.username) }));
    expect((await slots(id))[0]).toMatchObject({
      selected_by: 'assign',
      chosen_by: world.people.admin?.id,
      draw_id: null,
    });
    const log = await world.database.db.selectFrom('audit_log').select(['action', 'before']).orderBy('seq').execute();
    expect(log.filter(({ action }) => action === 'rank_rewards.clear_winner').at(-1)?.before).toMatchObject({
      username: one?.username,
    });
    // The user who named a winner cannot pay; prizes can no longer change.
    expect(codeOf(await pay(id, 'admin'))).toBe(403);
    const { admin, owner } = world.people;
    expect(codeOf(await asOne(world.database.db, admin?.id ?? 0, owner?.id ?? 0, () => pay(id, 'owner')))).toBe(403);
    expect(codeOf(await inPoll('rank_rewards/add', { poll_id: id, items: [prize(9, 9)] }))).toBe(409);
    expect(codeOf(await update(id, { correct_choice_ids: [teams[1]] }))).toBe(409);
    for (const { slot_id: slot, status } of await slots(id)) if (status !== 'empty') dataOf(await clear(slot));
    expect(await detail(id)).toMatchObject({ status: 'resulted' });
    await world.database.db
      .updateTable('member')
      .set({ status: 'active' })
      .where('id', '=', right[0] ?? 0)
      .execute();
  });

  test('poll payment: pays each winner once, continues after a crash, and retries failed slots', async () => {
    const { world, jobs, settings, call, inPoll, detail, update, slots, pay, claimPay, playedPoll } = play;
    const { db } = world.database;
    const id = await playedPoll(
      [
        prize(1, 1, { turnover_multiple: '1.5' }),
        prize(2, 2, { reward_type: 'point', reward_value: '30' }),
        prize(3, 4),
      ],
      4,
    );
    dataOf(await inPoll('rank_rewards/random_winners', { poll_id: id }));
    const [, , third] = await slots(id);
    await db.updateTable('member').set({ status: 'suspended' }).where('id', '=', Number(third?.member_id)).execute();
    expect(codeOf(await call('system/poll/rank_rewards/distribute', { poll_id: id }, 'owner'))).toBe(400);
    expect(codeOf(await pay(id, 'marketing'))).toBe(403);
    expect(dataOf(await pay(id))).toEqual({ id, queued: 4, paid: 0 });
    expect(codeOf(await inPoll('rank_rewards/clear_winner', { poll_id: id, slot_id: third?.slot_id }))).toBe(409);
    // The first worker crashes after one prize; its claim expires and another worker continues.
    let left = 1;
    const crashing = {
      transaction: (work: never) => (left-- > 0 ? jobs().transaction(work) : Promise.reject(new Error('killed'))),
    };
    const task = await claimPay();
    await expect(payTask(crashing as never)(task)).rejects.toThrow('killed');
    expect((await slots(id)).map(({ status }) => status)).toEqual(['paid', 'selected', 'selected', 'selected']);
    await sql`update outbox set claimed_until = now() where topic = 'poll_pay'`.execute(db);
    await drain(settings());
    expect((await slots(id)).map(({ status, message }) => [status, message])).toEqual([
      ['paid', null],
      ['paid', null],
      ['failed', 'สมาชิกถูกระงับ'],
      ['paid', null],
    ]);
    expect(await detail(id)).toMatchObject({ status: 'drawing', paying_since: null, reward_paid: '200.00' });
    await db.updateTable('member').set({ status: 'active' }).where('id', '=', Number(third?.member_id)).execute();
    dataOf(await pay(id));
    await drain(settings());
    expect(await detail(id)).toMatchObject({ status: 'distributed', reward_paid: '300.00' });
    expect(codeOf(await pay(id))).toBe(409);
    expect(codeOf(await update(id, { title: 'ใหม่' }))).toBe(409);
    const lines = await db
      .selectFrom('wallet_log')
      .selectAll()
      .where('ref_type', '=', 'poll')
      .where('ref_id', 'like', `PL${id}-%`)
      .orderBy('ref_id')
      .execute();
    expect(lines.map((line) => [line.wallet_type, line.log_type, line.amount, line.turnover_added])).toEqual([
      ['main', 'poll_reward', 10_000n, 15_000n],
      ['point', 'poll_reward', 3_000n, 0n],
      ['main', 'poll_reward', 10_000n, 0n],
      ['main', 'poll_reward', 10_000n, 0n],
    ]);
    expect(await verifyInvariants(db)).toEqual([]);
  });

  test.runIf(subject.name === 'postgres')(
    'poll payment: fifty concurrent requests and eight workers pay each winner once',
    async () => {
      const { world, jobs, settings, inPoll, detail, pay, claimPay, playedPoll } = play;
      const { db } = world.database;
      const id = await playedPoll([prize(1, 12, { reward_value: '10.00' })], 12);
      dataOf(await inPoll('rank_rewards/random_winners', { poll_id: id }));
      const replies = await Promise.all(Array.from({ length: 50 }, () => pay(id)));
      expect(replies.filter((reply) => codeOf(reply) === 0)).toHaveLength(50);
      const task = await claimPay();
      // The same task in eight workers, as if their claims had expired.
      await Promise.all(Array.from({ length: 8 }, () => pollTasks(jobs()).poll_pay?.(task)));
      await drain(settings());
      expect(await detail(id)).toMatchObject({ status: 'distributed', reward_paid: '120.00' });
      const { rows } = await sql<{ count: number; sum: bigint }>`
      select count(*)::integer as count, (-sum(entry.satang))::bigint as sum from ledger_tx tx join ledger_entry entry on entry.tx_id = tx.id
      join ledger_account account on account.id = entry.account_id and account.kind = 'promotion'
      where tx.ref_type = 'poll_winner' and tx.ref_id in (select slot_id from poll_winner where poll_id = ${id})`.execute(
        db,
      );
      expect(rows).toEqual([{ count: 12, sum: 12_000n }]);
      expect(await verifyInvariants(db)).toEqual([]);
    },
  );
});
