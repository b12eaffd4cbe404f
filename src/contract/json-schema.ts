import { compareDecimal } from './decimal.ts';
import type { JsonSchema } from './endpoint.ts';
import type { Field, FieldKind } from './field.ts';
import { isIpRange, patterns } from './formats.ts';
import type { Language } from './text.ts';

/**
 * `body`: what a person sends; every limit applies, unknown keys are refused.
 * `query`: the same from a query string; values are coerced, unknown keys ignored.
 * `reply`: what the server answers; types only.
 */
export type SchemaUse = 'body' | 'query' | 'reply';

export interface SchemaOptions {
  readonly use?: SchemaUse;
  /** Adds `title` in this language (forms). */
  readonly titles?: Language;
}

/** A field without its name and label: what limits are made of. */
export type Shape = Omit<Field, 'name' | 'label'>;

/** Largest integer that JSON and JavaScript carry exactly. */
export const largestInteger = Number.MAX_SAFE_INTEGER;

/** Longest text by kind where the field does not say. */
const longest: Partial<Readonly<Record<FieldKind, number>>> = {
  code: 64,
  string: 255,
  text: 2000,
  html: 20000,
  secret: 512,
  image: 2048,
  list: 1000,
};

/** Smallest and largest integer by kind where the field does not say. */
const integerRange: Partial<Readonly<Record<FieldKind, readonly [number, number]>>> = {
  id: [1, 2147483647],
  ref: [1, 2147483647],
  integer: [-2147483648, 2147483647],
  points: [-2147483648, 2147483647],
};

/** Fewest and most characters (or items of a list). A required one is never empty. */
export function lengthsOf(field: Shape): { readonly min: number; readonly max: number } {
  return { min: field.minLength ?? (field.required ? 1 : 0), max: field.maxLength ?? longest[field.kind] ?? 255 };
}

/** Smallest and largest integer of the kinds id, ref, integer and points. */
export function rangeOf(field: Shape): { readonly min: number; readonly max: number } {
  const [min, max] = integerRange[field.kind] ?? [-largestInteger, largestInteger];
  return {
    min: field.min === undefined ? min : Number(field.min),
    max: field.max === undefined ? max : Number(field.max),
  };
}

