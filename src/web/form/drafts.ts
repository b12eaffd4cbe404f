import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { draftPrefix } from './draft-age.ts';
import { isWritable, readValues, type Values } from './form-values.ts';

/** What a person typed into a form and has not saved. Lives in this tab only. */
export interface Draft {
  /** Changed fields alone; never secrets. Files are kept elsewhere. */
  readonly values: Values;
  /** Fields whose files are kept. */
  readonly files?: readonly string[];
  /** Version of the record that the changes were made on. */
  readonly version?: number;
  /** UTC ISO 8601 of the last keystroke. */
  readonly at: string;
}

/** Milliseconds after the last keystroke until a draft is written. */
export const draftDelay = 350;

/** Where a draft is kept: by person, route and record. */
export function draftKey(user: string, path: string, record: string | undefined): string {
  return `${draftPrefix}${user}:${path}:${record ?? ''}`;
}

/** The part of changed values that may be kept: no secrets, no files, no fields that are not the form's. */
export function keepable(fields: readonly Field[], changed: Values): Values {
  const kept: Record<string, unknown> = {};
  for (const field of fields) {
    const value = changed[field.name];
    if (!(field.name in changed) || !isWritable(field) || kinds[field.kind].secret) continue;
    if (typeof File !== 'undefined' && value instanceof File) continue;
    kept[field.name] = value;
  }
  return kept;
}

const isBlank = ({ values, files = [] }: Pick<Draft, 'values' | 'files'>) =>
  Object.keys(values).length === 0 && files.length === 0;

/** Writes a draft; one without values is removed. A full or denied storage is not an error for the person. */
export function writeDraft(key: string, draft: Draft | undefined, storage: Storage = sessionStorage): void {
  try {
    if (!draft || isBlank(draft)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private windows and full disks: the values live as long as the page.
  }
}

/** The draft that waits under a key, reduced to what the form still has; `undefined` when there is none to speak of. */
export function readDraft(key: string, fields: readonly Field[], storage: Storage = sessionStorage): Draft | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('values' in stored)) return undefined;
  const { at } = stored;
  const values = keepable(fields, readValues(stored.values));
  const named: readonly unknown[] = 'files' in stored && Array.isArray(stored.files) ? stored.files : [];
  const files = fields.filter(({ name, kind }) => kinds[kind].file && named.includes(name)).map(({ name }) => name);
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || isBlank({ values, files })) return undefined;
  const version = 'version' in stored && typeof stored.version === 'number' ? stored.version : undefined;
  return { values, at, ...(files.length > 0 && { files }), ...(version !== undefined && { version }) };
}
