import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { asIs } from '#server/base/text-catalogue.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { wheelTexts } from './texts.ts';

/** Messages for the reasons why a wheel cannot be spun; the rules themselves are in the database (`wheel_faults`). */
const texts: Readonly<Record<string, Text>> = {
  positions: wheelTexts.prizeNeeded,
  beyond: wheelTexts.tooManySegments,
  weights: wheelTexts.activeWeights,
  endless: wheelTexts.needsSureSegment,
  stand_in: wheelTexts.fallbackUnlimited,
};

/** Reasons why a wheel, as stored in this transaction, cannot be spun; empty if it can. */
export async function reasonsNotSpinnable(tx: Tx, wheelId: number): Promise<readonly Text[]> {
  const rows = await many(sql<{ fault: string }>`select unnest(wheel_faults(${wheelId})) as fault`, tx);
  return rows.map(({ fault }) => texts[fault] ?? asIs(fault));
}

/** Names of active wheels that could no longer be spun with this reward as stored in this transaction. */
export async function wheelsBrokenBy(tx: Tx, rewardId: number): Promise<readonly string[]> {
  const rows = await many(
    sql<{ name: string }>`
      select name from wheel_config wheel
      where status = 'active' and cardinality(wheel_faults(id)) > 0
        and exists (select from wheel_stock where wheel_id = wheel.id and event_reward_id = ${rewardId})
      order by name`,
    tx,
  );
  return rows.map(({ name }) => name);
}
