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
 * Validation errors of a reward, by field; empty if it is valid. Values are satang; one point or ticket is 100.
 *
 * @example
 * wrongIn({ type: 'ticket', value: 150n, … }); // { value: 'แต้มและตั๋วต้องเป็นจำนวนเต็ม' }
 */
export function rewardErrors(row: Reward): Readonly<Record<string, Text>> {
  const errors: Record<string, Text> = {};
  if (row.type === 'none' && row.value !== 0n) errors.value = rewardTexts.nothingIsWorthNothing;
  if ((credit.includes(row.type) || counted.includes(row.type)) && row.value <= 0n)
    errors.value = rewardTexts.mustBeMoreThan0;
  if (counted.includes(row.type) && row.value % 100n !== 0n) errors.value = rewardTexts.wholeOnly;
  if (credit.includes(row.type)) {
    if (row.turnover_multiple === null) errors.turnover_multiple = rewardTexts.turnoverNeeded;
  } else {
    if (row.turnover_multiple !== null) errors.turnover_multiple = rewardTexts.creditOnly;
    if (row.withdraw_cap !== null) errors.withdraw_cap = rewardTexts.creditOnly;
  }
  if (row.stock_total !== null && row.stock_total < row.stock_used) {
    errors.stock_total = rewardTexts.lessThanGiven({ stockUsed: row.stock_used });
  }
  return errors;
}

function throwIfInvalid(errors: Readonly<Record<string, Text>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** A new reward. Throws FailureError 422 that names every invalid field. */
export const rewardAdd = effect('event_reward.add', async ({ row }) => throwIfInvalid(rewardErrors(row)));

/**
 * A changed reward. Once given, its kind is fixed, so that rewards members hold keep their meaning. A change of kind
 * clears fields that only the old kind had. Areas that give the reward may still reject the change.
 */
export const rewardUpdate = (changed: RewardChanged) =>
  effect('event_reward.update', async ({ before, row, body }, { tx }) => {
    if (!before) throw new Error('A change has a record');
    if (row.type !== before.type && before.stock_used > 0) {
      throw invalid({ type: rewardTexts.givenTypeFixed({ stockUsed: before.stock_used }) });
    }
    const cleared =
      row.type !== before.type && !credit.includes(row.type)
        ? {
            ...(body.turnover_multiple === undefined ? { turnover_multiple: null } : {}),
            ...(body.withdraw_cap === undefined ? { withdraw_cap: null } : {}),
          }
        : {};
    throwIfInvalid(rewardErrors({ ...row, ...cleared }));
    await changed(tx, row, before);
    return cleared;
  });
