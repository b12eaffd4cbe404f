import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe, one, type Tx } from '#server/db/sql.ts';
import { questTexts } from './texts.ts';

type Quest = RowOf<'quest'>;

/** From which status a quest goes where. Ended is final. */
const moves: Readonly<Record<Quest['status'], readonly Quest['status'][]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

function wrongIn(row: Quest): Record<string, Text> {
  const wrong: Record<string, Text> = {};
  if (row.end_at && row.start_at >= row.end_at) wrong.end_at = questTexts.mustBeAfterTheStart;
  return wrong;
}

function refuse(wrong: Readonly<Record<string, Text>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Does the bonus exist and may it still be given? */
async function checkBonus(tx: Tx, row: Quest, wrong: Record<string, Text>): Promise<void> {
  if (row.bonus_event_reward_id === null) return;
  const reward = await maybe(
    sql<{
      ok: boolean;
    }>`select status = 'active' and type <> 'none' as ok from event_reward where id = ${row.bonus_event_reward_id}`,
    tx,
  );
  if (!reward?.ok) wrong.bonus_event_reward_id = questTexts.rewardOff;
}

/** A new quest begins as a draft. */
export const questAdd = effect('quest.add', async ({ row }, { tx }) => {
  const wrong = wrongIn(row);
  if (row.status !== 'draft') wrong.status = questTexts.draftFirst;
  await checkBonus(tx, row, wrong);
  refuse(wrong);
});

/**
 * A changed quest. It is opened where it has an item; once somebody has joined, its rounds stay as they are; what has
 * ended stays as it is. Throws FailureError 422 that names the fields at fault.
 */
export const questUpdate = effect('quest.update', async ({ before, row }, { tx, clock }) => {
  if (!before) throw new Error('A change has a record');
  if (before.status === 'ended') throw conflicted(undefined, questTexts.thisQuestHasEndedAndCannot);
  const wrong = wrongIn(row);
  const moved = row.status !== before.status;
  if (moved && !moves[before.status].includes(row.status)) wrong.status = questTexts.noSuchMove;
  if (row.status === 'active' && row.end_at && row.end_at <= clock.now()) wrong.end_at = questTexts.theEndHasPassed;
  if (row.bonus_event_reward_id !== before.bonus_event_reward_id) await checkBonus(tx, row, wrong);
  const { items, runs } = await one(
    sql<{ items: number; runs: number }>`
      select (select count(*)::integer from quest_item where quest_id = ${row.id} and status = 'active') as items,
        (select count(*)::integer from (select from quest_run where quest_id = ${row.id} limit 1) as any_run) as runs`,
    tx,
  );
  if (moved && row.status === 'active' && items === 0) wrong.status = questTexts.needsTask;
  if (runs > 0) {
    if (row.cycle !== before.cycle) wrong.cycle = questTexts.periodFixed;
    if (row.unlock_mode !== before.unlock_mode) wrong.unlock_mode = questTexts.membersTakePartAlreadyHowTasks;
  }
  refuse(wrong);
});
