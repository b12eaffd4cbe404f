import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { insertAny, insertRows } from '#server/demo/insert.ts';
import type { makeWheels } from './wheels.ts';
import { withLines } from './wheels.ts';

/** Writes the wheels' part of the demo, including what triggers would have written. */
export async function writeWheels(
  tx: Transaction<Database>,
  wheels: ReturnType<typeof makeWheels>,
  logs: Parameters<typeof withLines>[2],
): Promise<void> {
  await insertRows(tx, 'wheel_config', wheels.wheels);
  await insertRows(tx, 'wheel_stock', wheels.stocks);
  await insertAny(tx, 'wheel_active_agent', wheels.activeAgents);
  await insertRows(tx, 'wheel_spin', wheels.spins);
  await insertRows(tx, 'wheel_reward', withLines(wheels.prizes, wheels.spins, logs));
  await insertRows(tx, 'wheel_tally', wheels.tallies);
  await sql`
    update wheel_stock stock set status = 'out_of_stock' from event_reward reward
    where reward.id = stock.event_reward_id and (reward.stock_used >= reward.stock_total
      or (select sum(spins) from wheel_tally where stock_id = stock.id) >= stock.total_quota)`.execute(tx);
  await sql`select refresh_wheel_odds(id) from wheel_config`.execute(tx);
  await sql`
    insert into outbox (topic, key, payload, available_at)
    select 'wheel_claim', 'wheel_claim:' || id, jsonb_build_object('id', id), expires_at from wheel_reward
    where status = 'claim_pending' and expires_at is not null`.execute(tx);
}
