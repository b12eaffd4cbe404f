import fc from 'fast-check';
import type { JsonSchema } from '#contract/endpoint.ts';
import { patterns } from '#contract/formats.ts';

type Values = fc.Arbitrary<unknown>;

const word = fc.constantFrom(
  'ก',
  'สมชาย',
  'ใจดี',
  'Alpha',
  'beta',
  '7',
  'ทดสอบ',
  'x_y',
  "O'Brien",
  '-',
  'โอนแล้ว',
  '100%',
);

function textOf(min: number, max: number): Values {
  return fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(999_999))
    .map(([parts, n]) => `${parts.join(' ')} ${n}`.padEnd(min, 'x').slice(0, Math.max(1, max)).trim() || 'x');
}

const today = Date.now();
const moment = fc
  .integer({ min: -20 * 86_400, max: 0 })
  .map((seconds) => new Date(today + seconds * 1000).toISOString());
const pad = (n: number) => String(n).padStart(2, '0');

/** Values of the patterns that the contract knows by name. */
const special: Readonly<Record<string, Values>> = {
  [patterns.email]: fc.nat(99_999_999).map((n) => `person.${n}@example.test`),
  [patterns.url]: fc.nat(9_999_999).map((n) => `https://pay${n}.example.test/v1`),
  [patterns.date]: moment.map((at) => at.slice(0, 10)),
  [patterns.datetime]: moment,
  [patterns.time]: fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${pad(h)}:${pad(m)}`),
};

function decimal(schema: JsonSchema, places: number): Values {
  const limit = (key: string, otherwise: number) => Math.round(Number(schema[key] ?? otherwise) * 10 ** places);
  const min = limit('decimalMinimum', 0);
  const max = Math.max(min, limit('decimalMaximum', 50_000));
  return fc.integer({ min, max }).map((n) => {
    const sign = n < 0 ? '-' : '';
    const digits = String(Math.abs(n)).padStart(places + 1, '0');
    return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });
}

const decimals: Readonly<Record<string, number>> = {
  [patterns.money]: 2,
  [patterns.moneySigned]: 2,
  [patterns.percent]: 4,
  [patterns.percentSigned]: 4,
  [patterns.multiplier]: 2,
  [patterns.multiplierSigned]: 2,
};

function stringOf(schema: JsonSchema): Values {
  const { pattern, format } = schema;
  const min = Number(schema.minLength ?? 0);
  const max = Number(schema.maxLength ?? 60);
  if (format === 'ip-range') return fc.constantFrom('203.0.113.7', '10.0.0.0/8', '2001:db8::/32', '::1');
  if (typeof pattern !== 'string' || pattern === patterns.filled) return textOf(min, max);
  const own = special[pattern];
  if (own) return own;
  const places = decimals[pattern];
  if (places !== undefined) return decimal(schema, places);
  return fc
    .stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
    .filter((text) => text.length >= min && text.length <= max);
}

const byType: Readonly<Record<string, (schema: JsonSchema) => Values>> = {
  string: stringOf,
  integer: (schema) =>
    fc.integer({
      min: Number(schema.minimum ?? 1),
      max: Math.min(Number(schema.maximum ?? 60), Number(schema.minimum ?? 1) + 60),
    }),
  number: () => fc.integer({ min: 0, max: 100 }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (schema) =>
    fc.array(arbitraryOf(schema.items as JsonSchema), { minLength: Number(schema.minItems ?? 0), maxLength: 3 }),
  object: (schema) => objectOf(schema),
};

/** Values that a schema of the contract accepts. */
export function arbitraryOf(schema: JsonSchema): Values {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as readonly unknown[]));
  if (Array.isArray(schema.anyOf)) return arbitraryOf(schema.anyOf[0] as JsonSchema);
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string']) as readonly string[];
  const options = types.map((type) => {
    const make = byType[type];
    if (!make) throw new Error(`no values for ${JSON.stringify(schema).slice(0, 100)}`);
    return make(schema);
  });
  return fc.oneof(...options);
}

/** Objects with every required key and some of the others. */
export function objectOf(
  schema: JsonSchema,
  special: Readonly<Record<string, Values>> = {},
): fc.Arbitrary<Record<string, unknown>> {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const fields = Object.entries(properties).map(([name, one]) => [name, special[name] ?? arbitraryOf(one)] as const);
  const requiredKeys = ((schema.required ?? []) as readonly string[]).filter((name) => Object.hasOwn(properties, name));
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...requiredKeys] });
}

/** The same values for the same seed. */
export function samples<T>(values: fc.Arbitrary<T>, count: number, seed: number): readonly T[] {
  return fc.sample(values, { numRuns: count, seed });
}
