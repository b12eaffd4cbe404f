import type { Row } from '#contract/envelope.ts';
import type { RowMark } from './row-store.ts';

export interface LiveRows<R> {
  readonly rows: readonly R[];
  readonly marks: ReadonlyMap<string, RowMark>;
}

/** The rows on the screen, their marks, and the answer they came from. */
interface Shown<R> extends LiveRows<R> {
  readonly source?: readonly R[] | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** The identity of a row as text. */
export function rowId(row: Row, key: string): string {
  return String(row[key] ?? '');
}

function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

function sameRow(a: Row, b: Row): boolean {
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => same(a[name], b[name]));
}

/** An answer that overtook a newer one must not bring back an old row. */
function older(fresh: Row, shown: Row): boolean {
  return typeof fresh.version === 'number' && typeof shown.version === 'number' && fresh.version < shown.version;
}

/**
 * Rows at the end of `before` that new ones of `fresh` have pushed to the next page, if both are full: nothing is wrong with
 * them.
 */
function pushed<R extends Row>(before: readonly R[], fresh: readonly R[], key: string): ReadonlySet<string> {
  if (before.length === 0 || fresh.length < before.length) return nothing;
  const [was, is] = [before, fresh].map((rows) => rows.map((row) => rowId(row, key)));
  const there = new Set(is);
  const last = (was ?? []).findLastIndex((id) => there.has(id));
  return new Set(was?.slice(last + 1));
}

/**
 * Puts a refreshed page where the old one is. Unchanged rows stay the same objects (and are not drawn again), changed and
 * new ones are marked. With `hold` nothing moves under the pointer: rows keep their places, rows that no longer match
 * stay as `gone`, those that only belong to the next page now stay as they are, and new ones come after the last. Rows in
 * `kept` stay so without it, too: what was decided here is still seen where it was.
 */
export function mergeRows<R extends Row>(
  { rows: shown, marks: marked, source = shown }: Shown<R>,
  fresh: readonly R[],
  key: string,
  hold: boolean,
  kept: ReadonlySet<string> = nothing,
): LiveRows<R> {
  const before = new Map(shown.map((row) => [rowId(row, key), row]));
  const marks = new Map<string, RowMark>();
  const merged = fresh.map((row) => {
    const id = rowId(row, key);
    const old = before.get(id);
    if (old === undefined) {
      marks.set(id, 'new');
      return row;
    }
    if (older(row, old) || sameRow(old, row)) return old;
    marks.set(id, 'changed');
    return row;
  });
  const after = new Map(merged.map((row) => [rowId(row, key), row]));
  if (!hold) {
    const rows = withKept(shown, merged, key, { kept, there: new Set(after.keys()) }, marks);
    const still = rows.length === shown.length && rows.every((row, index) => row === shown[index]);
    return { rows: still ? shown : rows, marks };
  }
  const answered = new Set(source.map((row) => rowId(row, key)));
  const next = pushed(source, fresh, key);
  const held = shown.map((row) => {
    const id = rowId(row, key);
    const now = after.get(id);
    // What an earlier answer left out is what it was then.
    const isGone = answered.has(id) ? !next.has(id) : marked.get(id) === 'gone';
    if (now === undefined && isGone) marks.set(id, 'gone');
    return now ?? row;
  });
  return { rows: [...held, ...merged.filter((row) => !before.has(rowId(row, key)))], marks };
}

/** Rows of an answer, and those that stay although it leaves them out: each after the row that stood before it. */
function withKept<R extends Row>(
  shown: readonly R[],
  merged: readonly R[],
  key: string,
  { kept, there }: { readonly kept: ReadonlySet<string>; readonly there: ReadonlySet<string> },
  marks: Map<string, RowMark>,
): readonly R[] {
  if (kept.size === 0) return merged;
  const rows = [...merged];
  let before: string | undefined;
  for (const row of shown) {
    const id = rowId(row, key);
    const stays = kept.has(id) && !there.has(id);
    if (!stays && !there.has(id)) continue;
    if (stays) {
      rows.splice(before === undefined ? 0 : rows.findIndex((one) => rowId(one, key) === before) + 1, 0, row);
      marks.set(id, 'gone');
    }
    before = id;
  }
  return rows;
}

/** Milliseconds until the next poll: ±10 %, so that a room full of screens does not ask at one moment. */
export function pollDelay(every: number, random: number): number {
  return Math.round(every * (0.9 + 0.2 * random));
}
