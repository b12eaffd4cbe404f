import { sql } from 'kysely';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import type { RewardType } from '#server/rewards/give-reward.ts';
import type { Slot } from './draw.ts';

/** A wheel whose row is locked until the transaction ends, which serializes its spins. */
export interface LockedWheel {
  readonly id: number;
  readonly status: string;
  /** Started and not ended. */
  readonly open: boolean;
  readonly agentIds: readonly number[];
  readonly costType: 'ticket' | 'point' | 'free' | 'deposit';
  readonly costValue: number | null;
  readonly depositPerTicket: bigint | null;
  readonly maxSpins: number;
  readonly budget: bigint | null;
  /** Satang paid on the wheel's current day. */
  readonly payout: bigint;
  /** When the wheel's current day ends. */
  readonly endsAt: Date;
}

/**
 * Locks the slots of a wheel and then the wheel, in the same order as every change of a slot, so that deadlocks are
 * impossible. Undefined if there is no such wheel. Times are by the database's clock.
 */
export async function lockWheel(tx: Tx, wheelId: number): Promise<LockedWheel | undefined> {
  await many(sql`select id from wheel_stock where wheel_id = ${wheelId} order by id for key share`, tx);
  await many(sql`select id from wheel_config where id = ${wheelId} for no key update`, tx);
  return maybe(
    sql<LockedWheel>`
      select id, status, agent_ids as "agentIds", cost_type as "costType", cost_value as "costValue",
        deposit_per_ticket as "depositPerTicket", max_spins_per_day as "maxSpins", budget_per_day as budget,
        coalesce(start_at <= clock_timestamp(), true) and coalesce(end_at > clock_timestamp(), true) as open,
        (select coalesce(sum(payout), 0)::bigint from wheel_tally where wheel_id = ${wheelId} and ends_at > clock_timestamp()) as payout,
        wheel_day_end(clock_timestamp(), reset_time) as "endsAt"
      from wheel_config where id = ${wheelId}`,
    tx,
  );
}

/** A slot with its reward. */
export interface LoadedSlot extends Slot {
  readonly position: number;
  readonly rewardId: number;
  readonly name: string;
  readonly type: RewardType;
  readonly value: bigint;
  readonly turnoverMultiple: string | null;
  readonly withdrawCap: bigint | null;
  readonly expireHours: number | null;
}

/** The enabled slots of a wheel, and whether each has quota and stock left. Points and tickets cost no money. */
export async function slotsOf(tx: Tx, wheelId: number): Promise<readonly LoadedSlot[]> {
  return many(
    sql<LoadedSlot>`
      select stock.id, stock.position, stock.weight, stock.fallback_stock_id as "standIn",
        reward.status = 'active' and (reward.stock_total is null or reward.stock_used < reward.stock_total)
          and (stock.daily_quota is null or tally.today < stock.daily_quota)
          and (stock.total_quota is null or tally.total < stock.total_quota) as left,
        case when reward.type in ('credit', 'credit_free', 'item', 'coupon') then reward.value else 0 end::bigint as cost,
        reward.id as "rewardId", reward.name, reward.type, reward.value, reward.turnover_multiple as "turnoverMultiple",
        reward.withdraw_cap as "withdrawCap", reward.expire_hours as "expireHours"
      from wheel_stock stock
      join event_reward reward on reward.id = stock.event_reward_id
      cross join lateral (
        select coalesce(sum(spins), 0) as total, coalesce(sum(spins) filter (where ends_at > clock_timestamp()), 0) as today
        from wheel_tally where stock_id = stock.id) tally
      where stock.wheel_id = ${wheelId} and stock.status <> 'disabled' order by stock.position`,
    tx,
  );
}
