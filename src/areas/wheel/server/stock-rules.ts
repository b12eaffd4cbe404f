import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe, one, type Tx } from '#server/db/sql.ts';
import { reasonsNotSpinnable } from './faults.ts';
import { wheelTexts } from './texts.ts';

type Stock = RowOf<'wheel_stock'>;

/** Facts about a slot beyond its row. */
interface SlotContext {
  readonly wheelStatus: string;
  readonly segments: number;
  /** The reward has a limited stock. */
  readonly limitedReward: boolean;
  /** Total quota or stock is used up. */
  readonly exhausted: boolean;
  /** Positions of slots that use this one as their stand-in. */
  readonly standsInFor: readonly number[];
  /** Sum of the weights of all active slots of the wheel. */
  readonly weights: number;
}

async function contextOf(tx: Tx, row: Stock): Promise<SlotContext> {
  return one(
    sql<SlotContext>`
      select wheel.status as "wheelStatus", wheel.segment_count as segments,
        reward.stock_total is not null as "limitedReward",
        coalesce(reward.stock_used >= reward.stock_total, false)
          or coalesce((select sum(spins) from wheel_tally where stock_id = ${row.id}) >= ${row.total_quota}::integer, ${row.total_quota}::integer = 0, false) as exhausted,
        coalesce((select jsonb_agg(position order by position) from wheel_stock where fallback_stock_id = ${row.id}), '[]') as "standsInFor",
        (select coalesce(sum(weight), 0)::float8 from wheel_stock where wheel_id = wheel.id and status <> 'disabled') as weights
      from wheel_config wheel, event_reward reward
      where wheel.id = ${row.wheel_id} and reward.id = ${row.event_reward_id}`,
    tx,
  );
}

/** Validates the stand-in of a slot. */
async function checkStandIn(tx: Tx, row: Stock, errors: Record<string, Text>): Promise<void> {
  if (row.fallback_stock_id === null) return;
  if (row.fallback_stock_id === row.id) {
    errors.fallback_stock_id = wheelTexts.mustBeAnotherSegment;
    return;
  }
  const standIn = await maybe(
    sql<{ mine: boolean; endless: boolean }>`
      select stock.wheel_id = ${row.wheel_id} as mine,
        stock.status = 'active' and stock.daily_quota is null and stock.total_quota is null
          and reward.stock_total is null and reward.status = 'active' as endless
      from wheel_stock stock join event_reward reward on reward.id = stock.event_reward_id
      where stock.id = ${row.fallback_stock_id}`,
    tx,
  );
  if (!standIn?.mine) errors.fallback_stock_id = wheelTexts.mustBeOwnSegment;
  else if (!standIn.endless) errors.fallback_stock_id = wheelTexts.fallbackActive;
}

function limitsOf(row: Stock, context: SlotContext): readonly string[] {
  return [
    ...(row.daily_quota === null ? [] : ['daily_quota']),
    ...(row.total_quota === null ? [] : ['total_quota']),
    ...(context.limitedReward ? ['event_reward_id'] : []),
    ...(row.status === 'disabled' ? ['status'] : []),
  ];
}

/** Validates a slot on every write. Throws FailureError 422 that names every invalid field. */
async function checkStock(tx: Tx, before: Stock | null, row: Stock): Promise<Partial<Stock>> {
  const context = await contextOf(tx, row);
  if (context.wheelStatus === 'ended') throw conflicted(undefined, wheelTexts.thisWheelHasEndedAndCannot);
  const errors: Record<string, Text> = {};
  if (row.position > context.segments) errors.position = wheelTexts.segmentsAtMost({ segments: context.segments });
  if (row.status === 'out_of_stock' && before?.status !== 'out_of_stock')
    errors.status = wheelTexts.onlyTheSystemSetsTheStatus;
  if (row.daily_quota !== null && row.total_quota !== null && row.daily_quota > row.total_quota) {
    errors.daily_quota = wheelTexts.aboveQuota;
  }
  await checkStandIn(tx, row, errors);
  if (context.standsInFor.length > 0) {
    const text = wheelTexts.isFallback({ positions: context.standsInFor.join(', ') });
    for (const field of limitsOf(row, context)) errors[field] ??= text;
  }
  if (context.weights <= 0) errors.weight ??= wheelTexts.allWeights;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await checkStillSpinnable(tx, row, context);
  const status = row.status === 'disabled' ? 'disabled' : context.exhausted ? 'out_of_stock' : 'active';
  return status === row.status ? {} : { status };
}

/** An active wheel must remain spinnable. */
async function checkStillSpinnable(tx: Tx, row: Stock, context: SlotContext): Promise<void> {
  if (context.wheelStatus !== 'active') return;
  const reasons = await reasonsNotSpinnable(tx, row.wheel_id);
  if (reasons.length > 0)
    throw conflicted(undefined, wheelTexts.openWheelFaults({ faults: joinTexts(reasons, ' · ') }));
}

export const stockAdd = effect('wheel.stock_add', ({ row }, { tx }) => checkStock(tx, null, row));

/** A changed slot; it becomes active again if it has quota left. */
export const stockUpdate = effect('wheel.stock_update', ({ before, row }, { tx }) => checkStock(tx, before, row));

/** A slot can be deleted if it was never won, is no one's stand-in, and the wheel is not active. */
export const stockDelete = effect('wheel.stock_delete', async ({ row }, { tx }) => {
  const context = await contextOf(tx, row);
  if (context.wheelStatus === 'active') throw conflicted(undefined, wheelTexts.pauseFirst);
  if (context.wheelStatus === 'ended') throw conflicted(undefined, wheelTexts.thisWheelHasEndedAndCannot);
  if (context.standsInFor.length > 0) {
    throw conflicted(undefined, wheelTexts.fallbackStays({ positions: context.standsInFor.join(', ') }));
  }
  const spun = await maybe(
    sql<{ id: number }>`select id from wheel_spin where stock_id = ${row.id} or drawn_stock_id = ${row.id} limit 1`,
    tx,
  );
  if (spun) throw conflicted(undefined, wheelTexts.thisSegmentHasGivenPrizesAnd);
});
