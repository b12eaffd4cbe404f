import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { beginTask, claim } from '#server/jobs/outbox.ts';
import { dataOf, get, rowsOf } from '../../../../tests/api/kit.ts';
import { openPlay } from '../../../../tests/api/play-world.ts';
import { pollTasks } from '../server/jobs.ts';
import { scheduleTopic } from '../server/poll-row.ts';
import { submitAnswer } from '../server/submit.ts';

/** In milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;

/** A prize of 100 baht for each rank in the range. */
export const prize = (rank_from: number, rank_to: number, more: object = {}) => ({
  ...{ rank_from, rank_to, reward_type: 'credit', reward_value: '100.00', ...more },
});

export type Polls = Awaited<ReturnType<typeof openPolls>>;

/** Helpers that act on polls as users, and by advancing the time. */
function toolsOf({ world, as, clock, jobs, call }: Awaited<ReturnType<typeof openPlay>>) {
  const { db } = world.database;
  const settings = () => ({ db, handlers: pollTasks(jobs()) });
  const inPoll = (path: string, body: object, who?: string) => call(`system/poll/${path}`, body, who);
  const detail = async (id: number) => dataOf(await get(world.app, `/api/poll/detail?id=${id}`, as.owner));
  const update = async (id: number, change: object, who?: string) =>
    call('poll/update', { id, version: (await detail(id)).version, ...change }, who);
  const slots = async (id: number) =>
    rowsOf(await get(world.app, `/api/system/poll/rank_rewards/poll_rewards?poll_id=${id}`, as.owner));
  const moment = (later: number) => new Date(clock.at + later).toISOString();
  const pay = (id: number, who = 'owner') =>
    call('system/poll/rank_rewards/distribute', { poll_id: id }, who, { 'idempotency-key': randomUUID() });
  const answer = (pollId: number, memberId: number, choice: number, ip?: string) =>
    jobs().transaction((ctx) => submitAnswer(ctx, { pollId, memberId, choiceIds: [choice], ...(ip ? { ip } : {}) }));
  const passTime = async (milliseconds: number) => {
    clock.at += milliseconds;
    await pollTasks(jobs()).poll_clock?.({ id: 0n, topic: '', key: '', payload: {}, run: 1 });
  };
  const claimPay = async () => {
    const [task] = await claim(db, { worker: 'test', topics: ['poll_pay'], limit: 1, lease: minute });
    if (!task) throw new Error('nobody is to be paid');
    return task;
  };
  return { settings, inPoll, detail, update, slots, moment, pay, answer, passTime, claimPay };
}

/** A test world with three teams in the library, and helpers to set up polls. */
export async function openPolls(subject: Parameters<typeof openPlay>[0]) {
  const play = await openPlay(subject);
  const { world, as, members, call } = play;
  await beginTask(world.database.db, scheduleTopic);

  const tools = toolsOf(play);
  const { inPoll, update, moment, answer, passTime } = tools;
  dataOf(
    await inPoll('choices/add', { name: 'ทีม A', category: 'team', status: 'active', more_names: 'ทีม B\n ทีม C \n\n' }),
  );
  const library = rowsOf(await get(world.app, '/api/system/poll/choices/list?category=team', as.owner));
  expect(library.map(({ name }) => name)).toEqual(['ทีม A', 'ทีม B', 'ทีม C']);
  const teams = library.slice(0, 2).map(({ id }) => Number(id));

  /** Creates a poll of agent 1 with two teams and the given prizes. */
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
  const openPoll = async (id: number) => {
    dataOf(await update(id, { status: 'scheduled' }));
    await passTime(2 * minute);
  };
  /**
   * Creates a poll, opens it, has the first `many` members answer (the first team, or the second for those in `wrong`),
   * announces.
   */
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
  return { ...play, teams, ...tools, makePoll, openPoll, playedPoll };
}
