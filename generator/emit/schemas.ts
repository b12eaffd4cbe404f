import { verdictSchema } from '#contract/decision.ts';
import type { JsonSchema } from '#contract/endpoint.ts';
import { fileFormats } from '#contract/file-format.ts';
import { slidingSpans } from '#contract/filter.ts';
import { patterns } from '#contract/formats.ts';
import { schemaOf } from '#contract/json-schema.ts';
import type { EndpointModel } from '../model/types.ts';
import { type LookUp, oncePerEndpoint } from './look-up.ts';
import { referTo } from './shape-refs.ts';
import { type QueryField, shapesOf } from './shapes.ts';

/** Most rows of one page. */
const largestPage = 500;

/** Schema of one key of a query string, before coercion has made numbers of digits. */
const wireSchemas: Readonly<Record<QueryField['wire'], JsonSchema>> = {
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
};

function querySchema(fields: readonly QueryField[]): JsonSchema {
  const required = fields.filter((field) => field.required).map((field) => field.name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, wire, only }) => [
        name,
        only === undefined ? wireSchemas[wire] : { type: 'string', enum: [only] },
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Schemas of what is sent: the server validates with them. */
export interface SentSchemas {
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
}

/** JSON Schemas of what one endpoint is sent; those of shapes by reference (`referTo`). */
export const sentSchemasOf = oncePerEndpoint((endpoint: EndpointModel, names: LookUp): SentSchemas => {
  const { query, body } = shapesOf(endpoint, names);
  return {
    ...(query ? { query: querySchema(query) } : {}),
    ...(body ? { body: schemaOf(body, { refer: referTo }) } : {}),
  };
});

/**
 * JSON Schema of `data` in the reply, of one row of it for lists. No program validates what it answers, so this is made
 * where it is read: for openapi.json, and for tests. `refer` = shapes by reference; without it they are written out.
 */
export function replySchemaOf(endpoint: EndpointModel, names: LookUp, refer?: typeof referTo): JsonSchema {
  if (endpoint.verdictOf !== undefined) return verdictSchema;
  return schemaOf(shapesOf(endpoint, names).reply, { use: 'reply', ...(refer ? { refer } : {}) });
}
