import { sql } from 'kysely';
import { asIs } from '#server/base/text-catalogue.ts';
import { maybe } from '#server/db/sql.ts';
import type { TransferListener } from '#server/transfers/settle-transfer.ts';
import { replenishTexts } from './texts.ts';
import { writeLog } from './write-log.ts';

/** A failed transfer is recorded in the rule's log; the next check fills the account again, after the cooldown. */
export const followReplenish: TransferListener = async ({ tx }, transfer) => {
  if (transfer.status !== 'failed' || transfer.origin_id === null) return;
  const rule = await maybe(
    sql<{ id: number; balance: bigint; target_balance: bigint }>`
      select rule.id, bank.balance, rule.target_balance from replenish_rule rule
      join bank on bank.id = rule.target_bank_id where rule.id = ${transfer.origin_id}`,
    tx,
  );
  if (!rule) return;
  const needed = rule.target_balance - rule.balance;
  const { message, amount } = transfer;
  await writeLog(tx, {
    ruleId: rule.id,
    balance: rule.balance,
    needed: needed > 0n ? needed : 0n,
    action: 'transfer',
    result: 'error',
    transferId: transfer.id,
    message: message ? asIs(message) : replenishTexts.failed({ amount }),
  });
};
