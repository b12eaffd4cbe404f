import type { ClaimCell } from '#contract/cell.ts';
import { takenName } from '#contract/claim.ts';
import type { Row } from '#contract/envelope.ts';
import { serverNow } from '#web/core/server-clock.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';

/** Does the row say that it is in somebody's hands now? What is past counts no longer. */
function isHeld(row: Row, name: string, seconds: number): boolean {
  const at = row[takenName];
  return row[name] != null && typeof at === 'string' && serverNow().getTime() - Date.parse(at) <= seconds * 1000;
}

/** Who has the row in hand, for as long as that lasts. */
export const claimCell =
  ({ claim }: ClaimCell, name: string): CellOverride =>
  (row, standard) =>
    isHeld(row, name, claim) ? (
      <span className={marks.pill} data-tone="info">
        {standard}
      </span>
    ) : (
      '–'
    );
