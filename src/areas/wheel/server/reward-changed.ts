import { sql } from 'kysely';
import { invalid } from '#server/base/failure.ts';
import { many } from '#server/db/sql.ts';
import type { RewardChanged } from '#server/rewards/reward-changed.ts';
import { wheelsBrokenBy } from './faults.ts';
import { wheelTexts } from './texts.ts';

/**
 * An active wheel must keep a slot that can always come up; slots that had run out become active again when stock is
 * added.
 */
export const rewardChanged: RewardChanged = async (tx, row, before) => {
  const broken = await wheelsBrokenBy(tx, row.id);
  if (broken.length > 0) {
    const text = wheelTexts.noSureSegment({ wheels: broken.join(', ') });
    throw invalid({ [row.status === before.status ? 'stock_total' : 'status']: text }, text);
  }
  await many(
    sql`
      update wheel_stock stock set status = 'active'
      where event_reward_id = ${row.id} and status = 'out_of_stock'
        and coalesce(${row.stock_used}::integer < ${row.stock_total}::integer, true)
        and coalesce((select coalesce(sum(spins), 0) from wheel_tally where stock_id = stock.id) < total_quota, true)`,
    tx,
  );
};
