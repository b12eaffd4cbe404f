import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get, rowsOf } from '../../../../tests/api/kit.ts';
import { codeOf } from '../../../../tests/api/play-world.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { hour, openPolls, type Polls, prize } from './polls.ts';

describe.each([oneSubject])('polls, on $name', (subject) => {
  let play: Polls;
  beforeAll(async () => {
    play = await openPolls(subject);
  });
  afterAll(() => play.world.close());

  test('poll schedule: opens and closes on time, accepts answers only in between, and counts them in the same transaction', async () => {
    const { world, as, members, teams, inPoll, detail, update, moment, answer, passTime, makePoll, openPoll } = play;
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
    // The database rejects what no call may do.
    const { db } = world.database;
    await expect(sql`update poll set status = 'distributed' where id = ${id}`.execute(db)).rejects.toThrow(
      /does not go/,
    );
    await expect(sql`update poll_submission set answer = 'x' where poll_id = ${id}`.execute(db)).rejects.toThrow(
      /stays/,
    );
  });

  test('poll eligibility: checked when an answer arrives and again when the result is announced', async () => {
    const { world, as, clock, members, teams, detail, update, answer, makePoll, openPoll } = play;
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
    // The correct answer can be corrected until someone has won.
    dataOf(await update(id, { correct_choice_ids: [teams[1]] }));
    expect(await detail(id)).toMatchObject({ correct_count: 0, correct_choice_ids: [teams[1]] });
  });

  test('poll row scope: a user can neither view nor draw polls of agents outside it', async () => {
    const { world, as, teams, call, inPoll, detail, makePoll } = play;
    const id = await makePoll([prize(1, 1)], { agent_ids: [1, 2] });
    const outOfScope = await makePoll([], { agent_ids: [2] });
    const list = rowsOf(await get(world.app, '/api/poll/list?limit=100', as.marketing)).map((row) => row.id);
    expect(list).toContain(id);
    expect(list).not.toContain(outOfScope);
    expect(codeOf(await inPoll('rank_rewards/random_winners', { poll_id: id }, 'marketing'))).toBe(403);
    expect(
      codeOf(await inPoll('choices/save', { poll_id: outOfScope, items: [{ choice_id: teams[0] }] }, 'marketing')),
    ).toBe(404);
    expect(codeOf(await get(world.app, `/api/poll/live?id=${outOfScope}`, as.marketing))).toBe(404);
    expect(codeOf(await call('poll/copy', { id }, 'marketing'))).toBe(403);
    const copy = Number(dataOf(await call('poll/copy', { id })).id);
    expect(await detail(copy)).toMatchObject({ status: 'draft', title: 'ใครชนะ (สำเนา)', reward_total: '100.00' });
  });

  test('poll choices: library names are unique, and an empty label falls back to the name', async () => {
    const { world, as, teams, inPoll, makePoll } = play;
    const duplicate = await inPoll('choices/add', {
      name: 'ทีม D',
      category: 'team',
      status: 'active',
      more_names: 'ทีม A',
    });
    expect(duplicate.body.fields).toHaveProperty('more_names');
    const id = await makePoll([]);
    const labels = async () =>
      rowsOf(await get(world.app, `/api/system/poll/choices/items?poll_id=${id}`, as.owner)).map((one) => one.label);
    const save = (item: object) => inPoll('choices/save', { poll_id: id, items: [{ choice_id: teams[0], ...item }] });
    dataOf(await save({ label: 'เจ้าบ้าน' }));
    dataOf(await save({ odds_text: '1.90' }));
    expect(await labels()).toEqual(['เจ้าบ้าน', 'ทีม B']);
    dataOf(await save({ label: '' }));
    expect(await labels()).toEqual(['ทีม A', 'ทีม B']);
  });

  test('poll facts: values are checked by kind and keys can be swapped; a choice in use cannot be deleted', async () => {
    const { world, as, inPoll, makePoll } = play;
    const id = await makePoll([]);
    const save = (items: readonly object[]) => inPoll('metadata/save', { poll_id: id, items });
    const rejected = await save([
      { key: 'Home', value: 'x', value_type: 'text' },
      { key: 'kickoff_at', value: 'tomorrow', value_type: 'datetime' },
    ]);
    expect(Object.keys(rejected.body.fields ?? {})).toEqual(['items.0.key', 'items.1.value']);
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
        { id: home?.id, key: 'away_team', value: home?.value, value_type: home?.value_type },
        { id: away?.id, key: 'home_team', value: away?.value, value_type: away?.value_type },
      ]),
    );
    expect((await read()).map(({ id: key, key: name }) => [key, name])).toEqual([
      [home?.id, 'away_team'],
      [away?.id, 'home_team'],
    ]);
    dataOf(await inPoll('metadata/delete', { id: home?.id }));
    const created = dataOf(await inPoll('choices/new', { poll_id: id, name: 'เสมอ', category: 'text' }));
    expect(codeOf(await inPoll('choices/delete', { id: created.choice_id }))).toBe(409);
    dataOf(await inPoll('choices/remove', { poll_id: id, choice_id: created.choice_id }));
    expect(codeOf(await inPoll('choices/delete', { id: created.choice_id }))).toBe(0);
  });
});
