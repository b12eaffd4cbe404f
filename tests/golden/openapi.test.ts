import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { openapi } from '#generator/emit/openapi.ts';
import { sampleModel } from './sample-model.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: object }>> }
    >
  >;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const document: Document = JSON.parse(JSON.stringify(openapi(sampleModel)));
const operations = Object.values(document.paths).flatMap((path) => Object.entries(path));

test('is OpenAPI 3.1 with every call once', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info.title).toBe('Sample');
  const ids = operations.map(([, operation]) => operation.operationId);
  expect(ids.sort()).toEqual(sampleModel.endpoints.map((endpoint) => endpoint.id).sort());
  expect(Object.keys(document.paths).filter((path) => !path.startsWith('/'))).toEqual([]);
  expect(operations.filter(([method]) => method !== 'get' && method !== 'post')).toEqual([]);
});

test('every schema in it is JSON Schema 2020-12, and every reference leads somewhere', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('ip-range', true);
  const compile = (schema: object) => {
    const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
    ajv.compile(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
  };
  for (const [, { parameters, requestBody, responses }] of operations) {
    expect(responses[200]?.description).toBe('OK');
    for (const { schema } of parameters ?? []) compile(schema);
    for (const { schema } of Object.values(requestBody?.content ?? {})) compile(schema);
    for (const { content } of Object.values(responses))
      for (const { schema } of Object.values(content)) compile(schema);
  }
});

describe('one operation', () => {
  const find = (id: string) => operations.find(([, operation]) => operation.operationId === id)?.[1];

  test('no parameter comes twice', () => {
    for (const [, { operationId, parameters }] of operations) {
      const names = (parameters ?? []).map((each) => `${each.in} ${each.name}`);
      expect(new Set(names).size, operationId).toBe(names.length);
    }
  });

  test('money asks for an idempotency key, files travel as multipart', () => {
    expect(find('payout.pay')?.parameters?.map((each) => each.name)).toContain('Idempotency-Key');
    expect(Object.keys(find('payout.pay')?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    expect(find('payout.list')?.parameters?.map((each) => each.name)).not.toContain('Idempotency-Key');
  });
});
