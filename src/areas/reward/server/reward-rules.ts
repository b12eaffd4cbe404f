import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import type { RewardChanged } from '#server/rewards/reward-changed.ts';
import { rewardTexts } from './texts.ts';

type Reward = Pick<
  RowOf<'event_reward'>,
  'type' | 'value' | 'turnover_multiple' | 'withdraw_cap' | 'stock_total' | 'stock_used'
>;

const credit: readonly string[] = ['credit', 'credit_free'];
const counted: readonly string[] = ['point', 'ticket'];

/**
 * What is wrong with a reward, by field; empty where nothing is. Values are satang: of points and tickets 100 for one.
 *
 * @example
 * wrongIn({ type: 'ticket', value: 150n, … }); // { value: 'แต้มและตั๋วต้องเป็นจำนวนเต็ม' }
 */
export function wrongIn(row: Reward): Readonly<Record<string, Text>> {
  const wrong: Record<string, Text> = {};
  if (row.type === 'none' && row.value !== 0n) wrong.value = rewardTexts.nothingIsWorthNothing;
  if ((credit.includes(row.type) || counted.includes(row.type)) && row.value <= 0n)
    wrong.value = rewardTexts.mustBeMoreThan0;
  if (counted.includes(row.type) && row.value % 100n !== 0n) wrong.value = rewardTexts.wholeOnly;
  if (credit.includes(row.type)) {
    if (row.turnover_multiple === null) wrong.turnover_multiple = rewardTexts.turnoverNeeded;
  } else {
    if (row.turnover_multiple !== null) wrong.turnover_multiple = rewardTexts.creditOnly;
    if (row.withdraw_cap !== null) wrong.withdraw_cap = rewardTexts.creditOnly;
  }
  if (row.stock_total !== null && row.stock_total < row.stock_used) {
    wrong.stock_total = rewardTexts.lessThanGiven({ stockUsed: row.stock_used });
  }
  return wrong;
}

function refuse(wrong: Readonly<Record<string, Text>>): void {
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A new reward. Throws FailureError 422 that names every field at fault. */
export const rewardAdd = effect('event_reward.add', async ({ row }) => refuse(wrongIn(row)));

/**
 * A changed reward: once one was given it stays of its kind, so that what members have keeps its meaning. A change of
 * kind empties what only the kind before had. Areas that give it have the last word.
 */
export const rewardUpdate = (changed: RewardChanged) =>
  effect('event_reward.update', async ({ before, row, body }, { tx }) => {
    if (!before) throw new Error('A change has a record');
    if (row.type !== before.type && before.stock_used > 0) {
      throw invalid({ type: rewardTexts.givenTypeFixed({ stockUsed: before.stock_used }) });
    }
    const emptied =
      row.type !== before.type && !credit.includes(row.type)
        ? {
            ...(body.turnover_multiple === undefined ? { turnover_multiple: null } : {}),
            ...(body.withdraw_cap === undefined ? { withdraw_cap: null } : {}),
          }
        : {};
    refuse(wrongIn({ ...row, ...emptied }));
    await changed(tx, row, before);
    return emptied;
  });
