import type { MeterCell } from '#contract/cell.ts';
import { fullness, share } from '#web/core/share.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import css from './word-cells.module.css';

const tones = { high: 'warning', full: 'danger' } as const;

/** A bar next to the number: how much of a limit is used, or how near a goal is. */
export const meterCell =
  ({ meter, used, of }: MeterCell, name: string): CellOverride =>
  (row, standard) => {
    const value = row[of ?? name];
    if (value === null || value === undefined) return standard;
    // Of nothing, all is done.
    const isDone = meter === 'goal' && Number(value) <= 0;
    const part = used === undefined ? Number(value) : share(String(row[used] ?? 0), String(value));
    const percent = used !== undefined && isDone ? 100 : part;
    const level = meter === 'limit' ? fullness(percent) : undefined;
    const well = meter === 'limit' || percent >= 100 ? 'success' : 'info';
    return (
      <span className={css.meter} data-level={level}>
        <span className={`${marks.meter} ${css.track}`} data-tone={level === undefined ? well : tones[level]}>
          <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
        </span>
        <span>{standard}</span>
      </span>
    );
  };
