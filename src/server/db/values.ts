/**
 * The one table of how values cross between JavaScript and the database, for PGlite and PostgreSQL alike. Both
 * connections speak text; nothing else parses or prints a value.
 *
 * int4 → number (keys, counts) · int8 → bigint (satang; also count(*)) · numeric → string · date → "2026-01-31"
 * · timestamptz → Date · json(b) → parsed · boolean · bytea → Buffer
 * everything else → text.
 */
type Parse = (text: string) => unknown;

const oids = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  oid: 26,
  json: 114,
  float4: 700,
  float8: 701,
  timestamp: 1114,
  timestamptz: 1184,
  jsonb: 3802,
} as const;

const parsers: Readonly<Record<number, Parse>> = {
  [oids.bool]: (text) => text === 't',
  [oids.bytea]: (text) => Buffer.from(text.slice(2), 'hex'),
  [oids.int8]: (text) => BigInt(text),
  [oids.int2]: Number,
  [oids.int4]: Number,
  [oids.oid]: Number,
  [oids.json]: (text) => JSON.parse(text) as unknown,
  [oids.float4]: Number,
  [oids.float8]: Number,
  [oids.timestamptz]: parseTimestamp,
  [oids.timestamp]: (text) => parseTimestamp(`${text}+00`),
  [oids.jsonb]: (text) => JSON.parse(text) as unknown,
};

/** `2026-01-31 14:05:09.123456+07` → Date (to the millisecond). Sessions run in UTC, so the zone is `+00`. */
function parseTimestamp(text: string): Date {
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  return new Date(iso);
}

/** A value of a result, by the type's OID. */
export function parseValue(text: string | null, oid: number): unknown {
  if (text === null) return null;
  const parse = parsers[oid];
  return parse ? parse(text) : text;
}

/**
 * A parameter as text: Date → ISO, bigint and number → digits, bytes → `\x…`, arrays and objects → JSON (lists are
 * jsonb; PostgreSQL arrays are not used as parameters).
 */
export function encodeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}
