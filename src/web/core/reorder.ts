/** A row and the number that orders it. */
export interface Numbered {
  readonly id: string;
  readonly value: number;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Between two neighbours that were renumbered: room for nine more. */
const step = 10;

/**
 * The numbers that must change so that the row `id` is at index `to` among its siblings, which are given in the displayed
 * order. One row if there is room between its new neighbours; otherwise all are renumbered, and those whose number stays
 * the same are left out.
 *
 * @example
 * renumber([{ id: 'a', value: 10 }, { id: 'b', value: 20 }, { id: 'c', value: 30 }], 'c', 1, { min: 0, max: 100 });
 * // Map { 'c' → 15 }
 */
export function renumber(
  siblings: readonly Numbered[],
  id: string,
  to: number,
  range: Range,
): ReadonlyMap<string, number> {
  const from = siblings.findIndex((one) => one.id === id);
  const others = siblings.filter((one) => one.id !== id);
  const at = Math.max(0, Math.min(others.length, to));
  const moved = siblings[from];
  if (!moved || from === at) return new Map();
  const value = between(others[at - 1]?.value, others[at]?.value, range);
  if (value !== undefined && isSorted(others)) return new Map([[id, value]]);
  const order = [...others.slice(0, at), moved, ...others.slice(at)];
  const spread = Math.max(1, Math.min(step, Math.floor((range.max - range.min) / (order.length + 1))));
  const first = Math.max(range.min, Math.min(spread, range.max - spread * order.length));
  const numbers = order.map((one, index) => ({ one, value: first + spread * index }));
  return new Map(numbers.filter(({ one, value }) => one.value !== value).map(({ one, value }) => [one.id, value]));
}

/** The order of rows with equal numbers is undefined. */
function isSorted(rows: readonly Numbered[]): boolean {
  return rows.every((one, index) => index === 0 || (rows[index - 1]?.value ?? one.value) < one.value);
}

/** A whole number between two others; beyond the last or before the first by one step. */
function between(before: number | undefined, after: number | undefined, { min, max }: Range): number | undefined {
  if (before === undefined && after === undefined) return undefined;
  const value =
    before === undefined
      ? Math.max(min, (after ?? 0) - step)
      : after === undefined
        ? Math.min(max, before + step)
        : Math.floor((before + after) / 2);
  return (before === undefined || value > before) && (after === undefined || value < after) ? value : undefined;
}
