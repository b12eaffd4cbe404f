import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { questTexts } from './texts.ts';

type Item = RowOf<'quest_item'>;

interface ItemContext {
  readonly questStatus: string;
  readonly rewardOk: boolean;
  /** Number of other active items of the quest. */
  readonly others: number;
  readonly last: number;
  readonly claimed: boolean;
}

const contextOf = (tx: Tx, row: Item): Promise<ItemContext> =>
  one(
    sql<ItemContext>`
      select quest.status as "questStatus",
        coalesce((select status = 'active' and type <> 'none' from event_reward where id = ${row.event_reward_id}), false) as "rewardOk",
        (select count(*)::integer from quest_item where quest_id = quest.id and status = 'active' and id <> ${row.id}) as others,
        (select coalesce(max(sort_order), 0) from quest_item where quest_id = quest.id and id <> ${row.id}) as last,
        exists (select from quest_progress where quest_item_id = ${row.id} and status = 'claimed') as claimed
      from quest where quest.id = ${row.quest_id} for no key update`,
    tx,
  );

const counted: ReadonlySet<Item['condition_type']> = new Set([
  'deposit_count',
  'bet_count',
  'play_provider',
  'play_game',
  'login_days',
  'invite_friends',
]);
const byGame: ReadonlySet<Item['condition_type']> = new Set([
  'valid_turnover',
  'bet_count',
  'win_amount',
  'loss_amount',
]);

/** Clears fields that belong to another condition. */
function clearedFields(row: Item): Partial<Item> {
  return {
    ...(row.condition_type !== 'play_provider' && row.provider_id !== null ? { provider_id: null } : {}),
    ...(row.condition_type !== 'play_game' && row.game_id !== null ? { game_id: null } : {}),
    ...(!byGame.has(row.condition_type) && row.game_types !== null ? { game_types: null } : {}),
    ...(row.claim_mode === 'auto' && row.claim_expire_hours !== null ? { claim_expire_hours: null } : {}),
  };
}

function errorsOf(row: Item): Record<string, Text> {
  const errors: Record<string, Text> = {};
  if (row.condition_type === 'play_provider' && row.provider_id === null)
    errors.provider_id = questTexts.chooseAProvider;
  if (row.condition_type === 'play_game' && row.game_id === null) errors.game_id = questTexts.chooseAGame;
  if (counted.has(row.condition_type) && !Number.isInteger(Number(row.target_value)))
    errors.target_value = questTexts.thisConditionCountsInWholeNumbers;
  return errors;
}

function throwIfInvalid(wrong: Readonly<Record<string, Text>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const ended = () => conflicted(undefined, questTexts.thisQuestHasEndedAndCannot);

/** A new item; without a position it is placed last. */
export const itemAdd = effect('quest.item_add', async ({ row }, { tx }) => {
  const context = await contextOf(tx, row);
  if (context.questStatus === 'ended') throw ended();
  const errors = errorsOf(row);
  if (!context.rewardOk) errors.event_reward_id = questTexts.rewardOff;
  throwIfInvalid(errors);
  return { ...clearedFields(row), ...(row.sort_order === 0 ? { sort_order: context.last + 10 } : {}) };
});

/** A changed item. Once its reward has been claimed, its condition is fixed. */
export const itemUpdate = effect('quest.item_update', async ({ before, row }, { tx }) => {
  if (!before) throw new Error('A change has a record');
  const context = await contextOf(tx, row);
  if (context.questStatus === 'ended') throw ended();
  const patch = clearedFields(row);
  const next = { ...row, ...patch };
  const errors = errorsOf(next);
  if (context.claimed) {
    const text = questTexts.rewardGiven;
    if (next.condition_type !== before.condition_type) errors.condition_type = text;
    if (Number(next.target_value) !== Number(before.target_value)) errors.target_value = text;
    if (next.provider_id !== before.provider_id) errors.provider_id = text;
    if (next.game_id !== before.game_id) errors.game_id = text;
  }
  if (row.event_reward_id !== before.event_reward_id && !context.rewardOk)
    errors.event_reward_id = questTexts.rewardOff;
  if (
    context.questStatus === 'active' &&
    row.status === 'inactive' &&
    before.status === 'active' &&
    context.others === 0
  )
    errors.status = questTexts.aQuestThatIsOpenNeeds;
  throwIfInvalid(errors);
  return patch;
});

/** An item can be deleted while no one has claimed its reward; progress is deleted with it. */
export const itemDelete = effect('quest.item_delete', async ({ row }, { tx }) => {
  const context = await contextOf(tx, row);
  if (context.questStatus === 'ended') throw ended();
  if (context.questStatus === 'active' && row.status === 'active' && context.others === 0)
    throw conflicted(undefined, questTexts.aQuestThatIsOpenNeeds);
  await many(sql`delete from quest_progress where quest_item_id = ${row.id}`, tx);
});
