import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { MatchStatus } from '#generated/api/enums/match-status.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { ProviderError } from '#server/providers/ports.ts';
import { visibleBank } from './visible-bank.ts';

/** Number of transfers shown. */
const most = 20;

/** The latest transfers of a wallet, read from the wallet. Its errors are 502, a timeout 504. */
export const trueMoneyEvents: Services<Context>['true_money.events'] = async ({ query }, ctx) => {
  const { id, bank_code: bank, balance } = await visibleBank(ctx, query.id);
  if (bank !== 'TRUEWALLET') throw missing();
  try {
    const lines = await ctx.providers.bank.recent({ id, bookBalance: balance }, most);
    const matches = await matchesOf(ctx, id, lines);
    return {
      last_transactions: lines.map((line) => ({
        txn_at: line.at.toISOString(),
        direction: line.direction,
        sender_mobile: line.accountNo,
        sender_name: line.accountName,
        amount: formatMoney(line.amount),
        message: line.description,
        transaction_id: line.reference,
        // Empty where our own reading of the wallet has not come to it yet.
        match_status: matches.get(line.reference ?? '') ?? null,
      })),
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw error.timeout ? new FailureError(504) : new FailureError(502, { message: error.text });
  }
};

/** How far our books have got with them, by the wallet's own number. */
async function matchesOf(
  { db }: Pick<Context, 'db'>,
  bankId: number,
  lines: readonly { readonly reference: string | null }[],
): Promise<ReadonlyMap<string, MatchStatus>> {
  const rows = await many(
    sql<{ reference: string; status: MatchStatus }>`
      select distinct on (upstream_ref) upstream_ref as reference, match_status as status from raw_transaction
      where bank_id = ${bankId} and match_status <> 'duplicate'
        and upstream_ref in (select jsonb_array_elements_text(${JSON.stringify(lines.map(({ reference }) => reference))}::jsonb))
      order by upstream_ref, id`,
    db,
  );
  return new Map(rows.map(({ reference, status }) => [reference, status]));
}
