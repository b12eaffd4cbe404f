import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { readHouseAccounts } from '../rules/house-accounts.ts';
import { sweepTexts } from './texts.ts';

type Rule = RowOf<'sweep_rule'>;

const sources: ReadonlySet<string> = new Set(['deposit', 'both']);
const targets: ReadonlySet<string> = new Set(['withdraw', 'holding']);

/** What a rule must be beyond its single fields. Throws 422 with a sentence for each field that is wrong. */
export async function checkSweepRule(tx: TransactionContext['tx'], before: Rule | null, rule: Rule): Promise<void> {
  const wrong: Record<string, Text> = {};
  if (rule.ceiling_max < rule.ceiling_min) wrong.ceiling_max = sweepTexts.belowLeast;
  if (rule.remain_max < rule.remain_min) wrong.remain_max = sweepTexts.belowLeast;
  else if (rule.remain_max >= rule.ceiling_min) wrong.remain_max = sweepTexts.belowTrigger;
  if (rule.daily_max !== null && rule.daily_max < rule.per_transfer_max) wrong.daily_max = sweepTexts.belowOnce;
  const dests = rule.dest_bank_ids;
  const accounts = await readHouseAccounts(tx, [rule.source_bank_id, ...dests]);
  const source = accounts.get(rule.source_bank_id);
  if (before?.source_bank_id !== rule.source_bank_id) {
    if (!source || !sources.has(source.usage)) wrong.source_bank_id = sweepTexts.depositAccount;
    else if (source.status === 'closed') wrong.source_bank_id = sweepTexts.closed;
    else if (source.channel === 'manual' || source.channel === 'sms') wrong.source_bank_id = sweepTexts.noAutomatic;
  }
  const existing = new Set(before?.dest_bank_ids);
  if (new Set(dests).size < dests.length) wrong.dest_bank_ids = sweepTexts.twice;
  else if (dests.includes(rule.source_bank_id)) wrong.dest_bank_ids = sweepTexts.notItself;
  else if (dests.some((id) => !existing.has(id) && !targets.has(accounts.get(id)?.usage ?? '')))
    wrong.dest_bank_ids = sweepTexts.withdrawalOrHolding;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

export const addSweepRule = effect('migration.banks_add', async ({ row }, { tx }) => {
  await checkSweepRule(tx, null, row);
  return {};
});

/** A changed rule draws a new ceiling; one that is switched on again resets its error count. */
export const updateSweepRule = effect('migration.banks_update', async ({ before, row }, { tx }) => {
  await checkSweepRule(tx, before, row);
  const moved = before?.ceiling_min !== row.ceiling_min || before.ceiling_max !== row.ceiling_max;
  const resumed = row.status === 'active' && before?.status !== 'active';
  return {
    ...(moved ? { next_ceiling: null } : {}),
    ...(resumed ? { error_count: 0, last_result: null, last_run_at: null } : {}),
  };
});
