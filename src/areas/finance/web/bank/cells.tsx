import type { Row } from '#contract/envelope.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import css from './bank.module.css';
import { Meter } from './meter.tsx';
import { share } from './read.ts';

/** Milliseconds after which what a bank said is old. */
const oldAfter = 10 * 60_000;

/** Is the account connected, and what is known of it old? */
function isStale(row: Row, field: string): boolean {
  const at = row[field];
  const connected = row.session_status !== 'none' && row.status === 'active';
  return connected && typeof at === 'string' && serverNow().getTime() - Date.parse(at) > oldAfter;
}

const moment =
  (name: 'balance_updated_at' | 'last_sync_at'): CellOverride =>
  (row, standard) =>
    isStale(row, name) ? <span className={css.stale}>{standard}</span> : standard;

/** Cells that lists of accounts draw in their own way. */
export const bankCells: Readonly<Record<string, CellOverride>> = {
  balance_updated_at: moment('balance_updated_at'),
  last_sync_at: moment('last_sync_at'),
  // More and less than our books say are alike something to look at.
  balance_diff: (row, standard) =>
    typeof row.balance_diff === 'string' && Number(row.balance_diff) !== 0 ? (
      <span className={css.stale}>{standard}</span>
    ) : (
      standard
    ),
  daily_in_limit: (row, standard, context) => {
    if (typeof row.daily_in_limit !== 'string') return standard;
    return (
      <Meter percent={share(Number(row.today_in), row.daily_in_limit)}>
        {formatValue(f.daily_in_limit, row.daily_in_limit, context)}
      </Meter>
    );
  },
};
