import { sql } from 'kysely';
import { formatMoney, groupMoney } from '#contract/money.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { maybe } from '#server/db/sql.ts';
import { stored } from '../stored.ts';
import { digitsOf } from './digits.ts';
import {
  type BankRow,
  capabilitiesOf,
  coolDown,
  isAnotherAccount,
  isConnected,
  paysOut,
  violationsOf,
} from './rules.ts';
import { banksTexts } from './texts.ts';

/** By whose word an account may pass from one status to another; what is not named may not be. */
const statuses: Readonly<Record<BankRow['status'], readonly BankRow['status'][]>> = {
  active: ['paused', 'closed', 'frozen'],
  paused: ['active', 'closed', 'frozen'],
  frozen: ['active', 'paused', 'closed'],
  closed: ['paused', 'frozen'],
};
const accesses = ['device_id', 'app_pin', 'login_username', 'login_password', 'api_key', 'api_secret'] as const;

/**
 * A change of an account. Freezing and unfreezing need a permission of their own; another number or name, and closing
 * with money left, need a confirmation; what pays out under a new number waits a day or for a second person.
 */
export const updateBank = effect('bank.update', async (change, ctx) => {
  const before = stored(change.before);
  const { row, body } = change;
  const violations = violationsOf(row, await digitsOf(ctx.tx, row.bank_code));
  // A mistake from before the rules must not keep anybody from freezing the account.
  const mine = Object.entries(violations).filter(([field]) => field in body || 'usage' in body || 'channel' in body);
  if (mine.length > 0) throw invalid(Object.fromEntries(mine));
  const moved = isAnotherAccount(before, row);
  await checkStatus(ctx, before, row, body.confirm === true);
  if (moved) await checkMove(ctx, before, body.confirm === true);
  const again = paysOut(row) && (moved || !paysOut(before));
  const reconnects = before.channel !== row.channel || accesses.some((name) => before[name] !== row[name]);
  return {
    ...(before.channel === row.channel ? {} : { capabilities: capabilitiesOf(row) }),
    ...(reconnects ? { session_status: isConnected(row) ? ('offline' as const) : ('none' as const) } : {}),
    ...(reconnects ? { session_message: isConnected(row) ? banksTexts.signInAgain.kept() : null } : {}),
    ...(again
      ? {
          payout_from: new Date(ctx.clock.now().getTime() + coolDown),
          payout_changed_by: ctx.principal.userId,
          payout_approved_by: null,
        }
      : {}),
  };
});

async function checkStatus(
  ctx: TransactionContext,
  before: BankRow,
  row: BankRow,
  isConfirmed: boolean,
): Promise<void> {
  if (before.status === row.status) return;
  if (!statuses[before.status].includes(row.status)) throw invalid({ status: banksTexts.noSuchChange });
  const freezes = before.status === 'frozen' || row.status === 'frozen';
  if (freezes && !ctx.can('finance.bank.freeze')) throw forbidden(banksTexts.mayNotFreeze);
  if (row.status !== 'closed') return;
  if (await hasLivePayouts(ctx, row.id)) throw invalid({ status: banksTexts.transfersOpen });
  if (row.balance === 0n || isConfirmed) return;
  throw invalid({ status: banksTexts.balanceLeft({ balance: groupMoney(formatMoney(row.balance)) }) });
}

async function checkMove(ctx: TransactionContext, before: BankRow, isConfirmed: boolean): Promise<void> {
  if (await hasLivePayouts(ctx, before.id)) throw invalid({ account_no: banksTexts.openNoChange });
  if (!isConfirmed) throw invalid({ account_no: banksTexts.confirmChange });
}

async function hasLivePayouts({ tx }: TransactionContext, bankId: number): Promise<boolean> {
  const row = await maybe(
    sql<{ one: number }>`
      select 1 as one from payout_attempt
      where bank_id = ${bankId} and state in ('queued', 'sending', 'unknown')
      union all
      select 1 from bank_transfer
      where ${bankId} in (source_bank_id, target_bank_id) and status in ('pending', 'processing', 'unknown') limit 1`,
    tx,
  );
  return row !== undefined;
}
