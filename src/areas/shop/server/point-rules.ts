import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import type { StatusSchedule } from '#server/lifecycle/schedule.ts';
import { shopTexts } from './texts.ts';

type Rule = RowOf<'point_rule'>;

/** What time does to rules. */
export const pointRuleSchedule: StatusSchedule = {
  entity: 'PointRule',
  table: 'point_rule',
  action: 'shop.deposit.clock',
  steps: [{ from: ['active'], at: 'end_at', to: 'ended' }],
};

function check(before: Rule | null, row: Rule, now: Date): void {
  const wrong: Record<string, Text> = {};
  if (row.mode === 'ratio' && row.per_amount === null) wrong.per_amount = shopTexts.fillInTheAmountInBaht;
  if (row.deposit_max !== null && row.deposit_max < row.deposit_min) wrong.deposit_max = shopTexts.belowLeastDeposit;
  if (row.mode === 'ratio' && row.deposit_max !== null && row.per_amount !== null && row.per_amount > row.deposit_max) {
    wrong.per_amount = shopTexts.aboveMost;
  }
  const days = row.multiplier_days?.map(({ day }) => day) ?? [];
  if (new Set(days).size < days.length) wrong.multiplier_days = shopTexts.dayOnce;
  if (row.start_at && row.end_at && row.end_at <= row.start_at) wrong.end_at = shopTexts.mustBeAfterTheStart;
  const asked = before === null || row.status !== before.status;
  if (asked && row.status === 'ended') wrong.status = shopTexts.theSystemSetsTheStatusEnded;
  if (row.status === 'active' && row.end_at && row.end_at <= now) wrong.end_at = shopTexts.theEndHasPassed;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** A new rule. */
export const ruleAdd = effect('shop.deposit.add', async ({ row }, ctx) => check(null, row, ctx.clock.now()));

/** A changed rule: it holds for the next deposit. */
export const ruleUpdate = effect('shop.deposit.update', async ({ before, row }, ctx) =>
  check(before, row, ctx.clock.now()),
);
