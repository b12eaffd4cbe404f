import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import { ajvAdditions } from '#contract/json-schema.ts';
import type { Text } from '#contract/text.ts';
import { FailureError, type FieldTexts, invalid } from './failure.ts';
import { baseTexts } from './texts.ts';

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

/** Bodies are not coerced; only query strings are, since they contain text only. */
export const compilers = { body: ajvWith(false), querystring: ajvWith(true) } as const;

/** Message below a field, by the failed keyword. */
const messages: Readonly<Record<string, (error: ErrorObject) => Text>> = {
  required: () => baseTexts.required,
  additionalProperties: () => baseTexts.unknownField,
  type: () => baseTexts.wrongType,
  enum: () => baseTexts.notAnOption,
  pattern: () => baseTexts.wrongFormat,
  format: () => baseTexts.wrongFormat,
  minLength: ({ params }) =>
    params.limit === 1 ? baseTexts.required : baseTexts.atLeastCharacters({ limit: params.limit }),
  maxLength: ({ params }) => baseTexts.atMostCharacters({ limit: params.limit }),
  minItems: ({ params }) => baseTexts.atLeastItems({ limit: params.limit }),
  maxItems: ({ params }) => baseTexts.atMostItems({ limit: params.limit }),
  minimum: ({ params }) => baseTexts.atLeast({ limit: String(params.limit) }),
  maximum: ({ params }) => baseTexts.atMost({ limit: String(params.limit) }),
  decimalMinimum: ({ schema }) => baseTexts.atLeast({ limit: String(schema) }),
  decimalMaximum: ({ schema }) => baseTexts.atMost({ limit: String(schema) }),
};

/** `amount`, or `lines.2.amount` for a row of a list. An invalid item that is not an object is reported on its list. */
function fieldOf(error: ErrorObject): string {
  const params: Readonly<Record<string, unknown>> = error.params;
  const [, ...steps] = error.instancePath.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = params.missingProperty ?? params.additionalProperty;
  if (named !== undefined) return [...steps, String(named)].join('.');
  while (steps.length > 1 && /^\d+$/.test(steps.at(-1) ?? '')) steps.pop();
  return steps.join('.');
}

/** Ajv errors as one message per field, the first one. */
export function fieldMessages(errors: readonly ErrorObject[]): FieldTexts {
  const fields = new Map<string, Text>();
  for (const error of errors) {
    const name = fieldOf(error);
    if (fields.has(name) && error.keyword !== 'required') continue;
    fields.set(
      name,
      messages[error.keyword]?.({ ...error, schema: error.schema ?? error.params.limit }) ?? baseTexts.invalid,
    );
  }
  return Object.fromEntries(fields);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000\u001f]|\p{Surrogate}/u;

/**
 * Text that the database cannot store, or that nobody typed: NUL, halves of surrogate pairs, and the separator of
 * bilingual texts, with which a text would read differently for different users.
 */
function holdsForbiddenText(value: unknown, depth = 0): boolean {
  if (depth > 12) return true;
  if (typeof value === 'string') return forbidden.test(value);
  if (Array.isArray(value)) return value.some((item) => holdsForbiddenText(item, depth + 1));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, item]) => holdsForbiddenText(key, depth + 1) || holdsForbiddenText(item, depth + 1),
  );
}

/** Validates `value`, coerced in place for a query string; throws 422 with the invalid fields. */
export function check(validate: ValidateFunction, value: unknown): void {
  if (holdsForbiddenText(value)) throw new FailureError(422, { message: baseTexts.forbiddenCharacters });
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
