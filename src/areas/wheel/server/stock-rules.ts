import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import { joinTexts } from '#server/base/text-catalogue.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe, one, type Tx } from '#server/db/sql.ts';
import { faultsOf } from './faults.ts';
import { wheelTexts } from './texts.ts';

type Stock = RowOf<'wheel_stock'>;

/** What is known about a slot beyond its row. */
interface About {
  readonly wheelStatus: string;
  readonly segments: number;
  /** The reward has a stock that ends. */
  readonly limitedReward: boolean;
  /** Quota or stock is used up for good. */
  readonly exhausted: boolean;
  /** Positions of slots that this one stands in for. */
  readonly standsInFor: readonly number[];
  /** Weights of all slots of the wheel that are in use. */
  readonly weights: number;
}

async function aboutOf(tx: Tx, row: Stock): Promise<About> {
  return one(
    sql<About>`
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

/** The stand-in of a slot, as far as it matters. */
async function checkStandIn(tx: Tx, row: Stock, wrong: Record<string, Text>): Promise<void> {
  if (row.fallback_stock_id === null) return;
  if (row.fallback_stock_id === row.id) {
    wrong.fallback_stock_id = wheelTexts.mustBeAnotherSegment;
    return;
  }
  const found = await maybe(
    sql<{ mine: boolean; endless: boolean }>`
      select stock.wheel_id = ${row.wheel_id} as mine,
        stock.status = 'active' and stock.daily_quota is null and stock.total_quota is null
          and reward.stock_total is null and reward.status = 'active' as endless
      from wheel_stock stock join event_reward reward on reward.id = stock.event_reward_id
      where stock.id = ${row.fallback_stock_id}`,
    tx,
  );
  if (!found?.mine) wrong.fallback_stock_id = wheelTexts.mustBeOwnSegment;
  else if (!found.endless) wrong.fallback_stock_id = wheelTexts.fallbackActive;
}

function limitsOf(row: Stock, about: About): readonly string[] {
  return [
    ...(row.daily_quota === null ? [] : ['daily_quota']),
    ...(row.total_quota === null ? [] : ['total_quota']),
    ...(about.limitedReward ? ['event_reward_id'] : []),
    ...(row.status === 'disabled' ? ['status'] : []),
  ];
}

/** What a slot must be, whoever writes it. Throws FailureError 422 that names every field at fault. */
async function checkStock(tx: Tx, before: Stock | null, row: Stock): Promise<Partial<Stock>> {
  const about = await aboutOf(tx, row);
  if (about.wheelStatus === 'ended') throw conflicted(undefined, wheelTexts.thisWheelHasEndedAndCannot);
  const wrong: Record<string, Text> = {};
  if (row.position > about.segments) wrong.position = wheelTexts.segmentsAtMost({ segments: about.segments });
  if (row.status === 'out_of_stock' && before?.status !== 'out_of_stock')
    wrong.status = wheelTexts.onlyTheSystemSetsTheStatus;
  if (row.daily_quota !== null && row.total_quota !== null && row.daily_quota > row.total_quota) {
    wrong.daily_quota = wheelTexts.aboveQuota;
  }
  await checkStandIn(tx, row, wrong);
  if (about.standsInFor.length > 0) {
    const text = wheelTexts.isFallback({ positions: about.standsInFor.join(', ') });
    for (const field of limitsOf(row, about)) wrong[field] ??= text;
  }
  if (about.weights <= 0) wrong.weight ??= wheelTexts.allWeights;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  await checkWhole(tx, row, about);
  const status = row.status === 'disabled' ? 'disabled' : about.exhausted ? 'out_of_stock' : 'active';
  return status === row.status ? {} : { status };
}

/** A wheel that is being spun stays one that can be. */
async function checkWhole(tx: Tx, row: Stock, about: About): Promise<void> {
  if (about.wheelStatus !== 'active') return;
  const faults = await faultsOf(tx, row.wheel_id);
  if (faults.length > 0) throw conflicted(undefined, wheelTexts.openWheelFaults({ faults: joinTexts(faults, ' · ') }));
}

/** A new slot. */
export const stockAdd = effect('wheel.stock_add', ({ row }, { tx }) => checkStock(tx, null, row));

/** A changed slot; what has room again is in use again. */
export const stockUpdate = effect('wheel.stock_update', ({ before, row }, { tx }) => checkStock(tx, before, row));

/** A slot goes where nobody has got anything from it, nothing stands on it, and the wheel is not being spun. */
export const stockDelete = effect('wheel.stock_delete', async ({ row }, { tx }) => {
  const about = await aboutOf(tx, row);
  if (about.wheelStatus === 'active') throw conflicted(undefined, wheelTexts.pauseFirst);
  if (about.wheelStatus === 'ended') throw conflicted(undefined, wheelTexts.thisWheelHasEndedAndCannot);
  if (about.standsInFor.length > 0) {
    throw conflicted(undefined, wheelTexts.fallbackStays({ positions: about.standsInFor.join(', ') }));
  }
  const spun = await maybe(
    sql<{ id: number }>`select id from wheel_spin where stock_id = ${row.id} or drawn_stock_id = ${row.id} limit 1`,
    tx,
  );
  if (spun) throw conflicted(undefined, wheelTexts.thisSegmentHasGivenPrizesAnd);
});
