import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { AccountLine } from '#generated/api/finance.ts';
import { type Executor, many } from '#server/db/sql.ts';
import type { BankLine } from '#server/providers/ports.ts';

interface LineMatch {
  readonly upstreamRef: string;
  readonly matchStatus: AccountLine['match_status'];
  readonly rawRef: string;
  readonly depositRef: string | null;
  readonly withdrawRef: string | null;
}

/** The bank's lines with what became of them here, by the bank's number of the transfer. */
export async function withMatches(
  db: Executor,
  bankId: number,
  lines: readonly BankLine[],
): Promise<readonly AccountLine[]> {
  const references = lines.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const matches =
    references.length === 0
      ? []
      : await many(
          sql<LineMatch>`
            select upstream_ref as "upstreamRef", match_status as "matchStatus", raw_ref as "rawRef",
              deposit_ref as "depositRef", withdraw_ref as "withdrawRef"
            from raw_transaction where bank_id = ${bankId} and ${JSON.stringify(references)}::jsonb ? upstream_ref`,
          db,
        );
  const by = new Map(matches.map((line) => [line.upstreamRef, line]));
  return lines.map((line) => {
    const stored = line.reference === null ? undefined : by.get(line.reference);
    return {
      txn_at: line.at.toISOString(),
      detected_at: null,
      direction: line.direction,
      amount: formatMoney(line.amount),
      balance_after: line.balanceAfter === null ? null : formatMoney(line.balanceAfter),
      channel_code: line.channelCode,
      bank_code: line.bankCode,
      account_no: line.accountNo,
      account_name: line.accountName,
      description: line.description,
      reference: line.reference,
      match_status: stored?.matchStatus ?? null,
      raw_ref: stored?.rawRef ?? null,
      username: null,
      deposit_ref: stored?.depositRef ?? null,
      withdraw_ref: stored?.withdrawRef ?? null,
    };
  });
}
