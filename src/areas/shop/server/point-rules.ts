import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { shopTexts } from './texts.ts';

type Rule = RowOf<'point_rule'>;

/** Status changes of rules that happen by time. */
export const pointRuleSchedule: StatusSchedule = {
  entity: 'PointRule',
  table: 'point_rule',
  action: 'shop.deposit.clock',
  steps: [{ from: ['active'], at: 'end_at', to: 'ended' }],
};

function check(before: Rule | null, row: Rule, now: Date): void {
  const errors: Record<string, Text> = {};
  if (row.mode === 'ratio' && row.per_amount === null) errors.per_amount = shopTexts.fillInTheAmountInBaht;
  if (row.deposit_max !== null && row.deposit_max < row.deposit_min) errors.deposit_max = shopTexts.belowLeastDeposit;
  if (row.mode === 'ratio' && row.deposit_max !== null && row.per_amount !== null && row.per_amount > row.deposit_max) {
    errors.per_amount = shopTexts.aboveMost;
  }
  const days = row.multiplier_days?.map(({ day }) => day) ?? [];
  if (new Set(days).size < days.length) errors.multiplier_days = shopTexts.dayOnce;
  if (row.start_at && row.end_at && row.end_at <= row.start_at) errors.end_at = shopTexts.mustBeAfterTheStart;
  const isStatusChanged = before === null || row.status !== before.status;
  if (isStatusChanged && row.status === 'ended') errors.status = shopTexts.theSystemSetsTheStatusEnded;
  if (row.status === 'active' && row.end_at && row.end_at <= now) errors.end_at = shopTexts.theEndHasPassed;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

export const ruleAdd = effect('shop.deposit.add', async ({ row }, ctx) => check(null, row, ctx.clock.now()));

/** A changed rule applies from the next deposit on. */
export const ruleUpdate = effect('shop.deposit.update', async ({ before, row }, ctx) =>
  check(before, row, ctx.clock.now()),
);
