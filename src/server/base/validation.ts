import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { ajvAdditions } from '#contract/json-schema.ts';
import { FailureError, invalid } from './failure.ts';

function ajvWith(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    coerceTypes,
    removeAdditional: false,
    useDefaults: false,
    allowUnionTypes: true,
    strictTypes: false,
    ...ajvAdditions,
    keywords: [...ajvAdditions.keywords],
  });
  formatsPlugin(ajv, ['date', 'date-time']);
  return ajv;
}

/** Bodies are taken as they are; only a query string, which knows nothing but text, is coerced. */
export const compilers = { body: ajvWith(false), querystring: ajvWith(true) } as const;

/** What a person reads below a field, by the keyword that failed. */
const messages: Readonly<Record<string, (error: ErrorObject) => string>> = {
  required: () => 'กรุณากรอกข้อมูล',
  additionalProperties: () => 'ไม่รู้จักช่องข้อมูลนี้',
  type: () => 'ชนิดของข้อมูลไม่ถูกต้อง',
  enum: () => 'กรุณาเลือกจากตัวเลือกที่กำหนด',
  pattern: () => 'รูปแบบไม่ถูกต้อง',
  format: () => 'รูปแบบไม่ถูกต้อง',
  minLength: ({ params }) => (params.limit === 1 ? 'กรุณากรอกข้อมูล' : `ต้องมีอย่างน้อย ${params.limit} ตัวอักษร`),
  maxLength: ({ params }) => `ต้องไม่เกิน ${params.limit} ตัวอักษร`,
  minItems: ({ params }) => `ต้องมีอย่างน้อย ${params.limit} รายการ`,
  maxItems: ({ params }) => `ต้องไม่เกิน ${params.limit} รายการ`,
  minimum: ({ params }) => `ต้องไม่น้อยกว่า ${params.limit}`,
  maximum: ({ params }) => `ต้องไม่เกิน ${params.limit}`,
  decimalMinimum: ({ schema }) => `ต้องไม่น้อยกว่า ${String(schema)}`,
  decimalMaximum: ({ schema }) => `ต้องไม่เกิน ${String(schema)}`,
};

function fieldOf(error: ErrorObject): string {
  const [, first = ''] = error.instancePath.split('/');
  if (first !== '') return first;
  const params: Readonly<Record<string, unknown>> = error.params;
  return String(params.missingProperty ?? params.additionalProperty ?? '');
}

/** Ajv's complaints as one Thai message a field; the first of a field counts. */
export function fieldMessages(errors: readonly ErrorObject[]): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const error of errors) {
    const name = fieldOf(error);
    if (fields.has(name) && error.keyword !== 'required') continue;
    fields.set(
      name,
      messages[error.keyword]?.({ ...error, schema: error.schema ?? error.params.limit }) ?? 'ข้อมูลไม่ถูกต้อง',
    );
  }
  return Object.fromEntries(fields);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const forbidden = /\u0000|\p{Surrogate}/u;

/** Text that the database cannot hold, or that no person typed: NUL and halves of surrogate pairs. */
function holdsForbiddenText(value: unknown, depth = 0): boolean {
  if (depth > 12) return true;
  if (typeof value === 'string') return forbidden.test(value);
  if (Array.isArray(value)) return value.some((item) => holdsForbiddenText(item, depth + 1));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, item]) => holdsForbiddenText(key, depth + 1) || holdsForbiddenText(item, depth + 1),
  );
}

/** Validates `value`, coerced in place for a query string; throws 422 with the fields at fault. */
export function check(validate: ValidateFunction, value: unknown): void {
  if (holdsForbiddenText(value)) throw new FailureError(422, { message: 'ข้อมูลมีอักขระที่ไม่อนุญาต' });
  if (!validate(value)) throw invalid(fieldMessages(validate.errors ?? []));
}

/** A validator of bodies that did not come as JSON (multipart). */
export function bodyValidator(schema: object): (value: unknown) => void {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compilers.body.compile(schema);
    check(validate, value);
  };
}
