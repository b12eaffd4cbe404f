import { verdictSchema } from '#contract/decision.ts';
import type { JsonSchema } from '#contract/endpoint.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { byText, type LookUp, lookUp } from './look-up.ts';
import { replySchemaOf, sentSchemasOf } from './schemas.ts';
import { shapeComponents } from './shape-files.ts';
import { referTo } from './shape-refs.ts';
import { type Envelope, type QueryField, shapesOf } from './shapes.ts';

/** Our two keywords under names that tools leave alone. */
const renamed: Readonly<Record<string, string>> = {
  decimalMinimum: 'x-decimal-minimum',
  decimalMaximum: 'x-decimal-maximum',
};

/** Whether it contains one of our keywords anywhere. */
function isOurs(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if (Array.isArray(schema)) return schema.some(isOurs);
  for (const name in schema) {
    if (Object.hasOwn(renamed, name) || isOurs((schema as Readonly<Record<string, unknown>>)[name])) return true;
  }
  return false;
}

function standard(schema: unknown): unknown {
  return isOurs(schema) ? withRenamed(schema) : schema;
}

function withRenamed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withRenamed);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [renamed[name] ?? name, withRenamed(value)]));
}

const totals = { type: ['object', 'null'], additionalProperties: { type: 'string' } };
const totalsBy = { type: 'object', additionalProperties: { type: 'object', additionalProperties: { type: 'string' } } };

const envelopes: Readonly<Record<Envelope, (data: unknown) => JsonSchema>> = {
  record: (data) => ({
    type: 'object',
    properties: { error: { const: 0 }, data, message: { type: 'string' } },
    required: ['error', 'data'],
  }),
  items: (data) => ({
    type: 'object',
    properties: { error: { const: 0 }, data: { type: 'array', items: data } },
    required: ['error', 'data'],
  }),
  list: (data) => ({
    type: 'object',
    properties: {
      error: { const: 0 },
      data: { type: 'array', items: data },
      total: { type: 'integer' },
      more: { type: 'boolean' },
      page: { type: 'integer' },
      limit: { type: 'integer' },
      totals,
      totals_by: totalsBy,
      facets: { type: 'object', additionalProperties: { type: 'integer' } },
      within: { type: 'string' },
      groups: {
        type: 'array',
        items: {
          type: 'object',
          properties: { value: { type: 'string' }, total: { type: 'integer' }, totals, totals_by: totalsBy },
          required: ['value', 'total', 'totals'],
        },
      },
      server_time: { type: 'string', format: 'date-time' },
    },
    required: ['error', 'data', 'total', 'page', 'limit', 'totals', 'server_time'],
  }),
};

function parametersOf(query: readonly QueryField[], schema: JsonSchema | undefined): readonly unknown[] {
  const properties: Readonly<Record<string, unknown>> = { ...Object(schema?.properties) };
  return query.map(({ name, required, field, wire }) => ({
    name,
    in: 'query',
    required: required ?? false,
    ...(field ? { description: field.label.th } : {}),
    // Lists travel comma-joined.
    ...(wire === 'choices' ? { style: 'form', explode: false } : {}),
    schema: wire === 'choices' ? { type: 'array', items: { type: 'string' } } : standard(properties[name]),
  }));
}

function requestOf(endpoint: EndpointModel, body: JsonSchema): JsonSchema {
  const type = endpoint.multipart ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: standard(body) } } };
}

function operationOf(endpoint: EndpointModel, names: LookUp): JsonSchema {
  const { query, body } = sentSchemasOf(endpoint, names);
  const reply = replySchemaOf(endpoint, names, referTo);
  const shapes = shapesOf(endpoint, names);
  const idempotency = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  };
  const parameters = [
    ...(shapes.query ? parametersOf(shapes.query, query) : []),
    ...(endpoint.money ? [idempotency] : []),
  ];
  return {
    operationId: endpoint.id,
    summary: endpoint.title.th,
    description: endpoint.title.en,
    tags: [endpoint.area],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestOf(endpoint, body) } : {}),
    responses: {
      200: {
        description: 'OK',
        content: {
          'application/json': {
            schema: envelopes[shapes.envelope](endpoint.verdictOf === undefined ? standard(reply) : verdictReference),
          },
        },
      },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    security: endpoint.permission === 'public' ? [] : [{ bearer: [] }],
    'x-permission': endpoint.permission,
    'x-kind': endpoint.kind,
    ...(endpoint.extension ? { 'x-extension': true } : {}),
    ...(endpoint.verdictOf === undefined ? {} : { 'x-verdict-of': endpoint.verdictOf }),
  };
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

const parametersIn = (operation: JsonSchema) => (operation.parameters ?? []) as readonly Parameter[];

/** OpenAPI has one operation a path: calls that one parameter distinguishes are described together. */
function together(first: JsonSchema, second: JsonSchema): JsonSchema {
  const parameters = new Map(parametersIn(first).map((one) => [one.name, one]));
  const also = new Set(parametersIn(second).map(({ name }) => name));
  for (const one of parametersIn(second)) {
    const shared = parameters.get(one.name);
    const choices = [shared?.schema.enum, one.schema?.enum].flatMap((list) => (Array.isArray(list) ? list : []));
    const schema = shared?.schema.enum && choices.length > 1 ? { ...one.schema, enum: choices } : one.schema;
    parameters.set(one.name, { ...one, schema, required: one.required && (shared?.required ?? false) });
  }
  const text = (name: string) => [first[name], second[name]].join(' · ');
  return {
    ...first,
    summary: text('summary'),
    description: text('description'),
    parameters: [...parameters.values()].map((one) => (also.has(one.name) ? one : { ...one, required: false })),
    responses: {
      ...Object(first.responses),
      200: {
        description: 'OK',
        content: { 'application/json': { schema: { anyOf: [...repliesOf(first), ...repliesOf(second)] } } },
      },
    },
    'x-permission': [first['x-permission'], second['x-permission']].flat(),
    'x-kind': [first['x-kind'], second['x-kind']].flat(),
  };
}

interface Described {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  };
}

function repliesOf(operation: JsonSchema): readonly unknown[] {
  const { schema } = (operation as unknown as Described).responses[200].content['application/json'];
  return Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
}

/** One description for every verdict. */
const verdictReference: JsonSchema = { $ref: '#/components/schemas/Verdict' };

const failure: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'integer' },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    conflict: {
      type: 'object',
      properties: {
        by: { type: 'string' },
        action: { type: 'string' },
        at: { type: 'string', format: 'date-time' },
        status: { type: 'string' },
        version: { type: 'integer' },
      },
      required: ['by', 'action', 'at'],
    },
    request_id: { type: 'string' },
  },
  required: ['error', 'message'],
};

/** The calls as an OpenAPI 3.1 document, for clients that are not ours: made when somebody asks for it, never committed. */
export function openapi(model: Model): JsonSchema {
  const names = lookUp(model);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const sorted = [...model.endpoints].sort((a, b) => byText(a.path, b.path) || byText(a.method, b.method));
  for (const endpoint of sorted) {
    const operations = paths[endpoint.path] ?? {};
    const method = endpoint.method.toLowerCase();
    const operation = operationOf(endpoint, names);
    const other = operations[method];
    operations[method] = other ? together(other, operation) : operation;
    paths[endpoint.path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: { title: model.app.name, version: '1' },
    tags: model.areas.map((area) => ({ name: area.name, description: area.title.th })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failure, Verdict: verdictSchema, ...Object(standard(shapeComponents(model))) },
    },
  };
}
