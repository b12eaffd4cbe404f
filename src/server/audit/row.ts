import { createHash } from 'node:crypto';

/** Columns covered by the hash of a row, in order, by row version. A new column requires a new version. */
const covered = [
  'seq',
  'at',
  'actor_id',
  'actor_name',
  'actor_role',
  'session_id',
  'auth_method',
  'ip',
  'user_agent',
  'request_id',
  'idem_key',
  'action',
  'entity_type',
  'entity_id',
  'before',
  'after',
  'reason',
  'result',
  'error_code',
  'approver_id',
] as const;
const added = ['on_behalf_of', 'entity_ids', 'version'] as const;

/** Columns of rows written now. */
export const auditColumns = [...covered, ...added, 'sealed'] as const;

/** Version of new rows. */
export const auditVersion = 3;

const coveredBy: Readonly<Record<number, readonly (typeof auditColumns)[number][]>> = {
  1: covered,
  2: [...covered, ...added],
  3: auditColumns,
};

export type AuditRow = Readonly<Record<(typeof auditColumns)[number], unknown>>;

/** Canonical values: object keys sorted, times as text, texts as the database returns them. */
export function canonical(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return storable(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((item) => (item === undefined ? null : canonical(item)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [storable(key), canonical(inner)]),
  );
}

/** Removes NUL, which the database refuses, and lone surrogates, which it would replace, so that the hash would not match. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').replace(/\p{Cs}/gu, '\ufffd');
}

/** One line without control characters, so that input cannot inject log lines. */
export function oneLine(text: string, longest: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out, but for what stands between two languages
  const line = text.replace(/[\u0000-\u001e\u007f-\u009f\u2028\u2029]/g, ' ');
  return storable(line.slice(0, longest));
}

/** Standalone digit runs long enough for a phone or account number; our own numbers begin with letters. */
const longNumber = /(?<![\p{L}\p{N}._-])[0-9](?:[ -]?[0-9]){8,14}(?![\p{L}\p{N}]|\.[0-9])/gu;

/** User text with account and phone numbers reduced to their last four digits. */
export function withoutNumbers(text: string): string {
  return text.replace(longNumber, (digits) => `••••${digits.slice(-4)}`);
}

/** SHA-256 over the previous hash and the row. */
export function hashOf(previous: Uint8Array, row: AuditRow): Buffer {
  const names = coveredBy[Number(row.version)] ?? auditColumns;
  const text = JSON.stringify(names.map((name) => canonical(row[name])));
  return createHash('sha256').update(previous).update(text).digest();
}
