import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { conflicted, missing } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import { giveReward, takeReward } from '#server/rewards/give-reward.ts';
import { wheelTexts } from '../texts.ts';
import { draw } from './draw.ts';
import { watchClaim } from './expire-task.ts';
import { type LoadedSlot, type LockedWheel, lockWheel, slotsOf } from './read-wheel.ts';
import { checkRight, takeCost } from './take-cost.ts';

/** A member's request to spin a wheel. */
export interface SpinRequest {
  readonly wheelId: number;
  readonly memberId: number;
  /** Idempotency key of the member: the same key is the same spin. */
  readonly key: string;
}

/** Result of a spin. */
export interface SpinResult {
  readonly spinNo: string;
  /** Position at which the wheel stops: that of the slot given. */
  readonly position: number;
  readonly reward: string;
  readonly type: LoadedSlot['type'];
  /** Satang; one point or ticket is 100. */
  readonly value: bigint;
  /** Null if nothing was won. */
  readonly status: RowOf<'wheel_reward'>['status'] | null;
  /** True for the reply to a repeated key. */
  readonly replayed: boolean;
}

interface Player {
  readonly id: number;
  readonly username: string;
  readonly agent_id: number;
}

/**
 * One spin, in the caller's transaction: checks the member's right, draws among available slots, takes the price, gives
 * the prize through the ledger, and updates the counters that the next spin reads. Spins of one wheel are serialized; a
 * reward shared by several wheels is taken by a guarded update. Throws FailureError 409 with the reason in Thai if the
 * member may not spin; a repeated key gets its first result.
 *
 * @param random An integer from 0 up to, excluding, its argument; cryptographic unless replaced by a test.
 */
export async function spin(
  ctx: TransactionContext,
  request: SpinRequest,
  random: (below: number) => number = (below) => randomInt(below),
): Promise<SpinResult> {
  const { tx } = ctx;
  const wheel = await lockWheel(tx, request.wheelId);
  if (!wheel) throw missing();
  const before = await replay(ctx, request);
  if (before) return before;
  if (wheel.status !== 'active' || !wheel.open) throw conflicted(undefined, wheelTexts.notOpen);
  const player = await playerOf(ctx, wheel, request.memberId);
  await checkRight(tx, wheel, player.id);
  const { drawn, given } = await choose(ctx, wheel, random);
  const { id, spin_no: spinNo } = await one(
    sql<{ id: number; spin_no: string }>`
      with numbered as (select nextval(pg_get_serial_sequence('wheel_spin', 'id'))::integer as id)
      insert into wheel_spin (id, spin_no, request_key, wheel_id, agent_id, member_id, drawn_stock_id, stock_id,
        event_reward_id, cost_type, cost_value, payout, ends_at, created_at)
      overriding system value
      select id, 'WS' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(id::text, 6, '0'),
        ${request.key}, ${wheel.id}, ${player.agent_id}, ${player.id}, ${drawn.id}, ${given.id}, ${given.rewardId},
        ${wheel.costType}, ${wheel.costType === 'free' || wheel.costType === 'deposit' ? 0 : (wheel.costValue ?? 1)},
        ${given.cost}::bigint, ${wheel.endsAt}::timestamptz, clock_timestamp()
      from numbered returning id, spin_no`,
    tx,
  );
  await takeCost(tx, wheel, player, spinNo);
  await count(ctx, wheel, given);
  const status = given.type === 'none' ? null : await award(ctx, wheel, player, given, { id, spinNo });
  return {
    ...{ spinNo, position: given.position, reward: given.name, type: given.type, value: given.value },
    ...{ status, replayed: false },
  };
}

/** The first result of a repeated key. The wheel is locked, so a concurrent spin with the same key has finished. */
async function replay({ tx }: TransactionContext, request: SpinRequest): Promise<SpinResult | undefined> {
  const earlier = await maybe(
    sql<Omit<SpinResult, 'replayed'> & { wheelId: number }>`
      select spin.spin_no as "spinNo", spin.wheel_id as "wheelId", stock.position, reward.name as reward, reward.type,
        coalesce(prize.value, 0)::bigint as value, prize.status
      from wheel_spin spin
      join wheel_stock stock on stock.id = spin.stock_id
      join event_reward reward on reward.id = spin.event_reward_id
      left join wheel_reward prize on prize.spin_id = spin.id
      where spin.member_id = ${request.memberId} and spin.request_key = ${request.key}`,
    tx,
  );
  if (!earlier) return undefined;
  const { wheelId, ...result } = earlier;
  if (wheelId !== request.wheelId) throw conflicted(undefined, wheelTexts.keyUsed);
  return { ...result, replayed: true };
}

