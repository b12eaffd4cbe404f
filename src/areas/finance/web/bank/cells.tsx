import { bankFields as f } from '#generated/api/fields/bank.ts';
import type { BankListReply } from '#generated/api/finance.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverride, CellOverrides } from '#web/table/cell-plan.ts';
import css from './bank.module.css';
import { Meter } from './meter.tsx';
import { share } from './read.ts';

/** Milliseconds after which what a bank said is old. */
const oldAfter = 10 * 60_000;

/** Is the account connected, and what is known of it old? */
function isStale(row: BankListReply, field: 'balance_updated_at' | 'last_sync_at'): boolean {
  const at = row[field];
  const connected = row.session_status !== 'none' && row.status === 'active';
  return connected && at !== null && serverNow().getTime() - Date.parse(at) > oldAfter;
}

const moment =
  (name: 'balance_updated_at' | 'last_sync_at'): CellOverride<BankListReply> =>
  (row, standard) =>
    isStale(row, name) ? <span className={css.stale}>{standard}</span> : standard;

/** Cells that lists of accounts draw in their own way. */
export const bankCells: CellOverrides<BankListReply> = {
  balance_updated_at: moment('balance_updated_at'),
  last_sync_at: moment('last_sync_at'),
  // More and less than our books say are alike something to look at.
  balance_diff: (row, standard) =>
    Number(row.balance_diff) !== 0 ? <span className={css.stale}>{standard}</span> : standard,
  daily_in_limit: (row, standard, context) => {
    if (row.daily_in_limit === null) return standard;
    return (
      <Meter percent={share(row.today_in, row.daily_in_limit)}>
        {formatValue(f.daily_in_limit, row.daily_in_limit, context)}
      </Meter>
    );
  },
};
