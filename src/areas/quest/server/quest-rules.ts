import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe, one, type Tx } from '#server/db/sql.ts';
import { questTexts } from './texts.ts';

type Quest = RowOf<'quest'>;

/** Allowed status changes. "ended" is final. */
const moves: Readonly<Record<Quest['status'], readonly Quest['status'][]>> = {
  draft: ['active'],
  active: ['paused', 'ended'],
  paused: ['active', 'ended'],
  ended: [],
};

function errorsOf(row: Quest): Record<string, Text> {
  const errors: Record<string, Text> = {};
  if (row.end_at && row.start_at >= row.end_at) errors.end_at = questTexts.mustBeAfterTheStart;
  return errors;
}

function throwIfInvalid(wrong: Readonly<Record<string, Text>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** Checks that the bonus exists and can still be given. */
async function checkBonus(tx: Tx, row: Quest, errors: Record<string, Text>): Promise<void> {
  if (row.bonus_event_reward_id === null) return;
  const reward = await maybe(
    sql<{
      ok: boolean;
    }>`select status = 'active' and type <> 'none' as ok from event_reward where id = ${row.bonus_event_reward_id}`,
    tx,
  );
  if (!reward?.ok) errors.bonus_event_reward_id = questTexts.rewardOff;
}

/** A new quest must be a draft. */
export const questAdd = effect('quest.add', async ({ row }, { tx }) => {
  const errors = errorsOf(row);
  if (row.status !== 'draft') errors.status = questTexts.draftFirst;
  await checkBonus(tx, row, errors);
  throwIfInvalid(errors);
});

/**
 * A changed quest. It needs an active item to be opened; once a member has joined, its cycle is fixed; an ended quest
 * cannot be changed. Throws FailureError 422 that names the invalid fields.
 */
export const questUpdate = effect('quest.update', async ({ before, row }, { tx, clock }) => {
  if (!before) throw new Error('A change has a record');
  const errors = errorsOf(row);
  const isStatusChanged = row.status !== before.status;
  if (isStatusChanged && !moves[before.status].includes(row.status)) errors.status = questTexts.noSuchMove;
  if (row.status === 'active' && row.end_at && row.end_at <= clock.now()) errors.end_at = questTexts.theEndHasPassed;
  if (row.bonus_event_reward_id !== before.bonus_event_reward_id) await checkBonus(tx, row, errors);
  const { items, runs } = await one(
    sql<{ items: number; runs: number }>`
      select (select count(*)::integer from quest_item where quest_id = ${row.id} and status = 'active') as items,
        (select count(*)::integer from (select from quest_run where quest_id = ${row.id} limit 1) as any_run) as runs`,
    tx,
  );
  if (isStatusChanged && row.status === 'active' && items === 0) errors.status = questTexts.needsTask;
  if (runs > 0) {
    if (row.cycle !== before.cycle) errors.cycle = questTexts.periodFixed;
    if (row.unlock_mode !== before.unlock_mode) errors.unlock_mode = questTexts.membersTakePartAlreadyHowTasks;
  }
  throwIfInvalid(errors);
});
