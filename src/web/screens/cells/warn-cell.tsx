import { mdiAlertOutline } from '@mdi/js';
import type { WarnCell } from '#contract/cell.ts';
import { meets } from '#web/core/actions.ts';
import { cellText } from '#web/fields/cells.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { Icon } from '#web/ui/icon.tsx';
import marks from '#web/ui/marks.module.css';
import css from './word-cells.module.css';

/** Colours the cell of a row that meets the condition; with a field that says why, it is a pill. */
export const warnCell =
  ({ when, tone, says }: WarnCell): CellOverride =>
  (row, standard, context) => {
    if (!meets(when, row)) return standard;
    if (!says) {
      return (
        <span className={css.warn} data-tone={tone}>
          {standard}
        </span>
      );
    }
    return (
      <span className={`${marks.pill} ${css.pill}`} data-tone={tone} title={cellText(says, row, context)}>
        <Icon path={mdiAlertOutline} size={14} />
        {standard}
      </span>
    );
  };
