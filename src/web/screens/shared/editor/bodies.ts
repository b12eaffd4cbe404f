import type { Editor } from '#contract/editor.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { meets } from '#web/core/actions.ts';
import { changedValues, createBody, openingValues, updateBody } from '#web/form/form-values.ts';
import type { EditorRow } from './edits.ts';

/** Fields of the order travel like any other, though nobody types them. */
function sentFields(editor: Editor, names: readonly string[], row: EditorRow, record: Row): readonly Field[] {
  const hidden = hiddenIn(editor, row.values, record);
  const shown = new Set(names.filter((name) => !hidden.has(name)));
  const { order } = editor;
  const known = editor.fields.filter((field) => shown.has(field.name));
  if (!order || !shown.has(order.field) || known.some((field) => field.name === order.field)) return known;
  return [...known, { name: order.field, kind: 'integer', label: { th: '', en: '' } }];
}

/** Fields of a row that do not count while it, or else the record, holds these values. */
export function hiddenIn(editor: Editor, values: Row, record: Row): ReadonlySet<string> {
  const seen = { ...record, ...values };
  return new Set(Object.entries(editor.shown).flatMap(([name, when]) => (meets(when, seen) ? [] : [name])));
}

/** What says whose rows these are; null while the record lacks it, for then every row would match. */
export function parentOf(editor: Editor, record: Row): Readonly<Record<string, string | number>> | null {
  const pairs = Object.entries(editor.parent).map(([name, field]) => [name, record[field]] as const);
  const given = pairs.flatMap(([name, value]) =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, value] as const] : [],
  );
  return given.length === pairs.length ? Object.fromEntries(given) : null;
}

/** Body of the call that adds a row. */
export function addBody(editor: Editor, row: EditorRow, record: Row): Row {
  return {
    ...parentOf(editor, record),
    ...createBody(sentFields(editor, editor.add?.fields ?? [], row, record), row.values),
  };
}

/** Body of the call that changes a row: its key, its version and what has changed. */
export function saveBody(editor: Editor, row: EditorRow, record: Row): Row {
  const { save, key } = editor;
  const fields = sentFields(editor, save?.fields ?? [], row, record);
  const stored = row.stored ?? {};
  const changed = changedValues(fields, openingValues(fields, stored), row.values);
  const name = save?.call.key ?? key;
  const version = row.version === undefined ? {} : { version: row.version };
  return updateBody(changed, { key: name, id: row.id, record: { [name]: stored[key], ...version } });
}

/** Body of the call that takes all rows at once: each with its key where it has one, in the order on the screen. */
export function wholeBody(editor: Editor, rows: readonly EditorRow[], record: Row): Row {
  const { key, save, rows: name = 'items' } = editor;
  const items = rows.map((row) => ({
    ...(row.stored && { [key]: row.stored[key] }),
    ...createBody(sentFields(editor, save?.fields ?? [], row, record), row.values),
  }));
  return { ...parentOf(editor, record), [name]: items };
}

/** Complaints of the server about rows that were sent together, by index: `items.3.label` is about the fourth. */
export function byRow(fields: Readonly<Record<string, string>>): {
  readonly rows: ReadonlyMap<number, Readonly<Record<string, string>>>;
  readonly rest: readonly string[];
} {
  const rows = new Map<number, Record<string, string>>();
  const rest: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    const found = /^\w+\W+(\d+)(?:\W+(\w+))?/.exec(path);
    if (!found) {
      rest.push(message);
      continue;
    }
    const index = Number(found[1]);
    rows.set(index, { ...rows.get(index), [found[2] ?? '']: message });
  }
  return { rows, rest };
}
