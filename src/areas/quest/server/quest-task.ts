import { sql } from 'kysely';
import type { Context, RowOf } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { claimProgress, completeProgress } from './claim.ts';
import { countProgress, dueProgress } from './count-progress.ts';
import { type Round, roundAt } from './round.ts';

/** Outbox topic: the progress of all quests is counted periodically. */
export const questTopic = 'quest_progress';

/** Milliseconds between two counts. */
const interval = 60_000;
/** Milliseconds for which late data of an ended round is still counted. */
const grace = 15 * 60_000;
/** Members paid per run; the rest follows immediately. */
const batch = 200;

type Runner = Pick<Context, 'transaction'>;

/** Rounds that may have new data: the current one, and one that has just ended. */
function roundsOf(quest: RowOf<'quest'>, now: Date): readonly Round[] {
  const rounds = [roundAt(quest, new Date(now.getTime() - grace)), roundAt(quest, now)];
  return rounds.filter(
    (round, index) => round !== undefined && rounds.findIndex((one) => one?.name === round.name) === index,
  ) as Round[];
}

/**
 * Counts one quest, completes progress that reached its target, and pays. Returns whether more is left to do at once.
 */
async function countQuest(context: Runner, quest: RowOf<'quest'>): Promise<boolean> {
  const due = await context.transaction(async ({ tx, clock }) => {
    const now = clock.now();
    const items = await tx
      .selectFrom('quest_item')
      .selectAll()
      .where('quest_id', '=', quest.id)
      .where('status', '=', 'active')
      .orderBy('id')
      .execute();
    for (const round of roundsOf(quest, now))
      for (const item of items) await countProgress(tx, quest, item, round, now);
    return dueProgress(tx, quest.id, batch);
  });
  let hasChanged = false;
  // One transaction per member, so that a failure of one does not block the others.
  for (const id of due) hasChanged = (await context.transaction((ctx) => completeProgress(ctx, id))) || hasChanged;
  return hasChanged;
}

/** Retries automatic rewards that were out of stock, and expires unclaimed ones. */
async function retryAndExpire(context: Runner): Promise<void> {
  const unpaid = await context.transaction(async ({ tx, clock }) => {
    await many(
      sql`update quest_progress set status = 'expired' where status = 'completed' and expires_at <= ${clock.now()}`,
      tx,
    );
    return many(
      sql<{ id: number }>`
        select progress.id from quest_progress progress
        join quest_item item on item.id = progress.quest_item_id
        join event_reward reward on reward.id = item.event_reward_id
        where progress.status = 'completed' and item.claim_mode = 'auto' and reward.status = 'active'
          and (reward.stock_total is null or reward.stock_used < reward.stock_total)
        order by progress.id limit ${batch}`,
      tx,
    );
  });
  for (const { id } of unpaid) await context.transaction((ctx) => claimProgress(ctx, id));
}

/** Quests end once the late data of their last round has been counted. */
export const questSchedule: StatusSchedule = {
  entity: 'Quest',
  table: 'quest',
  action: 'quest.end',
  steps: [{ from: ['active', 'paused'], at: 'end_at', after: grace, to: 'ended' }],
};

/** Counts the progress of all active quests and pays what is due; runs every minute, or at once while more is left. */
export function questTask(context: Runner): TaskHandler {
  return async () => {
    const quests = await context.transaction(({ tx }) =>
      tx.selectFrom('quest').selectAll().where('status', '=', 'active').orderBy('id').execute(),
    );
    let hasMore = false;
    for (const quest of quests) hasMore = (await countQuest(context, quest)) || hasMore;
    await retryAndExpire(context);
    return { again: hasMore ? 100 : interval };
  };
}
