/** What is selected: some rows times some columns. Without one of the two it is all of them. */
export interface Area {
  readonly rows: ReadonlySet<string>;
  readonly columns: ReadonlySet<string>;
}

export const nothing: Area = { rows: new Set(), columns: new Set() };

export const isNothing = ({ rows, columns }: Area): boolean => rows.size === 0 && columns.size === 0;

/** With one more, or without it. */
export function toggled(held: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(held);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Is this place in the area? */
export function isIn(area: Area, row: string, column: string): boolean {
  if (isNothing(area)) return false;
  return (area.rows.size === 0 || area.rows.has(row)) && (area.columns.size === 0 || area.columns.has(column));
}

function between(all: readonly string[], one: string, other: string): ReadonlySet<string> {
  const [from = -1, to = -1] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b);
  return new Set(from < 0 ? [] : all.slice(from, to + 1));
}

/** The rectangle between two places. */
export function spanned(
  rows: readonly string[],
  columns: readonly string[],
  from: readonly [row: string, column: string],
  to: readonly [row: string, column: string],
): Area {
  const area = { rows: between(rows, from[0], to[0]), columns: between(columns, from[1], to[1]) };
  return area.rows.size > 0 && area.columns.size > 0 ? area : nothing;
}
