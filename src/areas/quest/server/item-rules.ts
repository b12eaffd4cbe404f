import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { questTexts } from './texts.ts';

type Item = RowOf<'quest_item'>;

interface About {
  readonly questStatus: string;
  readonly rewardOk: boolean;
  /** Other items of the quest that are active. */
  readonly others: number;
  readonly last: number;
  readonly claimed: boolean;
}

const aboutOf = (tx: Tx, row: Item): Promise<About> =>
  one(
    sql<About>`
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

/** What another condition asked for goes with it. */
function withoutRest(row: Item): Partial<Item> {
  return {
    ...(row.condition_type !== 'play_provider' && row.provider_id !== null ? { provider_id: null } : {}),
    ...(row.condition_type !== 'play_game' && row.game_id !== null ? { game_id: null } : {}),
    ...(!byGame.has(row.condition_type) && row.game_types !== null ? { game_types: null } : {}),
    ...(row.claim_mode === 'auto' && row.claim_expire_hours !== null ? { claim_expire_hours: null } : {}),
  };
}

function wrongIn(row: Item): Record<string, Text> {
  const wrong: Record<string, Text> = {};
  if (row.condition_type === 'play_provider' && row.provider_id === null)
    wrong.provider_id = questTexts.chooseAProvider;
  if (row.condition_type === 'play_game' && row.game_id === null) wrong.game_id = questTexts.chooseAGame;
  if (counted.has(row.condition_type) && !Number.isInteger(Number(row.target_value)))
    wrong.target_value = questTexts.thisConditionCountsInWholeNumbers;
  return wrong;
}

function refuse(wrong: Readonly<Record<string, Text>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const ended = () => conflicted(undefined, questTexts.thisQuestHasEndedAndCannot);

/** A new item, behind the others where nobody says where. */
export const itemAdd = effect('quest.item_add', async ({ row }, { tx }) => {
  const about = await aboutOf(tx, row);
  if (about.questStatus === 'ended') throw ended();
  const wrong = wrongIn(row);
  if (!about.rewardOk) wrong.event_reward_id = questTexts.rewardOff;
  refuse(wrong);
  return { ...withoutRest(row), ...(row.sort_order === 0 ? { sort_order: about.last + 10 } : {}) };
});

/** A changed item. Once somebody has its reward, what had to be done for it stays. */
export const itemUpdate = effect('quest.item_update', async ({ before, row }, { tx }) => {
  if (!before) throw new Error('A change has a record');
  const about = await aboutOf(tx, row);
  if (about.questStatus === 'ended') throw ended();
  const patch = withoutRest(row);
  const next = { ...row, ...patch };
  const wrong = wrongIn(next);
  if (about.claimed) {
    const text = questTexts.rewardGiven;
    if (next.condition_type !== before.condition_type) wrong.condition_type = text;
    if (Number(next.target_value) !== Number(before.target_value)) wrong.target_value = text;
    if (next.provider_id !== before.provider_id) wrong.provider_id = text;
    if (next.game_id !== before.game_id) wrong.game_id = text;
  }
  if (row.event_reward_id !== before.event_reward_id && !about.rewardOk) wrong.event_reward_id = questTexts.rewardOff;
  if (about.questStatus === 'active' && row.status === 'inactive' && before.status === 'active' && about.others === 0)
    wrong.status = questTexts.aQuestThatIsOpenNeeds;
  refuse(wrong);
  return patch;
});

/** An item goes where nobody has its reward; what members have done for it so far goes along. */
export const itemDelete = effect('quest.item_delete', async ({ row }, { tx }) => {
  const about = await aboutOf(tx, row);
  if (about.questStatus === 'ended') throw ended();
  if (about.claimed) throw conflicted(undefined, questTexts.somebodyHasTheRewardAlreadyIt2);
  if (about.questStatus === 'active' && row.status === 'active' && about.others === 0)
    throw conflicted(undefined, questTexts.aQuestThatIsOpenNeeds);
  await many(sql`delete from quest_progress where quest_item_id = ${row.id}`, tx);
});
