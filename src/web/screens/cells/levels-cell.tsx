import type { LevelsCell } from '#contract/cell.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';

/** A number in the colour of the highest level that it has reached. */
export const levelsCell =
  ({ levels }: LevelsCell, name: string): CellOverride =>
  (row, standard) => {
    const value = row[name];
    const reached = value == null ? undefined : levels.findLast(([, from]) => Number(value) >= from);
    if (!reached) return standard;
    return (
      <span className={marks.pill} data-tone={reached[0]}>
        {standard}
      </span>
    );
  };
