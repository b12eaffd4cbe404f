// One database and one set of members for the whole life of a poll: apart, each step would have to be played again.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemContext } from '#server/context-factory.ts';
import { claim } from '#server/jobs/outbox.ts';
import { drain } from '#server/jobs/worker.ts';
import { verifyInvariants } from '#server/ledger/invariants/verify.ts';
import { beginPolls, pollTasks } from '#server/services/poll/jobs.ts';
import { payTask } from '#server/services/poll/prizes/pay-task.ts';
import { submitAnswer } from '#server/services/poll/submit.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, post, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const minute = 60_000;
const hour = 60 * minute;

describe.each(subjects)('polls, on $name', (subject) => {
  let world: World;
  const as: Record<string, Record<string, string>> = {};
  const clock = { at: Date.now() };
  const members: number[] = [];
  let teams: number[] = [];

  const jobs = () => systemContext(world.platform, 'jobs');
  const settings = () => ({ db: world.database.db, handlers: pollTasks(jobs()) });
  const call = (path: string, body: object, who = 'admin', headers: object = {}) =>
    post(world.app, `/api/${path}`, body, { ...as[who], ...headers });
  const inPoll = (path: string, body: object, who?: string) => call(`system/poll/${path}`, body, who);
  const detail = async (id: number) => dataOf(await get(world.app, `/api/poll/detail?id=${id}`, as.owner));
  const update = async (id: number, change: object, who?: string) =>
    call('poll/update', { id, version: (await detail(id)).version, ...change }, who);
  const slots = async (id: number) =>
    rowsOf(await get(world.app, `/api/system/poll/rank_rewards/poll_rewards?poll_id=${id}`, as.owner));
  const moment = (later: number) => new Date(clock.at + later).toISOString();
  const codeOf = (reply: Reply) => reply.body.error;
  const pay = (id: number, who = 'owner') =>
    call('system/poll/rank_rewards/distribute', { poll_id: id }, who, { 'idempotency-key': randomUUID() });
  const answer = (pollId: number, memberId: number, choice: number, ip?: string) =>
    jobs().transaction((ctx) => submitAnswer(ctx, { pollId, memberId, choiceIds: [choice], ...(ip ? { ip } : {}) }));
  const nothing = { id: 0n, topic: '', key: '', payload: {}, run: 1 };
  const passTime = async (milliseconds: number) => {
    clock.at += milliseconds;
    await pollTasks(jobs()).poll_clock?.(nothing);
  };
  const claimPay = async () => {
    const [task] = await claim(world.database.db, { worker: 'test', topics: ['poll_pay'], limit: 1, lease: minute });
    if (!task) throw new Error('nobody is to be paid');
    return task;
  };

  /** A poll of agent 1 with two teams and the prizes that are given. */
  async function makePoll(prizes: readonly object[], more: object = {}): Promise<number> {
    const id = Number(
      dataOf(
        await call('poll/add', {
          ...{ title: 'ใครชนะ', type: 'predict', agent_ids: [1], open_at: moment(minute), close_at: moment(hour) },
          ...{
            choice_mode: 'single',
            join_condition: 'none',
            max_submissions_per_member: 1,
            reward_budget: '5000.00',
            ...more,
          },
        }),
      ).id,
    );
    dataOf(await inPoll('choices/save', { poll_id: id, items: teams.map((choice_id) => ({ choice_id })) }));
    if (prizes.length > 0) dataOf(await inPoll('rank_rewards/add', { poll_id: id, items: prizes }));
    return id;
  }
  const prize = (rank_from: number, rank_to: number, more: object = {}) => ({
    ...{ rank_from, rank_to, reward_type: 'credit', reward_value: '100.00', ...more },
  });
  const openPoll = async (id: number) => {
    dataOf(await update(id, { status: 'scheduled' }));
    await passTime(2 * minute);
  };
  /** Opened, answered by `many` members (the first team, or the second for those at `wrong`), announced. */
  async function playedPoll(prizes: readonly object[], many: number, wrong: readonly number[] = []): Promise<number> {
    const id = await makePoll(prizes);
    await openPoll(id);
    for (const [at, member] of members.slice(0, many).entries()) {
      await answer(id, member, teams[wrong.includes(at) ? 1 : 0] ?? 0);
    }
    dataOf(await update(id, { status: 'closed' }));
    dataOf(await update(id, { status: 'resulted', correct_choice_ids: [teams[0]] }));
    return id;
  }

  beforeAll(async () => {
    world = await openWorld(subject, { clock: { now: () => new Date(clock.at) } });
    for (const name of ['owner', 'admin', 'marketing', 'support', 'auditor']) as[name] = await signIn(world.app, name);
    const { db } = world.database;
    for (let n = 0; n < 12; n += 1) members.push(await createMember(db, 1, 10_000n));
    await beginPolls(db);
    await inPollLibrary();
  });
  afterAll(() => world.close());

  async function inPollLibrary() {
    const added = dataOf(
      await inPoll('choices/add', { name: 'ทีม A', category: 'team', status: 'active', more_names: 'ทีม B\n ทีม C \n\n' }),
    );
    expect(added.id).toBeTypeOf('number');
    const list = rowsOf(await get(world.app, '/api/system/poll/choices/list?category=team', as.owner));
    expect(list.map(({ name }) => name)).toEqual(['ทีม A', 'ทีม B', 'ทีม C']);
    teams = list.slice(0, 2).map(({ id }) => Number(id));
    const again = await inPoll('choices/add', { name: 'ทีม D', category: 'team', status: 'active', more_names: 'ทีม A' });
    expect(again.body.fields).toHaveProperty('more_names');
  }

  test('opens and closes by the clock, takes answers only in between, and counts them in the same transaction', async () => {
    const id = await makePoll([]);
    expect(codeOf(await update(id, { status: 'open' }))).toBe(409);
    await expect(answer(id, members[0] ?? 0, teams[0] ?? 0)).rejects.toMatchObject({ code: 409 });
    await openPoll(id);
    expect(await detail(id)).toMatchObject({ status: 'open' });
    await answer(id, members[0] ?? 0, teams[0] ?? 0, '203.0.113.5');
    await answer(id, members[1] ?? 0, teams[1] ?? 0, '203.0.113.5');
    await expect(answer(id, members[0] ?? 0, teams[1] ?? 0)).rejects.toMatchObject({ code: 409 });
    const items = rowsOf(await get(world.app, `/api/system/poll/choices/items?poll_id=${id}`, as.owner));
    expect(items.map((one) => [one.label, one.vote_count, one.vote_pct])).toEqual([
      ['ทีม A', 1, '50.0000'],
      ['ทีม B', 1, '50.0000'],
    ]);
    expect(await detail(id)).toMatchObject({ submission_count: 2, member_count: 2 });
    const answers = rowsOf(await get(world.app, `/api/poll/submissions?poll_id=${id}&sort=submission_id`, as.support));
    expect(answers.map((one) => [one.answer, one.eligible, one.ineligible_reason])).toEqual([
      ['ทีม A', true, null],
      ['ทีม B', false, 'duplicate'],
    ]);
    const locked = await update(id, { type: 'vote', choice_mode: 'multiple', max_choices: 2 });
    expect(Object.keys(locked.body.fields ?? {})).toEqual(['type', 'choice_mode']);
    expect(codeOf(await inPoll('choices/remove', { poll_id: id, choice_id: teams[0] }))).toBe(409);
    await passTime(2 * hour);
    expect(await detail(id)).toMatchObject({ status: 'closed' });
    await expect(answer(id, members[2] ?? 0, teams[0] ?? 0)).rejects.toMatchObject({ code: 409 });
    expect(codeOf(await update(id, { status: 'open' }))).toBe(422);
    expect(codeOf(await update(id, { status: 'resulted' }))).toBe(422);
    expect(codeOf(await update(id, { status: 'open', close_at: moment(hour) }))).toBe(0);
    const live = dataOf(await get(world.app, `/api/poll/live?id=${id}`, as.owner));
    expect(live.agents).toMatchObject([{ code: 'AAA', count: 2 }]);
    expect((live.series as { count: number }[]).reduce((sum, { count }) => sum + count, 0)).toBe(2);
    // The database refuses what no call may do.
    const { db } = world.database;
    await expect(sql`update poll set status = 'distributed' where id = ${id}`.execute(db)).rejects.toThrow(
      /does not go/,
    );
    await expect(sql`update poll_submission set answer = 'x' where poll_id = ${id}`.execute(db)).rejects.toThrow(
      /stays/,
    );
  });

  test('conditions are looked at when an answer comes and once more when the result is known', async () => {
    const id = await makePoll([], { join_condition: 'deposit_period', join_min_deposit: '50.00' });
    await openPoll(id);
    await answer(id, members[0] ?? 0, teams[0] ?? 0);
    await answer(id, members[1] ?? 0, teams[0] ?? 0);
    const reasons = async () =>
      rowsOf(await get(world.app, `/api/poll/submissions?poll_id=${id}&sort=submission_id`, as.owner)).map(
        (one) => one.ineligible_reason,
      );
    expect(await reasons()).toEqual(['condition', 'condition']);
    await sql`insert into money_event (source, source_id, at, stat_date, agent_id, member_id, deposit_count, deposit_total)
      values ('probe', 1, ${new Date(clock.at)}, bangkok_day(${new Date(clock.at)}::timestamptz), 1, ${members[0]}, 1, 5000)`.execute(
      world.database.db,
    );
    dataOf(await update(id, { status: 'closed', announce_at: null }));
    dataOf(await update(id, { status: 'resulted', correct_choice_ids: [teams[0]] }));
    expect(await reasons()).toEqual([null, 'condition']);
    expect(await detail(id)).toMatchObject({ correct_count: 2, correct_choice_ids: [teams[0]] });
    await sql`delete from money_event where source = 'probe'`.execute(world.database.db);
    // What was right may be put in order until somebody has won.
    dataOf(await update(id, { correct_choice_ids: [teams[1]] }));
    expect(await detail(id)).toMatchObject({ correct_count: 0, correct_choice_ids: [teams[1]] });
  });

  test('prizes stay within the budget and their ranks apart, whoever writes them', async () => {
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
    // Two ranges change places in one set.
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

  test('draws among right answers alone, can be proved, and leaves a trail when a winner is cleared or named', async () => {
    const id = await playedPoll([prize(1, 3)], 8, [0, 1]);
    const right = members.slice(2, 8);
    await world.database.db
      .updateTable('member')
      .set({ status: 'suspended' })
      .where('id', '=', right[0] ?? 0)
      .execute();
    const drawn = dataOf(
      await inPoll('rank_rewards/random_winners', { poll_id: id, count: 2, seed: 'หวย 123' }, 'marketing'),
    );
    expect(drawn).toMatchObject({ entrant_count: 5, winner_count: 2 });
    const filled = (await slots(id)).filter(({ status }) => status === 'selected');
    expect(filled.map(({ rank, selected_by: how }) => [rank, how])).toEqual([
      [1, 'random'],
      [2, 'random'],
    ]);
    expect(filled.every(({ member_id: member }) => right.slice(1).includes(Number(member)))).toBe(true);
    const proof = dataOf(await get(world.app, `/api/system/poll/rank_rewards/verify?id=${drawn.id}`, as.auditor));
    expect(proof).toMatchObject({
      proved: true,
      seed: drawn.seed,
      note: 'หวย 123',
      entrants_hash: drawn.entrants_hash,
    });
    expect(proof.replayed).toEqual((drawn.winners as { submission_id: number }[]).map((one) => one.submission_id));
    await expect(
      sql`update poll_draw set seed = ${'0'.repeat(64)} where id = ${drawn.id}`.execute(world.database.db),
    ).rejects.toThrow();

    const [one, two] = filled;
    const clear = (slot: unknown, who = 'admin') =>
      inPoll('rank_rewards/clear_winner', { poll_id: id, slot_id: slot }, who);
    const name = (slot: unknown, whom: object, who = 'admin') =>
      inPoll('rank_rewards/assign_winner', { poll_id: id, slot_id: slot, ...whom }, who);
    expect(codeOf(await name(one?.slot_id, { username: String(two?.username) }))).toBe(409);
    dataOf(await clear(one?.slot_id));
    expect((await slots(id))[0]).toMatchObject({ status: 'empty', cleared_by: world.people.admin?.id, username: null });
    expect((await name(one?.slot_id, { username: String(two?.username) })).body.fields).toHaveProperty('username');
    const usernameOf = async (memberId?: number) =>
      (
        await world.database.db
          .selectFrom('member')
          .select('username')
          .where('id', '=', memberId ?? 0)
          .executeTakeFirstOrThrow()
      ).username;
    for (const barred of [right[0], members[0], members[10]]) {
      expect((await name(one?.slot_id, { username: await usernameOf(barred) })).body.fields).toHaveProperty('username');
    }
    dataOf(await name(one?.slot_id, { username: String(one?.username) }));
    expect((await slots(id))[0]).toMatchObject({
      selected_by: 'assign',
      chosen_by: world.people.admin?.id,
      draw_id: null,
    });
    const log = await world.database.db.selectFrom('audit_log').select(['action', 'before']).orderBy('seq').execute();
    expect(log.filter(({ action }) => action === 'rank_rewards.clear_winner').at(-1)?.before).toMatchObject({
      username: one?.username,
    });
    // Whoever named a winner lets somebody else pay; prizes no longer change.
    expect(codeOf(await pay(id, 'admin'))).toBe(403);
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

  test('pays each winner once, goes on after a crash, and tries again what failed', async () => {
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
    // The first worker dies after one prize: its claim runs out and another one goes on.
    let left = 1;
    const dying = {
      transaction: (work: never) => (left-- > 0 ? jobs().transaction(work) : Promise.reject(new Error('killed'))),
    };
    const task = await claimPay();
    await expect(payTask(dying as never)(task)).rejects.toThrow('killed');
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
    'fifty who give the prizes at once, and eight workers, pay each winner once',
    async () => {
      const { db } = world.database;
      const id = await playedPoll([prize(1, 12, { reward_value: '10.00' })], 12);
      dataOf(await inPoll('rank_rewards/random_winners', { poll_id: id }));
      const replies = await Promise.all(Array.from({ length: 50 }, () => pay(id)));
      expect(replies.filter((reply) => codeOf(reply) === 0)).toHaveLength(50);
      const task = await claimPay();
      // The same order in eight hands, as if claims had run out.
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

  test('people of one agent neither see nor draw what concerns the members of another', async () => {
    const id = await makePoll([prize(1, 1)], { agent_ids: [1, 2] });
    const foreign = await makePoll([], { agent_ids: [2] });
    const list = rowsOf(await get(world.app, '/api/poll/list?limit=100', as.marketing)).map((row) => row.id);
    expect(list).toContain(id);
    expect(list).not.toContain(foreign);
    expect(codeOf(await inPoll('rank_rewards/random_winners', { poll_id: id }, 'marketing'))).toBe(403);
    expect(
      codeOf(await inPoll('choices/save', { poll_id: foreign, items: [{ choice_id: teams[0] }] }, 'marketing')),
    ).toBe(404);
    expect(codeOf(await get(world.app, `/api/poll/live?id=${foreign}`, as.marketing))).toBe(404);
    expect(codeOf(await call('poll/copy', { id }, 'marketing'))).toBe(403);
    const copy = Number(dataOf(await call('poll/copy', { id })).id);
    expect(await detail(copy)).toMatchObject({ status: 'draft', title: 'ใครชนะ (สำเนา)', reward_total: '100.00' });
  });

  test('facts are checked by kind, may change keys with each other, and a used choice is not deleted', async () => {
    const id = await makePoll([]);
    const save = (items: readonly object[]) => inPoll('metadata/save', { poll_id: id, items });
    const wrong = await save([
      { key: 'Home', value: 'x', value_type: 'text' },
      { key: 'kickoff_at', value: 'tomorrow', value_type: 'datetime' },
    ]);
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['items.0.key', 'items.1.value']);
    dataOf(
      await save([
        { key: 'home_team', value: 'A', value_type: 'text' },
        { key: 'away_team', value: 'B', value_type: 'text' },
      ]),
    );
    const read = async () => rowsOf(await get(world.app, `/api/system/poll/metadata/list?poll_id=${id}`, as.owner));
    const [home, away] = await read();
    dataOf(
      await save([
        { ...home, key: 'away_team' },
        { ...away, key: 'home_team' },
      ]),
    );
    expect((await read()).map(({ id: key, key: name }) => [key, name])).toEqual([
      [home?.id, 'away_team'],
      [away?.id, 'home_team'],
    ]);
    dataOf(await inPoll('metadata/delete', { id: home?.id }));
    const made = dataOf(await inPoll('choices/new', { poll_id: id, name: 'เสมอ', category: 'text' }));
    expect(codeOf(await inPoll('choices/delete', { id: made.choice_id }))).toBe(409);
    dataOf(await inPoll('choices/remove', { poll_id: id, choice_id: made.choice_id }));
    expect(codeOf(await inPoll('choices/delete', { id: made.choice_id }))).toBe(0);
  });
});
