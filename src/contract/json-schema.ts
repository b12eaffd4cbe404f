import { compareDecimal } from './decimal.ts';
import type { JsonSchema } from './endpoint.ts';
import type { Field, FieldKind, FieldShape } from './field.ts';
import { isIpRange, patterns } from './formats.ts';
import { kinds } from './kinds/index.ts';
import type { ValueType } from './kinds/traits.ts';
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
  /** Schema of a shape inside, where it is not written out: a `$ref`. */
  readonly refer?: Refer;
}

/** Says where the schema of a shape is to be found. */
type Refer = (shape: FieldShape, use: SchemaUse) => JsonSchema;

/** A field without its name and label: what limits are made of. */
export type Shape = Omit<Field, 'name' | 'label'>;

/** Largest integer that JSON and JavaScript carry exactly. */
export const largestInteger = Number.MAX_SAFE_INTEGER;

/** Fewest and most characters (or items of a list). A required one is never empty. */
export function lengthsOf(field: Shape): { readonly min: number; readonly max: number } {
  return {
    min: field.minLength ?? (field.required ? 1 : 0),
    max: field.maxLength ?? bodyValues[field.kind].longest ?? 255,
  };
}

/** Smallest and largest integer of the kinds id, ref, integer and points. */
export function rangeOf(field: Shape): { readonly min: number; readonly max: number } {
  const [min, max] = bodyValues[field.kind].range ?? [-largestInteger, largestInteger];
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
  const { type, key } = kinds[field.kind];
  return !field.required && !field.readonly && field.initial === undefined && type !== 'boolean' && !key;
}

function text(field: Shape): JsonSchema {
  const { min, max } = lengthsOf(field);
  const own = field.pattern ?? (field.required ? patterns.filled : undefined);
  return { type: 'string', ...(min > 0 ? { minLength: min } : {}), maxLength: max, ...(own ? { pattern: own } : {}) };
}

function optionSchema({ options = [] }: Shape): JsonSchema {
  return { type: 'string', enum: options.map((option) => option.value) };
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

function list(field: Shape, use: SchemaUse, refer?: Refer): JsonSchema {
  const { min, max } = lengthsOf(field);
  const items = valueSchema({ ...(field.item ?? { kind: 'string' }), required: true }, use, refer);
  return use === 'reply' ? { type: 'array', items } : { type: 'array', items, minItems: min, maxItems: max };
}

/** An object with the fields of its shape; any object if it has none. */
function shaped({ shape }: Shape, use: SchemaUse, refer?: Refer): JsonSchema {
  if (!shape) return { type: 'object' };
  return refer ? refer(shape, use) : schemaOf(shape.fields, { use });
}

/** An object whose values are each of the kind that it names; any object where it names none. */
function mapped({ item }: Shape, use: SchemaUse, refer?: Refer): JsonSchema {
  if (!item) return use === 'reply' ? { type: 'object', additionalProperties: true } : { type: 'object' };
  return { type: 'object', additionalProperties: valueSchema({ ...item, required: true }, use, refer) };
}

/** What a body may hold of a kind, and the limits that hold where the field sets none. */
interface BodyValue {
  readonly schema: (field: Shape, refer?: Refer) => JsonSchema;
  /** Longest text, or most items; absent = 255. */
  readonly longest?: number;
  /** Smallest and largest integer. */
  readonly range?: readonly [number, number];
}

const patterned = (pattern: string): BodyValue => ({ schema: () => ({ type: 'string', pattern }) });
const decimals = (unsigned: string, signed: string): BodyValue => ({
  schema: (field) => decimal(field, unsigned, signed),
});
const whole: BodyValue = { schema: integer, range: [-2147483648, 2147483647] };
const keyRange = [1, 2147483647] as const;

/** One entry a kind. Separate from the traits: forms load it, and lists do without. */
const bodyValues: Readonly<Record<FieldKind, BodyValue>> = {
  id: { schema: integer, range: keyRange },
  code: { schema: text, longest: 64 },
  ref: {
    schema: (field) => (hasTextKey(field) ? text({ ...field, maxLength: field.maxLength ?? 64 }) : integer(field)),
    range: keyRange,
  },
  string: { schema: text },
  text: { schema: text, longest: 2000 },
  html: { schema: text, longest: 20000 },
  money: decimals(patterns.money, patterns.moneySigned),
  percent: decimals(patterns.percent, patterns.percentSigned),
  multiplier: decimals(patterns.multiplier, patterns.multiplierSigned),
  points: whole,
  integer: whole,
  boolean: { schema: () => ({ type: 'boolean' }) },
  enum: { schema: optionSchema },
  date: { schema: () => ({ type: 'string', format: 'date', pattern: patterns.date }) },
  datetime: { schema: () => ({ type: 'string', format: 'date-time', pattern: patterns.datetime }) },
  time: patterned(patterns.time),
  phone: patterned(patterns.phone),
  account: patterned(patterns.account),
  secret: { schema: text, longest: 512 },
  image: { schema: text, longest: 2048 },
  url: patterned(patterns.url),
  email: patterned(patterns.email),
  ip: { schema: () => ({ type: 'string', format: 'ip-range' }) },
  json: { schema: (field, refer) => mapped(field, 'body', refer) },
  list: { schema: (field, refer) => list(field, 'body', refer), longest: 1000 },
  shape: { schema: (field, refer) => shaped(field, 'body', refer) },
};

/** What a reply holds, by the type of its kind. */
const replySchemas: Readonly<Record<ValueType, (field: Shape, refer?: Refer) => JsonSchema>> = {
  string: (field) => (field.kind === 'enum' ? optionSchema(field) : { type: 'string' }),
  integer: () => ({ type: 'integer' }),
  boolean: () => ({ type: 'boolean' }),
  key: (field) => ({ type: hasTextKey(field) ? 'string' : 'integer' }),
  object: (field, refer) => (field.shape ? shaped(field, 'reply', refer) : mapped(field, 'reply', refer)),
  array: (field, refer) => list(field, 'reply', refer),
};

function valueSchema(field: Shape, use: SchemaUse, refer?: Refer): JsonSchema {
  return use === 'reply'
    ? replySchemas[kinds[field.kind].type ?? 'string'](field, refer)
    : bodyValues[field.kind].schema(field, refer);
}

function orNull(schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] };
  const choices = schema.enum;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}),
  };
}

/** JSON Schema of one field's value, null included where it may be null. */
export function propertyOf(field: Field, use: SchemaUse = 'body', refer?: Refer): JsonSchema {
  const schema = valueSchema(field, use, refer);
  const nullable = use === 'reply' ? isNullable(field) : use === 'body' && !field.required && isNullable(field);
  return nullable ? orNull(schema) : schema;
}

/**
 * The one JSON Schema of a list of fields: the server validates with it, the form is built from it, the OpenAPI document shows it.
 * Needs `ajvAdditions` where Ajv compiles it (decimalMinimum, decimalMaximum, format ip-range).
 */
export function schemaOf(fields: readonly Field[], options: SchemaOptions = {}): JsonSchema {
  const use = options.use ?? 'body';
  const properties: Record<string, JsonSchema> = {};
  for (const field of fields) {
    const schema = propertyOf(field, use, options.refer);
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

/** Keywords and formats in addition to the standard ones: `new Ajv({ …, ...ajvAdditions })`, or `customOptions` of Fastify. */
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
