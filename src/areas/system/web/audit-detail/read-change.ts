import type { Change } from '#web/screens/shared/changes.tsx';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The change of an entry; undefined where it tells of none. The server describes each field. */
export function readChange(value: unknown): Change | undefined {
  if (!isObject(value) || !isObject(value.fields) || !isObject(value.before) || !isObject(value.after))
    return undefined;
  if (Object.keys(value.fields).length === 0) return undefined;
  return { fields: value.fields as Change['fields'], before: value.before, after: value.after };
}
