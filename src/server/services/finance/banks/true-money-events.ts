import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../../context.ts';
import { FailureError, missing } from '../../../failure.ts';
import { ProviderError } from '../../../providers/ports.ts';
import { visibleBank } from './visible-bank.ts';

/** Transfers that are told. */
const most = 20;

/** The latest transfers of a wallet, as the wallet tells them now. What it fails at is 502, its silence 504. */
export const trueMoneyEvents: Services<Context>['true_money.events'] = async ({ query }, ctx) => {
  const { id, bank_code: bank, balance } = await visibleBank(ctx, query.id);
  if (bank !== 'TRUEWALLET') throw missing();
  try {
    const lines = await ctx.providers.bank.recent({ id, bookBalance: balance }, most);
    return {
      last_transactions: lines.map((line) => ({
        txn_at: line.at.toISOString(),
        direction: line.direction,
        sender_mobile: line.accountNo,
        sender_name: line.accountName,
        amount: formatMoney(line.amount),
        message: line.description,
        transaction_id: line.reference,
      })),
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw error.timeout ? new FailureError(504) : new FailureError(502, { message: error.message });
  }
};
