import { sql } from 'kysely';
import type { RowOf } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { factsOf } from './facts.ts';
import type { Round } from './round.ts';

/** Largest value stored, above any target. */
const maxValue = '9999999.99';

/**
 * Counts the members' progress for one item of an active quest in one round, and stores it; any progress joins the
 * member to the quest. Completed progress is not counted further. Repeated runs on the same data give the same rows.
 */
export async function countProgress(
  tx: Tx,
  quest: RowOf<'quest'>,
  item: RowOf<'quest_item'>,
  round: Round,
  now: Date,
): Promise<void> {
  const levels = JSON.stringify(quest.eligible_levels ?? []);
  const progressRows = sql`
    select facts.member_id, member.agent_id, least(facts.value, ${maxValue}::numeric)::numeric(9,2) as value
    from (${factsOf[item.condition_type](item, round)}) as facts
    join member on member.id = facts.member_id
    where facts.value > 0 and member.status = 'active'
      and ${JSON.stringify(quest.agent_ids)}::jsonb @> to_jsonb(member.agent_id)
      and (jsonb_array_length(${levels}::jsonb) = 0 or ${levels}::jsonb ? member.level)`;
  await many(
    sql`
      insert into quest_run (quest_id, agent_id, member_id, round, joined_at, completed, bonus_given, reward_paid)
      select ${quest.id}, agent_id, member_id, ${round.name}, ${now}, 0, 0, 0 from (${progressRows}) as done order by member_id
      on conflict (quest_id, member_id, round) do nothing`,
    tx,
  );
  await many(
    sql`
      insert into quest_progress (run_id, quest_item_id, agent_id, member_id, value, status, completed, claimed)
      select run.id, ${item.id}, run.agent_id, run.member_id, done.value, 'in_progress', 0, 0
      from (${progressRows}) as done
      join quest_run run on run.quest_id = ${quest.id} and run.member_id = done.member_id and run.round = ${round.name}
      order by run.id
      on conflict (run_id, quest_item_id) do update set value = excluded.value
      where quest_progress.status = 'in_progress' and quest_progress.value <> excluded.value`,
    tx,
  );
}

/** Progress that has reached its target; in sequential quests only the next item. Ids, oldest rounds first. */
export async function dueProgress(tx: Tx, questId: number, limit: number): Promise<readonly number[]> {
  const rows = await many(
    sql<{ id: number }>`
      select progress.id from quest_progress progress
      join quest_item item on item.id = progress.quest_item_id
      join quest on quest.id = item.quest_id
      where quest.id = ${questId} and quest.status = 'active' and item.status = 'active'
        and progress.status = 'in_progress' and progress.value >= item.target_value
        and (quest.unlock_mode = 'all' or not exists (
          select from quest_item before
          left join quest_progress earlier on earlier.quest_item_id = before.id and earlier.run_id = progress.run_id
          where before.quest_id = quest.id and before.status = 'active'
            and (before.sort_order, before.id) < (item.sort_order, item.id)
            and coalesce(earlier.completed, 0) = 0))
      order by progress.run_id, item.sort_order, item.id limit ${limit}`,
    tx,
  );
  return rows.map(({ id }) => id);
}
