import type { Row } from '#contract/envelope.ts';
import { rowId } from './live-rows.ts';

/** A row with its place among those under the same parent. */
export interface TreeRow {
  readonly row: Row;
  readonly id: string;
  /** Id of the row above, where that is among the rows; '' at the top. */
  readonly parent: string;
  /** 1 at the top. */
  readonly level: number;
  readonly hasChildren: boolean;
  /** Place among the rows of its parent, from 1, and how many they are. */
  readonly place: number;
  readonly size: number;
}

/**
 * Rows below their parents, in the given order. Without `parent` all rows are at the top. A row whose parent
 * is missing (it does not match the filters) is at the top, and so is one that is its own ancestor.
 */
export function treeOf(rows: readonly Row[], key: string, parent: string | undefined): readonly TreeRow[] {
  const ids = new Set(rows.map((row) => rowId(row, key)));
  const children = new Map<string, Row[]>();
  for (const row of rows) {
    const above = parent === undefined || row[parent] == null ? '' : String(row[parent]);
    const under = ids.has(above) && above !== rowId(row, key) ? above : '';
    const group = children.get(under);
    if (group) group.push(row);
    else children.set(under, [row]);
  }
  const seen = new Set<string>();
  const walk = (under: string, level: number): TreeRow[] => {
    const group = (children.get(under) ?? []).filter((row) => !seen.has(rowId(row, key)));
    for (const row of group) seen.add(rowId(row, key));
    return group.flatMap((row, index) => {
      const id = rowId(row, key);
      const below = walk(id, level + 1);
      const own = {
        row,
        id,
        parent: under,
        level,
        hasChildren: below.length > 0,
        place: index + 1,
        size: group.length,
      };
      return [own, ...below];
    });
  };
  const all = walk('', 1);
  if (all.length === rows.length) return all;
  // What is left goes round in circles: shown at the end, so that it can be repaired.
  const rest = rows.filter((row) => !seen.has(rowId(row, key)));
  const lost = rest.map((row) => ({
    row,
    id: rowId(row, key),
    parent: '',
    level: 1,
    hasChildren: false,
    place: 1,
    size: 1,
  }));
  return [...all, ...lost];
}

/** What is left to see when some parents are folded up. */
export function unfolded(tree: readonly TreeRow[], folded: ReadonlySet<string>): readonly TreeRow[] {
  let under: number | undefined;
  return tree.filter((one) => {
    if (under !== undefined && one.level > under) return false;
    under = one.hasChildren && folded.has(one.id) ? one.level : undefined;
    return true;
  });
}
