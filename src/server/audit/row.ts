import { createHash } from 'node:crypto';

/** What the hash of a row covers, in this order, by the row's version. A further column means a further version. */
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

/** Columns of a row as it is written now. */
export const auditColumns = [...covered, ...added, 'sealed'] as const;

/** The version that new rows have. */
export const auditVersion = 3;

const coveredBy: Readonly<Record<number, readonly (typeof auditColumns)[number][]>> = {
  1: covered,
  2: [...covered, ...added],
  3: auditColumns,
};

export type AuditRow = Readonly<Record<(typeof auditColumns)[number], unknown>>;

/** Canonical values: keys of objects sorted, moments as text, texts as the database will give them back. */
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

/** No NUL, which the database refuses, and no half of a character, which it would replace: the hash would not fit. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '\ufffd').replace(/\p{Cs}/gu, '\ufffd');
}

/** One line without control characters, so that nobody writes a second line into a log. */
export function oneLine(text: string, longest: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out, but for what stands between two languages
  const line = text.replace(/[\u0000-\u001e\u007f-\u009f\u2028\u2029]/g, ' ');
  return storable(line.slice(0, longest));
}

/** Runs of digits long enough for a phone or an account, standing alone: a number of ours begins with letters. */
const longNumber = /(?<![\p{L}\p{N}._-])[0-9](?:[ -]?[0-9]){8,14}(?![\p{L}\p{N}]|\.[0-9])/gu;

/** A sentence that somebody typed, without full account and phone numbers: their last four digits stay. */
export function withoutNumbers(text: string): string {
  return text.replace(longNumber, (digits) => `••••${digits.slice(-4)}`);
}

/** SHA-256 over the hash before it and the row. */
export function hashOf(previous: Uint8Array, row: AuditRow): Buffer {
  const names = coveredBy[Number(row.version)] ?? auditColumns;
  const text = JSON.stringify(names.map((name) => canonical(row[name])));
  return createHash('sha256').update(previous).update(text).digest();
}
