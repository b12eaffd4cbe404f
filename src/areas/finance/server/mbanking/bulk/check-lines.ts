import { sql } from 'kysely';
import { satang } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { BulkReceiverInput } from '#generated/api/finance.ts';
import { either } from '#server/base/either.ts';
import { invalid } from '#server/base/failure.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { mbankingTexts } from '../texts.ts';

/** A line that may be paid. Money is satang. */
export interface CheckedLine {
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: string;
  readonly mobile: string | null;
  readonly note: string | null;
}

interface BankRule {
  readonly code: string;
  readonly digits: readonly number[];
  readonly open: boolean;
}

/** Maximum number of mistakes reported at once. */
const mostTold = 200;

/**
 * Reads the lines of a list. Either all of them can be paid, or 422 with every mistake as `recipients.<row>.<field>`,
 * rows from 0, and nothing is kept.
 */
export async function checkLines(tx: Tx, rows: readonly BulkReceiverInput[]): Promise<readonly CheckedLine[]> {
  if (rows.length === 0) throw invalid({ recipients: mbankingTexts.noReceivers });
  const banks = await many(
    sql<BankRule>`
      select code, acct_digits as digits, status = 'active' and can_withdraw as open from bank_ref`,
    tx,
  );
  const rules = new Map(banks.map((bank) => [bank.code, bank]));
  const mistakes: Record<string, Text> = {};
  const lines = rows.map((row, index) => {
    const tell = (field: string, message: Text) => {
      if (Object.keys(mistakes).length < mostTold) mistakes[`recipients.${index}.${field}`] = message;
    };
    const bank_code = row.bank_code.trim().toUpperCase();
    const account_no = row.account_no.replace(/[ -]/g, '');
    const rule = rules.get(bank_code);
    if (!rule?.open) tell('bank_code', rule ? mbankingTexts.bankNotReached : mbankingTexts.unknownBank);
    if (!/^[0-9]+$/.test(account_no)) tell('account_no', mbankingTexts.digitsOnly);
    else if (rule && !rule.digits.includes(account_no.length))
      tell('account_no', mbankingTexts.digits({ digits: either(rule.digits) }));
    return {
      bank_code,
      account_no,
      account_name: row.account_name.trim(),
      amount: String(satang(row.amount)),
      mobile: row.mobile ?? null,
      note: row.note?.trim() || null,
    };
  });
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  return lines;
}

/** Lines that go to an account which the group has already: a warning, for two payments to one person may be meant. */
export async function doubles(
  tx: Tx,
  groupId: number,
  lines: readonly CheckedLine[],
): Promise<readonly { readonly row: number; readonly field: string; readonly message: Text }[]> {
  const stored = await many(
    sql<{ bank_code: string; account_no: string; seq: number }>`
      select bank_code, account_no, min(seq) as seq from bulk_recipient where group_id = ${groupId} group by 1, 2`,
    tx,
  );
  const seen = new Map(
    stored.map((line) => [`${line.bank_code} ${line.account_no}`, mbankingTexts.lineNumber({ seq: line.seq })]),
  );
  return lines.flatMap((line, row) => {
    const key = `${line.bank_code} ${line.account_no}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, mbankingTexts.rowNumber({ number: row + 1 }));
    return before === undefined ? [] : [{ row, field: 'account_no', message: mbankingTexts.sameAs({ before }) }];
  });
}
