import { depositFields as d } from '#generated/api/fields/deposit.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import { Risk } from '../withdraw-requests/risk.tsx';
import css from './cells.module.css';

/** Seconds within which a member was served well, and within which it is still bearable. */
const promised = { good: 60, bearable: 300 } as const;

function paceOf(seconds: number): 'good' | 'slow' | 'late' {
  if (seconds <= promised.good) return 'good';
  return seconds <= promised.bearable ? 'slow' : 'late';
}

function levelOf(score: number): 'low' | 'medium' | 'high' {
  if (score < 30) return 'low';
  return score < 60 ? 'medium' : 'high';
}

/** Cells that lists of money that comes in draw in their own way. */
export const matchCells: Readonly<Record<string, CellOverride>> = {
  duration_sec: (row, standard) =>
    typeof row.duration_sec === 'number' ? (
      <span className={css.pace} data-pace={paceOf(row.duration_sec)}>
        {standard}
      </span>
    ) : (
      standard
    ),
  risk_score: (row, standard) =>
    typeof row.risk_score === 'number' && row.risk_score > 0 ? (
      <Risk level={levelOf(row.risk_score)}>{standard}</Risk>
    ) : (
      '–'
    ),
  deposit_ref: (row, standard, context) =>
    row.is_first_deposit === true ? (
      <>
        {standard}{' '}
        <span className={`${marks.pill} ${css.first}`} data-tone="info">
          {formatValue(d.is_first_deposit, true, context)}
        </span>
      </>
    ) : (
      standard
    ),
};
