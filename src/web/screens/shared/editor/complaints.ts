import type { Editor } from '#contract/editor.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { sameValue } from '#web/form/form-values.ts';
import { byRow } from './bodies.ts';
import type { EditorRow } from './edits.ts';

/** What the server said of a row: about fields, with the value that it was about, and about the row itself. */
export interface Complaint {
  readonly fields: Readonly<Record<string, { readonly message: string; readonly value: unknown }>>;
  readonly row?: string;
}

export type Complaints = ReadonlyMap<string, Complaint>;

export const noComplaints: Complaints = new Map();

const complaint = (row: EditorRow, fields: readonly (readonly [string, string])[], whole: string | undefined) => ({
  fields: Object.fromEntries(fields.map(([name, message]) => [name, { message, value: row.values[name] ?? null }])),
  ...(whole !== undefined && { row: whole }),
});

/** Why a row that was sent alone was refused; `clash` is said where somebody else saved it first. */
export function complaintOf(
  editor: Editor,
  row: EditorRow,
  error: ApiError,
  words: { readonly clash: string; describe(error: ApiError): string },
): Complaint {
  const names = new Set(editor.fields.map((field) => field.name));
  const own = Object.entries(error.fields).filter(([name]) => names.has(name));
  const rest = Object.entries(error.fields).flatMap(([name, message]) => (names.has(name) ? [] : [message]));
  if (error.code === 409 && row.stored !== undefined) return complaint(row, own, words.clash);
  if (rest.length > 0) return complaint(row, own, rest.join(' · '));
  return complaint(row, own, own.length === 0 ? words.describe(error) : undefined);
}

/** Why rows that were sent together were refused, and what was said of none of them. */
export function complaintsOf(
  sent: readonly EditorRow[],
  error: ApiError,
): { readonly complaints: Complaints; readonly rest: readonly string[] } {
  const { rows, rest } = byRow(error.fields);
  const complaints = [...rows].flatMap(([index, { '': whole, ...own }]) => {
    const row = sent[index];
    return row ? [[row.id, complaint(row, Object.entries(own), whole)] as const] : [];
  });
  return { complaints: new Map(complaints), rest };
}

/** Complaints about values that have not been changed since. */
export function openComplaints(complaints: Complaints, row: EditorRow) {
  return Object.entries(complaints.get(row.id)?.fields ?? {}).flatMap(([field, { message, value }]) =>
    sameValue(row.values[field] ?? null, value) ? [{ field, message }] : [],
  );
}
