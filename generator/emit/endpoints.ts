import type { Endpoint } from '#contract/endpoint.ts';
import { fact, factOf } from '../model/memory.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { Called, type Code, code, union } from '../print/literal.ts';
import { camel } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport, valueImport } from '../print/source.ts';
import { OptionWriter } from './enums.ts';
import { byText, type LookUp, lookUp, pick, plainField } from './look-up.ts';
import { queryKeysOf, sentSchemasOf } from './schemas.ts';
import { SchemaWriter } from './shape-files.ts';
import { shapesOf } from './shapes.ts';

/** Everything of an Endpoint but its schemas, in the order in which it is written. */
const plainKeys = [
  'id',
  'area',
  'kind',
  'method',
  'path',
  'variant',
  'permission',
  'money',
  'multipart',
  'files',
  'optOut',
  'extension',
  'audited',
  'gateway',
  'entity',
  'key',
  'moves',
  'over',
  'handler',
  'guards',
  'decides',
  'verdictOf',
  'figures',
  'fields',
  'where',
  'sortable',
  'sort',
  'limit',
  'totals',
  'under',
  'countTo',
  'facet',
  'groups',
  'export',
] as const satisfies readonly (keyof Endpoint)[];

function plainPart(endpoint: EndpointModel, options: OptionWriter): Record<string, unknown> {
  const filters = endpoint.filters?.map((filter) => ({ ...filter, field: options.field(plainField(filter.field)) }));
  return { ...pick(endpoint, plainKeys), filters };
}

const called = code('querySchema');

/** What may be asked, by a line each call: its schema follows from that. */
function queryPart(endpoint: EndpointModel, names: LookUp): { readonly query?: Called } {
  const { query } = shapesOf(endpoint, names);
  if (!query) return {};
  const [keys, required = []] = queryKeysOf(query);
  return { query: new Called(called, required.length > 0 ? [keys, required] : [keys]) };
}

/** Schemas of bodies that several endpoints share are written once, under the name of the first. */
class Shared {
  readonly #uses = new Map<string, { readonly name: string; readonly schema: unknown; count: number }>();
  readonly #useOf = new Map<unknown, { readonly name: string; count: number }>();

  count(schema: unknown, name: string): void {
    const text = JSON.stringify(schema);
    const use = this.#uses.get(text) ?? { name, schema, count: 0 };
    use.count += 1;
    this.#uses.set(text, use);
    this.#useOf.set(schema, use);
  }

  reference(schema: unknown, writer: SchemaWriter): Code | unknown {
    const use = this.#useOf.get(schema);
    return use && use.count > 1 ? code(use.name) : writer.write(schema);
  }

  statements(writer: SchemaWriter): readonly StatementSpec[] {
    return [...this.#uses.values()]
      .filter((use) => use.count > 1)
      .map(({ name, schema }) => ({
        kind: 'const',
        name,
        type: 'JsonSchema',
        value: writer.write(schema),
        local: true,
      }));
  }
}

const areaOf = fact('model', (model: Model, area: string): SourceSpec => {
  const names = lookUp(model);
  const options = new OptionWriter(model);
  const writer = new SchemaWriter(model);
  const all = names.endpointsOf(area).map((endpoint) => ({ endpoint, body: sentSchemasOf(endpoint, names).body }));
  const shared = new Shared();
  for (const { endpoint, body } of all) if (body) shared.count(body, camel(`${endpoint.id}.body`));
  const rows = all.map(({ endpoint, body }) => ({
    ...plainPart(endpoint, options),
    ...queryPart(endpoint, names),
    ...(body && { body: shared.reference(body, writer) }),
  }));
  const consts = shared.statements(writer);
  return {
    path: `generated/api/${area}.endpoints.ts`,
    data: true,
    imports: [
      typeImport('#contract/endpoint.ts', consts.length > 0 ? ['Endpoint', 'JsonSchema'] : ['Endpoint']),
      ...(rows.some(({ query }) => query) ? [valueImport('#contract/query-schema.ts', ['querySchema'])] : []),
      ...options.imports('.'),
      ...writer.imports(),
    ],
    statements: [...consts, { kind: 'const', name: endpointsName(area), type: 'readonly Endpoint[]', value: rows }],
  };
});

function endpointsName(area: string): string {
  return camel(`${area}.endpoints`);
}

/** generated/api/<area>.endpoints.ts and generated/api/endpoints.ts: the calls as the server knows them. */
export function endpoints(model: Model): readonly SourceSpec[] {
  return [...areasIn(model).map((area) => areaOf(model, area)), allOf(model)];
}

const areasIn = factOf('model', (model: Model): readonly string[] => {
  const names = lookUp(model);
  return names.areas.filter((area) => names.endpointsOf(area).length > 0);
});

const idsIn = factOf('model', (model: Model): readonly string[] => model.endpoints.map(({ id }) => id).sort(byText));

const allOf = factOf('model', (model: Model): SourceSpec => {
  const [areas, ids] = [areasIn(model), idsIn(model)];
  return {
    path: 'generated/api/endpoints.ts',
    imports: [
      typeImport('#contract/endpoint.ts', ['Endpoint']),
      ...areas.map((area) => valueImport(`./${area}.endpoints.ts`, [endpointsName(area)])),
    ],
    statements: [
      { kind: 'type', name: 'EndpointId', type: union(ids), doc: 'Every call of the manifest.' },
      {
        kind: 'const',
        name: 'endpoints',
        type: 'readonly Endpoint[]',
        value: areas.map((area) => code(`...${endpointsName(area)}`)),
      },
    ],
  };
});
