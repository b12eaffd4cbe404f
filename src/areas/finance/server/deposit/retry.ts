import type { Context, TransactionContext } from '#server/context/context.ts';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { type DepositRow, lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { lineOfDeposit } from '#server/deposits/raw-line.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { suspenseOf } from '#server/ledger/accounts.ts';
import { senderOf } from './sender.ts';

export const creditTopic = 'deposit_credit';

/** One live task a deposit. */
export const creditKey = (depositRef: string): string => `${creditTopic}:${depositRef}`;

/** Milliseconds before a credit that did not work is tried again; twice as long after each time. */
export const retryAfter = 30_000;

/** Tries before a person has to look. */
const most = 6;

/** Tries again to credit a deposit whose money is in suspense. */
export function creditTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return async ({ payload, run }) => {
    const wait = Number(payload.not_before) - Date.now();
    if (run === 1 && wait > 0) return { again: wait };
    const reference = String(payload.deposit_ref);
    try {
      await context.transaction((ctx) => creditFromSuspense(ctx, reference));
      return { done: true };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return run > most ? { park: message } : { again: retryAfter * 2 ** run, error: message };
    }
  };
}

/** Credits a failed deposit with the money of its line, in this transaction; one that is credited stays as it is. */
async function creditFromSuspense(ctx: TransactionContext, reference: string): Promise<void> {
  const deposit = await lockDeposit(ctx.tx, reference);
  if (deposit?.status !== 'failed') return;
  const line = await lineOfDeposit(ctx.tx, reference);
  if (!line || line.bank_id === null) throw new Error(`Deposit ${reference} has no statement line`);
  const ready: DepositRow = await moveDeposit(ctx, deposit, 'match');
  await creditDeposit(ctx, ready, {
    source: suspenseOf(line.bank_id),
    amount: line.amount,
    method: line.match_method,
    rawRef: line.raw_ref,
    sender: senderOf(line),
  });
}