/** Bounds of the kinds money, percent and multiplier as decimal strings. Below zero only where `min` says so. */
export function boundsOf(field: Shape): { readonly signed: boolean; readonly min?: string; readonly max?: string } {
  const min = field.min === undefined ? undefined : String(field.min);
  const max = field.max === undefined ? undefined : String(field.max);
  const signed = min?.startsWith('-') ?? false;
  return { signed, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** Is the key of the entity behind a reference text (a code) rather than an integer? */
export function hasTextKey(field: Shape & { readonly name?: string }): boolean {
  if (field.reference) return field.reference.value !== 'id' && !field.reference.value.endsWith('_id');
  return /_(code|key)$/.test(field.name ?? '');
}

/** May the stored value, and an optional value of a body, be null? */
export function isNullable(field: Shape): boolean {
  if (field.nullable) return true;
  return (
    !field.required && !field.readonly && field.initial === undefined && field.kind !== 'boolean' && field.kind !== 'id'
  );
}

function text(field: Shape, pattern?: string): JsonSchema {
  const { min, max } = lengthsOf(field);
  const own = field.pattern ?? pattern ?? (field.required ? patterns.filled : undefined);
  return { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max, ...(own ? { pattern: own } : {}) };
}

function integer(field: Shape): JsonSchema {
  const { min, max } = rangeOf(field);
  return { type: 'integer', minimum: min, maximum: max };
}

function decimal(field: Shape, unsigned: string, withSign: string): JsonSchema {
  const { signed, min, max } = boundsOf(field);
  return {
    type: 'string',
    pattern: signed ? withSign : unsigned,
    ...(min === undefined ? {} : { decimalMinimum: min }),
    ...(max === undefined ? {} : { decimalMaximum: max }),
  };
}

function list(field: Shape, use: SchemaUse): JsonSchema {
  const { min, max } = lengthsOf(field);
  const items = valueSchema({ ...(field.item ?? { kind: 'string' }), required: true }, use);
  return use === 'reply' ? { type: 'array', items } : { type: 'array', items, minItems: min, maxItems: max };
}

/** What a body may hold, by kind. */
const bodySchemas: Readonly<Record<FieldKind, (field: Shape) => JsonSchema>> = {
  id: integer,
  code: (field) => text(field),
  ref: (field) => (hasTextKey(field) ? text({ ...field, maxLength: field.maxLength ?? 64 }) : integer(field)),
  string: (field) => text(field),
  text: (field) => text(field),
  html: (field) => text(field),
  money: (field) => decimal(field, patterns.money, patterns.moneySigned),
  percent: (field) => decimal(field, patterns.percent, patterns.percentSigned),
  multiplier: (field) => decimal(field, patterns.multiplier, patterns.multiplierSigned),
  points: integer,
  integer,
  boolean: () => ({ type: 'boolean' }),
  enum: (field) => ({ type: 'string', enum: (field.options ?? []).map((option) => option.value) }),
  date: () => ({ type: 'string', format: 'date', pattern: patterns.date }),
  datetime: () => ({ type: 'string', format: 'date-time', pattern: patterns.datetime }),
  time: () => ({ type: 'string', pattern: patterns.time }),
  phone: () => ({ type: 'string', pattern: patterns.phone }),
  account: () => ({ type: 'string', pattern: patterns.account }),
  secret: (field) => text(field),
  image: (field) => text(field),
  url: () => ({ type: 'string', pattern: patterns.url }),
  email: () => ({ type: 'string', pattern: patterns.email }),
  ip: () => ({ type: 'string', format: 'ip-range' }),
  json: () => ({ type: 'object' }),
  list: (field) => list(field, 'body'),
};

const anyText = (): JsonSchema => ({ type: 'string' });
const anyInteger = (): JsonSchema => ({ type: 'integer' });

/** What a reply holds, by kind. */
const replySchemas: Readonly<Record<FieldKind, (field: Shape) => JsonSchema>> = {
  id: anyInteger,
  code: anyText,
  ref: (field) => (hasTextKey(field) ? anyText() : anyInteger()),
  string: anyText,
  text: anyText,
  html: anyText,
  money: anyText,
  percent: anyText,
  multiplier: anyText,
  points: anyInteger,
  integer: anyInteger,
  boolean: () => ({ type: 'boolean' }),
  enum: bodySchemas.enum,
  date: anyText,
  datetime: anyText,
  time: anyText,
  phone: anyText,
  account: anyText,
  secret: anyText,
  image: anyText,
  url: anyText,
  email: anyText,
  ip: anyText,
  json: () => ({ type: 'object', additionalProperties: true }),
  list: (field) => list(field, 'reply'),
};

function valueSchema(field: Shape, use: SchemaUse): JsonSchema {
  return (use === 'reply' ? replySchemas : bodySchemas)[field.kind](field);
}

function orNull(schema: JsonSchema): JsonSchema {
  const choices = schema.enum;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}),
  };
}

/** JSON Schema of one field's value, null included where it may be null. */
export function propertyOf(field: Field, use: SchemaUse = 'body'): JsonSchema {
  const schema = valueSchema(field, use);
  const nullable = use === 'reply' ? isNullable(field) : use === 'body' && !field.required && isNullable(field);
  return nullable ? orNull(schema) : schema;
}

/**
 * The one JSON Schema of a list of fields: the server validates with it, the form is built from it, openapi.json shows it.
 * Needs `ajvAdditions` where Ajv compiles it (decimalMinimum, decimalMaximum, format ip-range).
 */
export function schemaOf(fields: readonly Field[], options: SchemaOptions = {}): JsonSchema {
  const use = options.use ?? 'body';
  const properties: Record<string, JsonSchema> = {};
  for (const field of fields) {
    const schema = propertyOf(field, use);
    properties[field.name] = options.titles ? { ...schema, title: field.label[options.titles] } : schema;
  }
  const required = fields.filter((field) => use === 'reply' || field.required).map((field) => field.name);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(use === 'body' ? { additionalProperties: false } : {}),
  };
}

/** Keywords and formats beside the standard ones: `new Ajv({ …, ...ajvAdditions })`, or `customOptions` of Fastify. */
export const ajvAdditions = {
  keywords: [
    {
      keyword: 'decimalMinimum',
      type: 'string' as const,
      schemaType: 'string' as const,
      errors: false,
      // What is no decimal at all is the pattern's complaint, not this one's.
      validate: (limit: string, value: string): boolean => (compareDecimal(value, limit) ?? 0) >= 0,
    },
    {
      keyword: 'decimalMaximum',
      type: 'string' as const,
      schemaType: 'string' as const,
      errors: false,
      validate: (limit: string, value: string): boolean => (compareDecimal(value, limit) ?? 0) <= 0,
    },
  ],
  formats: { 'ip-range': isIpRange },
};
