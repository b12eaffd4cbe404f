import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { addPlay } from '#server/providers/sandbox/play.ts';
import { claimProgress } from './claim.ts';
import { questTexts } from './texts.ts';

/** How far a member is with one item in one round, as the members' site shows it. */
interface Progress {
  readonly id: number;
  readonly round: string;
  readonly item: string;
  /** Decimal text, in the unit of the item's condition. */
  readonly value: string;
  readonly target: string;
  readonly status: string;
}

/** Most lines that are shown. */
const limit = 100;

/** What a member has done in a quest, the latest round first. */
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
 * `POST /api/sandbox/quest/{id}`: how far a member is with a quest; `claim` takes the reward of the progress with this
 * number. One that was claimed before is answered as it is. What members do is counted once a minute.
 */
export function addClaimControl(app: FastifyInstance, context: Context): void {
  addPlay(app, context, 'quest', async (ctx, { id: questId, memberId, body }) => {
    const { claim } = body;
    if (claim !== undefined) {
      const wanted = (await progressOf(ctx.tx, questId, memberId)).find(({ id }) => id === claim);
      if (!wanted) throw invalid({ claim: 'no progress of this member with this quest' });
      if (wanted.status !== 'claimed' && !(await claimProgress(ctx, wanted.id)))
        throw conflicted(undefined, questTexts.notClaimable);
    }
    return { progress: await progressOf(ctx.tx, questId, memberId) };
  });
}
