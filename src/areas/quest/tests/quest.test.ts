import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { suspenseAccount } from '#server/ledger/accounts.ts';
import { turn } from '#server/lifecycle/schedule.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from '../../../../tests/api/kit.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { createMember } from '../../../../tests/money/support/members.ts';
import { claimProgress, completeProgress } from '../server/claim.ts';
import { questSchedule, questTask } from '../server/quest-task.ts';

const task = { id: 1n, topic: 'quest_progress', key: 'quest_progress', payload: {}, run: 1 };

describe.each([oneSubject])('quests, on $name', (subject) => {
  let world: World;
  let owner: Record<string, string>;
  let context: Context;
  const send = (path: string, body: object) => post(world.app, `/api/${path}`, body, owner);
  const read = async (path: string) => get(world.app, `/api/${path}`, owner);
  const add = async (path: string, body: object) => {
    const reply = await send(path, body);
    expect(reply.body).toMatchObject({ error: 0 });
    return Number(dataOf(reply).id);
  };
  const failure = (reply: Awaited<ReturnType<typeof send>>) => [
    reply.body.error,
    Object.keys((reply.body.fields ?? {}) as object),
  ];
  const change = async (path: string, id: number, body: object) =>
    send(`quest/${path}update`, { id, version: dataOf(await read(`quest/${path}detail?id=${id}`)).version, ...body });
  const reward = (more: object = {}) =>
    add('system/event/rewards/add', {
      ...{ name: 'เครดิต 20', type: 'credit', value: '20.00', turnover_multiple: '2.00', status: 'active' },
      ...more,
    });
  const quest = (more: object = {}) =>
    add('quest/add', {
      ...{
        name: 'ภารกิจทดสอบ',
        agent_ids: [1],
        cycle: 'once',
        start_at: '2026-01-01T00:00:00.000Z',
        unlock_mode: 'all',
      },
      ...more,
    });
  const itemBody = (quest_id: number, event_reward_id: number, more: object = {}) => ({
    ...{ quest_id, name: 'ฝากครบ 100 บาท', condition_type: 'deposit_amount', target_value: '100.00', event_reward_id },
    ...{ claim_mode: 'auto', status: 'active', ...more },
  });
  const item = (quest_id: number, event_reward_id: number, more: object = {}) =>
    add('quest/items/add', itemBody(quest_id, event_reward_id, more));
  const number = async (query: ReturnType<typeof sql<{ n: bigint | number | string }>>) =>
    Number((await query.execute(world.database.db)).rows[0]?.n ?? 0);
  const deposit = (memberId: number, amount: bigint) =>
    context.transaction(async (hand) => {
      const opened = await openDeposit(hand, { memberId, agentId: 1, channel: 'manual', amount, status: 'pending' });
      await creditDeposit(hand, opened, { source: suspenseAccount, amount, method: 'manual' });
    });
  const count = () => questTask(context)(task);
  const balance = (memberId: number) =>
    number(sql`select balance as n from wallet where member_id = ${memberId} and wallet_type = 'main'`);
  const progressOf = async (itemId: number, memberId: number) =>
    (
      await sql<{ id: number; status: string; value: string }>`
        select id, status, value from quest_progress where quest_item_id = ${itemId} and member_id = ${memberId}`.execute(
        world.database.db,
      )
    ).rows[0];

  beforeAll(async () => {
    world = await openWorld(subject);
    owner = await signIn(world.app, 'owner');
    context = systemContext(world.platform, 'quest');
  });
  afterAll(() => world.close());

  test('quest item: missing fields of a condition are refused by name, and fields of the former condition are cleared', async () => {
    const rewardId = await reward();
    const id = await quest();
    const rejected = async (more: object) => failure(await send('quest/items/add', itemBody(id, rewardId, more)));
    expect(await rejected({ condition_type: 'play_provider', target_value: '5.00' })).toEqual([422, ['provider_id']]);
    expect(await rejected({ condition_type: 'play_game', target_value: '5.00' })).toEqual([422, ['game_id']]);
    expect(await rejected({ condition_type: 'deposit_count', target_value: '2.50' })).toEqual([422, ['target_value']]);
    expect(await rejected({ target_value: '0.00' })).toEqual([422, ['target_value']]);
    const itemId = await item(id, rewardId, { condition_type: 'play_provider', provider_id: 1, target_value: '5.00' });
    expect((await change('items/', itemId, { condition_type: 'login_days' })).body.error).toBe(0);
    expect(dataOf(await read(`quest/items/detail?id=${itemId}`))).toMatchObject({ provider_id: null, sort_order: 10 });
  });

  test('quest status: needs an item to open, can be paused and resumed, and ending is final', async () => {
    const id = await quest();
    expect(failure(await change('', id, { status: 'active' }))).toEqual([422, ['status']]);
    const only = await item(id, await reward());
    expect((await change('', id, { status: 'active' })).body.error).toBe(0);
    expect(failure(await change('items/', only, { status: 'inactive' }))).toEqual([422, ['status']]);
    expect((await send('quest/item/delete', { id: only })).body.error).toBe(409);
    for (const status of ['paused', 'active', 'ended'])
      expect((await change('', id, { status })).body.error, status).toBe(0);
    expect((await change('', id, { name: 'ใหม่' })).body.error).toBe(409);
    await expect(
      sql`update quest set status = 'active' where id = ${id}`.execute(world.database.db),
    ).rejects.toMatchObject({ constraint: 'quest_status' });
  });

  test('quest schedule: ends once late data of its last round has been counted', async () => {
    const id = await quest();
    await item(id, await reward());
    expect((await change('', id, { status: 'active' })).body.error).toBe(0);
    const statusAfter = async (minutes: number) => {
      await sql`update quest set end_at = now() - make_interval(mins => ${minutes}) where id = ${id}`.execute(
        world.database.db,
      );
      await context.transaction((ctx) => turn(ctx, questSchedule));
      return dataOf(await read(`quest/detail?id=${id}`)).status;
    };
    expect(await statusAfter(14)).toBe('active');
    expect(await statusAfter(16)).toBe('ended');
  });

  test('quest progress: counted from deposits and paid once; the last item gives the bonus', async () => {
    const bonus = await reward({ name: 'โบนัส', value: '50.00' });
    const id = await quest({ unlock_mode: 'sequential', bonus_event_reward_id: bonus });
    const [first, second] = [
      await item(id, await reward()),
      await item(id, await reward(), { name: 'ฝาก 2 ครั้ง', condition_type: 'deposit_count', target_value: '2.00' }),
    ];
    expect((await change('', id, { status: 'active' })).body.error).toBe(0);
    const member = await createMember(world.database.db, 1, 10_00n);
    await deposit(member, 60_00n);
    await count();
    expect(await progressOf(first, member)).toMatchObject({ status: 'in_progress', value: '60.00' });
    expect(await balance(member)).toBe(7000);
    await deposit(member, 40_00n);
    await count();
    await count();
    await count();
    expect((await progressOf(first, member))?.status).toBe('claimed');
    expect((await progressOf(second, member))?.status).toBe('claimed');
    expect(await balance(member)).toBe(1000 + 10000 + 2000 + 2000 + 5000);
    expect(rowsOf(await read(`quest/configs?q=${encodeURIComponent('ภารกิจทดสอบ')}&status=active`))[0]).toMatchObject({
      ...{ id, item_count: 2, completed_count: 1, reward_paid: '90.00' },
    });
    expect(failure(await change('items/', first, { target_value: '90.00' }))).toEqual([422, ['target_value']]);
    expect((await send('quest/item/delete', { id: first })).body.error).toBe(409);
    expect(await verifyInvariants(world.database.db)).toEqual([]);
  });

  test('quest claim: expires after its time, and is limited by the reward stock', async () => {
    const scarce = await reward({ type: 'point', value: '5.00', turnover_multiple: undefined, stock_total: 1 });
    const id = await quest({ name: 'กดรับ' });
    const itemId = await item(id, scarce, { claim_mode: 'manual', claim_expire_hours: 1, target_value: '5.00' });
    expect((await change('', id, { status: 'active' })).body.error).toBe(0);
    const members = [
      await createMember(world.database.db, 1, 1n),
      await createMember(world.database.db, 1, 1n),
      await createMember(world.database.db, 1, 1n),
    ] as const;
    for (const member of members) await deposit(member, 10_00n);
    await count();
    const ids = await Promise.all(members.map(async (member) => (await progressOf(itemId, member))?.id ?? 0));
    const claim = (progress: number) => context.transaction((ctx) => claimProgress(ctx, progress));
    expect(await claim(ids[0] ?? 0)).toBe(true);
    expect(await claim(ids[0] ?? 0)).toBe(false);
    expect(await claim(ids[1] ?? 0)).toBe(false);
    await sql`update quest_progress set expires_at = now() - interval '1 minute' where id = ${ids[2]}`.execute(
      world.database.db,
    );
    expect(await claim(ids[2] ?? 0)).toBe(false);
    await count();
    expect((await progressOf(itemId, members[2]))?.status).toBe('expired');
    await expect(
      sql`update quest_progress set status = 'completed' where id = ${ids[0]}`.execute(world.database.db),
    ).rejects.toMatchObject({ constraint: 'quest_progress_status' });
  });

  test('quest payment: concurrent completions pay the reward once', async () => {
    const id = await quest({ name: 'แย่งกันจ่าย' });
    const itemId = await item(id, await reward(), { target_value: '1.00' });
    const member = await createMember(world.database.db, 1, 1_00n);
    expect((await change('', id, { status: 'active' })).body.error).toBe(0);
    await deposit(member, 1_00n);
    await sql`
      insert into quest_run (quest_id, agent_id, member_id, round, joined_at, completed, bonus_given, reward_paid)
      values (${id}, 1, ${member}, 'once', now(), 0, 0, 0)`.execute(world.database.db);
    await sql`
      insert into quest_progress (run_id, quest_item_id, agent_id, member_id, value, status, completed, claimed)
      select id, ${itemId}, 1, ${member}, 1, 'in_progress', 0, 0 from quest_run where quest_id = ${id}`.execute(
      world.database.db,
    );
    const progress = (await progressOf(itemId, member))?.id ?? 0;
    const before = await balance(member);
    const paid = await Promise.all(
      Array.from({ length: 12 }, () => context.transaction((ctx) => completeProgress(ctx, progress))),
    );
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect(await balance(member)).toBe(before + 2000);
    // Even without the status check the ledger refuses a second payment.
    await expect(
      context.transaction(async ({ tx }) => {
        const { giveReward } = await import('#server/rewards/give-reward.ts');
        await giveReward(tx, {
          ...{ memberId: member, type: 'credit', value: 20_00n, turnoverMultiple: null, source: 'quest' },
          ...{ ref: { type: 'quest_progress', id: progress }, refNo: `QP${progress}`, name: 'x' },
        });
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await verifyInvariants(world.database.db)).toEqual([]);
  });
});
