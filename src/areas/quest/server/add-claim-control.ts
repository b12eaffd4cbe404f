import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { addPlay } from '#server/providers/sandbox/play.ts';
import { claimProgress } from './claim.ts';
import { questTexts } from './texts.ts';

/** A member's progress with one item in one round, as shown on the members' site. */
interface Progress {
  readonly id: number;
  readonly round: string;
  readonly item: string;
  /** Decimal string, in the unit of the item's condition. */
  readonly value: string;
  readonly target: string;
  readonly status: string;
}

/** Maximum number of lines returned. */
const limit = 100;

/** A member's progress in a quest, latest round first. */
function progressOf(tx: Tx, questId: number, memberId: number): Promise<readonly Progress[]> {
  return many(
    sql<Progress>`
      select progress.id, run.round, item.name as item, progress.value::text as value, item.target_value::text as target,
        progress.status
      from quest_progress progress
      join quest_run run on run.id = progress.run_id
      join quest_item item on item.id = progress.quest_item_id
      where run.quest_id = ${questId} and run.member_id = ${memberId}
      order by run.joined_at desc, run.id desc, item.sort_order, item.id limit ${limit}`,
    tx,
  );
}

/**
 * `POST /api/sandbox/quest/{id}`: returns a member's progress in a quest; `claim` claims the reward of the progress
 * with this id. Claiming it again changes nothing. Progress is counted once a minute.
 */
export function addClaimControl(app: FastifyInstance, context: Context): void {
  addPlay(app, context, 'quest', async (ctx, { id: questId, memberId, body }) => {
    const { claim } = body;
    if (claim !== undefined) {
      const claimed = (await progressOf(ctx.tx, questId, memberId)).find(({ id }) => id === claim);
      if (!claimed) throw invalid({ claim: 'no progress of this member with this quest' });
      if (claimed.status !== 'claimed' && !(await claimProgress(ctx, claimed.id)))
        throw conflicted(undefined, questTexts.notClaimable);
    }
    return { progress: await progressOf(ctx.tx, questId, memberId) };
  });
}