async function playerOf({ tx }: TransactionContext, wheel: LockedWheel, memberId: number): Promise<Player> {
  const player = await maybe(
    sql<Player & { status: string }>`select id, username, agent_id, status from member where id = ${memberId}`,
    tx,
  );
  if (!player) throw missing(wheelTexts.noMember);
  if (player.status !== 'active') throw conflicted(undefined, wheelTexts.memberUnusable);
  if (!wheel.agentIds.includes(player.agent_id)) throw conflicted(undefined, wheelTexts.notForAgent);
  return player;
}

/** Draws until a reward could be taken: another wheel may have given the last piece since the slots were read. */
async function choose({ tx }: TransactionContext, wheel: LockedWheel, random: (below: number) => number) {
  const slots = await slotsOf(tx, wheel.id);
  const unavailable = new Set<number>();
  const budget = wheel.budget === null ? null : wheel.budget - wheel.payout;
  for (;;) {
    const candidates = slots.map((slot) => (unavailable.has(slot.rewardId) ? { ...slot, left: false } : slot));
    const chosen = draw(candidates, budget, random);
    const given = slots.find(({ id }) => id === chosen?.given.id);
    if (!chosen || !given) throw conflicted(undefined, wheelTexts.noPrizeLeft);
    if (await takeReward(tx, given.rewardId)) return { drawn: chosen.drawn, given };
    unavailable.add(given.rewardId);
  }
}

/** Counts the spin, and marks slots of this wheel that are permanently used up. */
async function count({ tx }: TransactionContext, wheel: LockedWheel, given: LoadedSlot): Promise<void> {
  await many(
    sql`
      insert into wheel_tally (wheel_id, stock_id, ends_at, spins, payout)
      values (${wheel.id}, ${given.id}, ${wheel.endsAt}::timestamptz, 1, ${given.cost}::bigint)
      on conflict (stock_id, ends_at) do update
      set spins = wheel_tally.spins + 1, payout = wheel_tally.payout + excluded.payout`,
    tx,
  );
  await many(
    sql`
      update wheel_stock stock set status = 'out_of_stock' from event_reward reward
      where reward.id = stock.event_reward_id and stock.wheel_id = ${wheel.id} and stock.status = 'active'
        and (reward.stock_used >= reward.stock_total
          or (select sum(spins) from wheel_tally where stock_id = stock.id) >= stock.total_quota)`,
    tx,
  );
}

/** Gives the prize and returns its status. */
async function award(
  ctx: TransactionContext,
  wheel: LockedWheel,
  player: Player,
  slot: LoadedSlot,
  played: { readonly id: number; readonly spinNo: string },
): Promise<RowOf<'wheel_reward'>['status']> {
  const { tx } = ctx;
  const { id, expires } = await one(
    sql<{ id: number; expires: Date | null }>`
      insert into wheel_reward (spin_id, wheel_id, agent_id, member_id, event_reward_id, type, value, withdraw_cap,
        expires_at, status)
      values (${played.id}, ${wheel.id}, ${player.agent_id}, ${player.id}, ${slot.rewardId}, ${slot.type},
        ${slot.value}::bigint, ${slot.withdrawCap}::bigint,
        clock_timestamp() + ${slot.expireHours}::integer * interval '1 hour', 'granted')
      returning id, expires_at as expires`,
    tx,
  );
  const given = await giveReward(tx, {
    memberId: player.id,
    type: slot.type,
    value: slot.value,
    turnoverMultiple: slot.turnoverMultiple,
    withdrawCap: slot.withdrawCap,
    source: 'wheel',
    ref: { type: 'wheel_reward', id },
    refNo: played.spinNo,
    name: slot.name,
  });
  await many(
    sql`
      update wheel_reward set status = ${given.status}, wallet_log_no = ${given.logNo},
        turnover_required = ${given.turnover}::bigint,
        done_at = case when ${given.status}::text = 'credited' then clock_timestamp() end
      where id = ${id}`,
    tx,
  );
  if (given.status === 'claim_pending' && expires) await watchClaim(tx, id);
  await ctx.audit({
    action: 'wheel.award',
    entityType: 'WheelReward',
    entityId: id,
    before: {},
    after: { status: given.status, member_id: player.id, event_reward_id: slot.rewardId },
  });
  return given.status;
}
