import { formatMoney } from '#contract/money.ts';
import type { ImportRowRow } from '#generated/api/system.ts';
import { maskText } from '#server/records/codecs.ts';
import type { ImportField, Mapping } from './fields.ts';
import { cellOf, type Known, type StagedRow } from './row.ts';

/** A stored line with its verdict. */
export interface CheckedRow extends StagedRow {
  readonly batch_no: string;
  readonly result: 'ok' | 'dup' | 'error' | null;
  readonly outcome: 'added' | 'updated' | 'skipped' | 'failed' | null;
  readonly field: string | null;
  readonly message: string | null;
  readonly known: Known;
}

const money = (value: Known[string] | undefined): string | null =>
  typeof value === 'string' ? formatMoney(BigInt(value)) : null;

/**
 * A line as shown on screen: values as they will be stored, or the original text of unreadable cells. `full` = unmasked
 * numbers, only for the user who uploaded the file (who has them anyway).
 */
export function displayRow(row: CheckedRow, mapping: Mapping, full: boolean): ImportRowRow {
  const { known } = row;
  const text = (field: ImportField): string | null => {
    const value = known[field];
    if (typeof value === 'string' && (field === 'balance' || field === 'import_amount')) return money(value);
    if (typeof value === 'string') return value;
    return cellOf(row, mapping, field) || null;
  };
  const hidden = (field: ImportField): string | null => {
    const value = text(field);
    return value === null || full ? value : maskText(value);
  };
  return {
    id: row.id,
    batch_id: row.batch_no,
    row_no: row.row_no,
    result: row.result,
    outcome: row.outcome,
    column: row.field,
    message: row.message,
    username: text('username'),
    name: text('name'),
    mobile: hidden('mobile'),
    bank_code: text('bank_code'),
    bank_account_no: hidden('bank_account_no'),
    bank_account_name: text('bank_account_name'),
    balance: text('balance'),
    upline_username: text('upline_username'),
    registered_at: text('registered_at'),
    line_id: text('line_id'),
    note: text('note'),
    level: typeof known.level === 'number' ? known.level : null,
    matched: typeof known.matched === 'boolean' ? known.matched : null,
    wallet_type: walletOf(known.wallet_type),
    current_balance: money(known.current),
    import_amount: text('import_amount'),
    new_balance: money(known.next),
    cells: full ? row.cells : [],
  };
}

const wallets = ['main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket'] as const;

function walletOf(value: Known[string] | undefined): ImportRowRow['wallet_type'] {
  return wallets.find((wallet) => wallet === value) ?? null;
}
