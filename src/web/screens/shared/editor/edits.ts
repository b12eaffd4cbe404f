import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RowOrder } from '#contract/screen.ts';
import { renumber } from '#web/core/reorder.ts';
import { isWritable, openingValues, readValues, sameValue } from '#web/form/form-values.ts';

/** What a person has done to the rows of a record and not saved. Plain data: it is kept as a draft. */
export interface Edits {
  /** Saved rows by their key: changed fields, and the version that the first change was made on. */
  readonly changed: Readonly<Record<string, Change>>;
  /** New rows in the order in which they were added. */
  readonly added: readonly Added[];
  /** Keys of saved rows that go when all rows are saved. */
  readonly removed: readonly string[];
}

interface Change {
  readonly version?: number;
  readonly values: Row;
}

interface Added {
  /** Unique among the rows; begins with `+`, as no key of a saved row does. */
  readonly id: string;
  readonly values: Row;
}

/** A row as displayed. */
export interface EditorRow {
  readonly id: string;
  /** As the server has it; undefined for a new one. */
  readonly stored: Row | undefined;
  /** Everything that the row shows: what is stored, and what has been typed on top. */
  readonly values: Row;
  /** What has been typed into a saved row. */
  readonly changed: Row;
  /** Version that the changes were made on. */
  readonly version: number | undefined;
}

type Order = Omit<RowOrder, 'save' | 'key'>;

export const noEdits: Edits = { changed: {}, added: [], removed: [] };

export function isEdited({ changed, added, removed }: Edits): boolean {
  return added.length + removed.length + Object.keys(changed).length > 0;
}

const numberIn = (row: Row, field: string): number => (typeof row[field] === 'number' ? row[field] : 0);
const versionIn = (row: Row): number | undefined => (typeof row.version === 'number' ? row.version : undefined);

/** The rows as displayed: stored ones with their changes, new ones after them, by their numbers where they are ordered. */
export function rowsOf(
  stored: readonly Row[],
  key: string,
  edits: Edits,
  order: Order | undefined,
): readonly EditorRow[] {
  const gone = new Set(edits.removed);
  const rows: EditorRow[] = stored.flatMap((row) => {
    const id = String(row[key] ?? '');
    if (gone.has(id)) return [];
    const change = edits.changed[id];
    const changed = change?.values ?? {};
    return [{ id, stored: row, values: { ...row, ...changed }, changed, version: change?.version ?? versionIn(row) }];
  });
  for (const { id, values } of edits.added)
    rows.push({ id, stored: undefined, values, changed: {}, version: undefined });
  if (!order) return rows;
  return rows.sort((a, b) => numberIn(a.values, order.field) - numberIn(b.values, order.field));
}

/** Changes that nobody can save any more: their rows are gone. */
export function orphans(stored: readonly Row[], key: string, edits: Edits): readonly string[] {
  const storedKeys = new Set(stored.map((row) => String(row[key] ?? '')));
  return [...Object.keys(edits.changed), ...edits.removed].filter((id) => !storedKeys.has(id));
}

/** Puts values into a row. What is as it was stored counts as unchanged. */
export function withValues(edits: Edits, row: EditorRow, values: Row): Edits {
  const { id, stored } = row;
  if (!stored) {
    const added = edits.added.map((one) => (one.id === id ? { id, values: { ...one.values, ...values } } : one));
    return { ...edits, added };
  }
  const merged = { ...row.changed, ...values };
  const kept = Object.fromEntries(Object.entries(merged).filter(([name, value]) => !sameValue(stored[name], value)));
  const { [id]: _, ...others } = edits.changed;
  if (Object.keys(kept).length === 0) return { ...edits, changed: others };
  const version = row.version;
  return { ...edits, changed: { ...others, [id]: { values: kept, ...(version !== undefined && { version }) } } };
}

