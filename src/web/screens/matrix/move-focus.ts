/** Row steps of the arrow keys. */
const rows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const usable = 'input:not(:disabled), button, a, [tabindex]';

/**
 * Moves the focus between the cells of a table: along the row, or to the same column of the next row that has one.
 */
export function moveFocus(table: HTMLElement, from: EventTarget, key: string): boolean {
  if (!(from instanceof HTMLElement)) return false;
  const row = from.closest('tr');
  if (!row) return false;
  if (key in steps) {
    const inRow = [...row.querySelectorAll<HTMLElement>(usable)];
    const next = inRow[inRow.indexOf(from) + (steps[key] ?? 0)];
    next?.focus();
    return next !== undefined;
  }
  if (!(key in rows)) return false;
  const all = [...table.querySelectorAll('tr')];
  const column = [...row.children].findIndex((cell) => cell.contains(from));
  for (let at = all.indexOf(row) + (rows[key] ?? 0); at >= 0 && at < all.length; at += rows[key] ?? 0) {
    const next = all[at]?.children[column]?.querySelector<HTMLElement>(usable);
    if (next) {
      next.focus();
      return true;
    }
  }
  return false;
}
