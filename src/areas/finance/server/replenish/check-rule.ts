import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { readHouseAccounts } from '../rules/house-accounts.ts';
import { replenishTexts } from './texts.ts';

type Rule = RowOf<'replenish_rule'>;

const targets: ReadonlySet<string> = new Set(['withdraw', 'both']);
const sources: ReadonlySet<string> = new Set(['holding', 'deposit']);

/** What a rule must be beyond its single fields. Throws 422 with a sentence for each field that is wrong. */
export async function checkReplenishRule(tx: TransactionContext['tx'], before: Rule | null, rule: Rule): Promise<void> {
  const wrong: Record<string, Text> = {};
  if (rule.target_balance <= rule.min_balance) wrong.target_balance = replenishTexts.aboveTrigger;
  if (rule.daily_max !== null && rule.daily_max < rule.per_transfer_max) wrong.daily_max = replenishTexts.belowOnce;
  if (rule.mode === 'ticket' && rule.finance_team_id === null) wrong.finance_team_id = replenishTexts.chooseTeam;
  const from = rule.source_bank_ids;
  const accounts = await readHouseAccounts(tx, [rule.target_bank_id, ...from]);
  if (before?.target_bank_id !== rule.target_bank_id) {
    const target = accounts.get(rule.target_bank_id);
    if (!target || !targets.has(target.usage)) wrong.target_bank_id = replenishTexts.withdrawalAccount;
    else if (target.status === 'closed') wrong.target_bank_id = replenishTexts.closed;
  }
  const existing = new Set(before?.source_bank_ids);
  if (new Set(from).size < from.length) wrong.source_bank_ids = replenishTexts.twice;
  else if (from.includes(rule.target_bank_id)) wrong.source_bank_ids = replenishTexts.notItself;
  else if (from.some((id) => !existing.has(id) && !sources.has(accounts.get(id)?.usage ?? '')))
    wrong.source_bank_ids = replenishTexts.holdingOrDeposit;
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

export const addReplenishRule = effect('replenish.add', async ({ row }, { tx }) => {
  await checkReplenishRule(tx, null, row);
  return {};
});

export const updateReplenishRule = effect('replenish.update', async ({ before, row }, { tx }) => {
  await checkReplenishRule(tx, before, row);
  return {};
});
