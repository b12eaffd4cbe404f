import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawListReply } from '#generated/api/finance.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import { Risk } from './risk.tsx';
import { turnoverShare } from './turnover.ts';

/** Cells that this queue draws in its own way. */
export const deskCells: CellOverrides<WithdrawListReply> = {
  withdraw_ref: (row, standard, context) =>
    row.for_lead || row.handed_to !== null ? (
      <>
        {standard}{' '}
        <span className={marks.pill} data-tone="info">
          {row.for_lead ? formatValue(f.for_lead, true, context) : `→ ${row.handed_to_name}`}
        </span>
      </>
    ) : (
      standard
    ),
  turnover_ok: (row) => {
    const done = turnoverShare(row.turnover_done, row.turnover_required);
    return (
      <span className={marks.meter} data-tone={row.turnover_ok ? 'success' : 'warning'} title={`${done} %`}>
        <span style={{ width: `${done}%` }} />
      </span>
    );
  },
  risk_score: (row, standard) => <Risk level={row.risk_level}>{standard}</Risk>,
};
