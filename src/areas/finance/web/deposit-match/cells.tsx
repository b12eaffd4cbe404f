import { depositFields as d } from '#generated/api/fields/deposit.ts';
import type { DepositListReply } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import { Risk } from '../withdraw-requests/risk.tsx';
import css from './cells.module.css';
import type { Line } from './read-match.ts';

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

/** What these cells read; each list has what it can. */
type Drawn = Partial<
  Pick<DepositListReply, 'duration_sec' | 'is_first_deposit'> & Pick<Line, 'deposit_ref' | 'risk_score'>
>;

/** Cells that lists of money that comes in draw in their own way. */
export const matchCells: CellOverrides<Drawn> = {
  duration_sec: ({ duration_sec: seconds }, standard) =>
    typeof seconds === 'number' ? (
      <span className={css.pace} data-pace={paceOf(seconds)}>
        {standard}
      </span>
    ) : (
      standard
    ),
  risk_score: ({ risk_score: score = 0 }, standard) =>
    score > 0 ? <Risk level={levelOf(score)}>{standard}</Risk> : '–',
  deposit_ref: (row, standard, context) =>
    row.is_first_deposit ? (
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
