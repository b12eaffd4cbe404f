import { sql } from 'kysely';
import type { IngestQuestClaimsMade, QuestClaimFactInput } from '#generated/api/quest.ts';
import { conflicted } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { memberNamed } from '#server/ingest/members.ts';
import { claimProgress } from './claim.ts';
import { questTexts } from './texts.ts';

/** A member takes the reward of an item: of the oldest round in which it is earned and not taken. */
export async function takeClaim(fact: QuestClaimFactInput, ctx: TransactionContext): Promise<IngestQuestClaimsMade> {
  const member = await memberNamed(ctx, fact.username);
  const progress = await maybe(
    sql<IngestQuestClaimsMade>`
      select progress.id::integer as id, run.round, reward.name as reward
      from quest_progress progress
      join quest_run run on run.id = progress.run_id
      join quest_item item on item.id = progress.quest_item_id
      join event_reward reward on reward.id = item.event_reward_id
      where run.member_id = ${member.id} and item.id = ${fact.quest_item_id} and progress.status = 'completed'
        and (progress.expires_at is null or progress.expires_at > ${ctx.clock.now()})
      order by run.joined_at, run.id limit 1`,
    ctx.tx,
  );
  if (!progress || !(await claimProgress(ctx, progress.id))) throw conflicted(undefined, questTexts.notClaimable);
  return progress;
}
