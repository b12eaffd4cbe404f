import type { JsonSchema } from './endpoint.ts';
import { fileFormats } from './file-format.ts';
import { slidingSpans } from './filter.ts';
import { patterns } from './formats.ts';

/** Most rows of one page. */
const largestPage = 500;

/** Schema of one key of a query string by how it is written there, before coercion has made numbers of digits. */
const schemas = {
  integer: { type: 'integer' },
  page: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  limit: { type: 'integer', minimum: 1, maximum: largestPage },
  boolean: { type: 'boolean' },
  text: { type: 'string', maxLength: 500 },
  day: { type: 'string', format: 'date', pattern: patterns.date },
  dayOrSpan: { type: 'string', pattern: `${patterns.date}|^(${Object.keys(slidingSpans).join('|')})$` },
  decimal: { type: 'string', pattern: patterns.moneySigned },
  percent: { type: 'string', pattern: patterns.percentSigned },
  file: { type: 'string', enum: fileFormats },
  // `status=a,b` and `status=a&status=b` mean the same.
  choices: {
    anyOf: [
      { type: 'string', maxLength: 4000 },
      { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 },
    ],
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** How a value is written in a query string. */
export type Wire = keyof typeof schemas;

/** Keys of a query string: how each is written, or the one text that it may have. */
export type QueryKeys = Readonly<Record<string, Wire | { readonly only: string }>>;

/** JSON Schema of a query string. `querySchema({ id: 'integer' }, ['id'])` = an object with a whole number that is required. */
export function querySchema(keys: QueryKeys, required: readonly string[] = []): JsonSchema {
  const properties = Object.fromEntries(
    Object.entries(keys).map(([name, wire]) => [
      name,
      typeof wire === 'string' ? schemas[wire] : { type: 'string', enum: [wire.only] },
    ]),
  );
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}
