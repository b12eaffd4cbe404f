import type { Field } from '#contract/field.ts';
import type { AuditChange } from '#generated/api/system.ts';
import type { Change } from '#web/screens/shared/changes.tsx';

const isField = (value: unknown): value is Field =>
  typeof value === 'object' && value !== null && 'kind' in value && 'label' in value;

/** The change of an entry with fields described by the server; undefined if it has none. */
export function readChange(change: AuditChange | null): Change | undefined {
  const fields = Object.entries(change?.fields ?? {}).flatMap(([name, field]) =>
    isField(field) ? [[name, field]] : [],
  );
  if (!change || fields.length === 0) return undefined;
  return { ...change, fields: Object.fromEntries(fields) };
}