/** A new row behind all others, with what fields begin with. */
export function withNewRow(
  edits: Edits,
  rows: readonly EditorRow[],
  fields: readonly Field[],
  order: Order | undefined,
): { readonly edits: Edits; readonly id: string } {
  const last = edits.added.reduce((most, one) => Math.max(most, Number(one.id.slice(1)) || 0), 0);
  const id = `+${last + 1}`;
  const highest = order ? rows.reduce((most, row) => Math.max(most, numberIn(row.values, order.field)), 0) : 0;
  const values = {
    ...openingValues(fields, undefined),
    ...(order && { [order.field]: Math.min(order.max, highest + 10) }),
  };
  return { edits: { ...edits, added: [...edits.added, { id, values }] }, id };
}

/** Takes a row away: a new one at once, a saved one when all rows are saved. */
export function withoutRow(edits: Edits, row: EditorRow): Edits {
  if (!row.stored) return { ...edits, added: edits.added.filter((one) => one.id !== row.id) };
  const { [row.id]: _, ...changed } = edits.changed;
  return { ...edits, changed, removed: [...edits.removed, row.id] };
}

/** Puts a row at a place (from 0): as few rows as possible get another number. */
export function withMoved(edits: Edits, rows: readonly EditorRow[], id: string, to: number, order: Order): Edits {
  const numbers = renumber(
    rows.map((row) => ({ id: row.id, value: numberIn(row.values, order.field) })),
    id,
    to,
    order,
  );
  return rows.reduce((done, row) => {
    const number = numbers.get(row.id);
    return number === undefined ? done : withValues(done, row, { [order.field]: number });
  }, edits);
}

/** What is left once these rows are saved, or given up. */
export function withoutEdits(edits: Edits, ids: ReadonlySet<string>): Edits {
  return {
    changed: Object.fromEntries(Object.entries(edits.changed).filter(([id]) => !ids.has(id))),
    added: edits.added.filter((one) => !ids.has(one.id)),
    removed: edits.removed.filter((id) => !ids.has(id)),
  };
}

/** Somebody else saved the row first: the changes are applied to the stored row. */
export function onVersion(edits: Edits, id: string, stored: Row): Edits {
  const change = edits.changed[id];
  const version = versionIn(stored);
  if (!change || version === undefined) return edits;
  return { ...edits, changed: { ...edits.changed, [id]: { ...change, version } } };
}

/** What may be kept as a draft: neither secrets nor files. */
export function keepableEdits(edits: Edits, fields: readonly Field[]): Edits {
  const secret = new Set(
    fields.filter((field) => kinds[field.kind].secret || !isWritable(field)).map((field) => field.name),
  );
  const keep = (values: Row): Row =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => !secret.has(name) && !(value instanceof File)));
  const changed = Object.entries(edits.changed).flatMap(([id, change]) => {
    const values = keep(change.values);
    return Object.keys(values).length === 0 ? [] : [[id, { ...change, values }] as const];
  });
  return {
    changed: Object.fromEntries(changed),
    added: edits.added.map(({ id, values }) => ({ id, values: keep(values) })),
    removed: edits.removed,
  };
}

/** A draft as it was found: whatever is not of the right shape is left out. */
export function readEdits(value: unknown): Edits {
  const { changed, added, removed } = readValues(value);
  const rows: readonly unknown[] = Array.isArray(added) ? added : [];
  const removedKeys: readonly unknown[] = Array.isArray(removed) ? removed : [];
  return {
    changed: Object.fromEntries(
      Object.entries(readValues(changed)).map(([id, found]) => {
        const { version, values } = readValues(found);
        return [id, { values: readValues(values), ...(typeof version === 'number' && { version }) }];
      }),
    ),
    added: rows.flatMap((row) => {
      const { id, values } = readValues(row);
      return typeof id === 'string' ? [{ id, values: readValues(values) }] : [];
    }),
    removed: removedKeys.filter((id) => typeof id === 'string'),
  };
}
