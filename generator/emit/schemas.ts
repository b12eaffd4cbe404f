import { verdictSchema } from '#contract/decision.ts';
import type { JsonSchema } from '#contract/endpoint.ts';
import { ingestSchema } from '#contract/ingest.ts';
import { schemaOf } from '#contract/json-schema.ts';
import { querySchema } from '#contract/query-schema.ts';
import type { EndpointModel } from '../model/types.ts';
import { type LookUp, oncePerEndpoint } from './look-up.ts';
import { referTo } from './shape-refs.ts';
import { type QueryField, shapesOf } from './shapes.ts';

/** What a query string may have, as `querySchema` of the contract is given it. */
export function queryKeysOf(fields: readonly QueryField[]): Parameters<typeof querySchema> {
  const keys = Object.fromEntries(fields.map(({ name, wire, only }) => [name, only === undefined ? wire : { only }]));
  return [keys, fields.filter((field) => field.required).map((field) => field.name)];
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
    ...(query ? { query: querySchema(...queryKeysOf(query)) } : {}),
    ...(body ? { body: schemaOf(body, { refer: referTo }) } : {}),
  };
});

/**
 * JSON Schema of `data` in the reply, of one row of it for lists. No program validates what it answers, so this is made
 * where it is read: for openapi.json, and for tests. `refer` = shapes by reference; without it they are written out.
 */
export function replySchemaOf(endpoint: EndpointModel, names: LookUp, refer?: typeof referTo): JsonSchema {
  if (endpoint.verdictOf !== undefined) return verdictSchema;
  const schema = schemaOf(shapesOf(endpoint, names).reply, { use: 'reply', ...(refer ? { refer } : {}) });
  return endpoint.kind === 'ingest' ? ingestSchema(schema) : schema;
}
