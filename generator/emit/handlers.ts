import { aboutRecord } from '../model/decisions.ts';
import { templateArea } from '../model/defaults.ts';
import { factOf } from '../model/memory.ts';
import type { EndpointModel, Model } from '../model/types.ts';
import { quote, union } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type PropertySpec, type SourceSpec, typeImport } from '../print/source.ts';
import { madeName } from './api-types.ts';
import { tableTypeName } from './database.ts';
import { byText, type LookUp, lookUp } from './look-up.ts';
import { shapesOf } from './shapes.ts';

interface Handler {
  readonly name: string;
  readonly endpoints: readonly EndpointModel[];
}

function handlersOf(model: Model, served: boolean): readonly Handler[] {
  const groups = new Map<string, EndpointModel[]>();
  for (const endpoint of [...model.endpoints].sort((a, b) => byText(a.id, b.id))) {
    const whole = endpoint.kind === 'service' || endpoint.kind === 'report' || endpoint.kind === 'items';
    if (endpoint.handler === undefined || whole !== served) continue;
    groups.set(endpoint.handler, [...(groups.get(endpoint.handler) ?? []), endpoint]);
  }
  return [...groups].sort(([a], [b]) => byText(a, b)).map(([name, endpoints]) => ({ name, endpoints }));
}

/** One handler may serve several calls (one a gateway): calls of equal shape count once. */
function distinct(handler: Handler, names: LookUp): readonly EndpointModel[] {
  if (handler.endpoints.length === 1) return handler.endpoints;
  const seen = new Set<string>();
  return handler.endpoints.filter((endpoint) => {
    const { query, body, reply } = shapesOf(endpoint, names);
    const shape = JSON.stringify([query, body, reply]);
    if (seen.has(shape)) return false;
    seen.add(shape);
    return true;
  });
}

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

/** Functions that answer verdicts, one for each call that is decided about. */
function decisionsOf(model: Model): readonly EndpointModel[] {
  return [...model.endpoints].filter(({ decides }) => decides).sort((a, b) => byText(a.id, b.id));
}

function decisionOf(endpoint: EndpointModel, names: LookUp, imports: Imports, tables: Set<string>): PropertySpec {
  const { id, area, kind, entity, method, path } = endpoint;
  const about = aboutRecord.has(kind) && entity !== undefined;
  const table = about ? tableTypeName(names.entity(entity).table) : undefined;
  if (table !== undefined) tables.add(table);
  const row = table === undefined ? 'null' : `Selectable<${table}>`;
  return {
    name: id,
    type: `Decide<${row}, ${imports.type(area, `${pascal(id)}Body`)}, Context>`,
    doc: `${method} ${path}`,
  };
}

/** Calls that take facts. */
function ingestsOf(model: Model): readonly EndpointModel[] {
  return model.endpoints.filter(({ kind }) => kind === 'ingest').sort((a, b) => byText(a.id, b.id));
}

function ingestOf({ id, area, method, path }: EndpointModel, imports: Imports): PropertySpec {
  const fact = `${imports.type(area, `${pascal(id)}Body`)}['facts'][number]`;
  return {
    name: id,
    type: `Ingest<${fact}, ${imports.type(area, madeName(id))}, Context>`,
    doc: `${method} ${path}`,
  };
}

function docOf(handler: Handler): string {
  return handler.endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`).join(', ');
}

class Imports {
  readonly #byArea = new Map<string, string[]>();

  type(area: string, name: string): string {
    this.#byArea.set(area, [...(this.#byArea.get(area) ?? []), name]);
    return name;
  }

  specs() {
    return [...this.#byArea].map(([area, types]) => typeImport(`./${area}.ts`, types));
  }
}

/** Field that splits the sums of another. */
function addsBy(names: LookUp, entity: string | undefined, name: string): string | undefined {
  return entity === undefined ? undefined : names.entity(entity).fields[name]?.adds?.by;
}

function serviceOf(handler: Handler, names: LookUp, imports: Imports): PropertySpec {
  const calls = distinct(handler, names);
  const inputs = calls.map(({ area, id, method }) =>
    method === 'GET'
      ? `{ readonly query: ${imports.type(area, `${pascal(id)}Query`)} }`
      : `{ readonly body: ${imports.type(area, `${pascal(id)}Body`)} }`,
  );
  const replies = calls.map(({ area, id, kind, entity, totals }) => {
    if (kind === 'items') return 'Choices';
    const reply = imports.type(area, `${pascal(id)}Reply`);
    if (kind !== 'report') return reply;
    const sums = (totals ?? []).filter((name) => addsBy(names, entity, name) === undefined);
    const sumsBy = (totals ?? []).filter((name) => addsBy(names, entity, name) !== undefined);
    return sums.length + sumsBy.length === 0
      ? `ReportResult<${reply}>`
      : `ReportResult<${[reply, union(sums), ...(sumsBy.length > 0 ? [union(sumsBy)] : [])].join(', ')}>`;
  });
  return {
    name: handler.name,
    type: `Service<${unionOf(inputs)}, ${unionOf(replies)}, Context>`,
    doc: docOf(handler),
  };
}

/** Columns that an effect may store: all of its row, but not the status that moves write; an outcome where it decides it. */
function patchOf(endpoint: EndpointModel, names: LookUp): string | undefined {
  if (endpoint.entity === undefined) return undefined;
  const { table, lifecycle, fields } = names.entity(endpoint.entity);
  const row = `Selectable<${tableTypeName(table)}>`;
  // A form with the status in it represents the moves between them: its effect checks them.
  const isGiven = shapesOf(endpoint, names).body?.some(({ name }) => name === lifecycle?.field);
  if (!lifecycle || isGiven) return `Partial<${row}>`;
  const made = (endpoint.moves ?? []).flatMap((name) => lifecycle.moves[name] ?? []);
  const outcomes = new Set(made.flatMap(({ to }) => (to.length > 1 ? to : [])));
  const status = quote(fields[lifecycle.field]?.column ?? lifecycle.field);
  return `Patch<${[row, status, ...(outcomes.size > 0 ? [union([...outcomes])] : [])].join(', ')}>`;
}

function effectOf(handler: Handler, names: LookUp, imports: Imports, tables: Set<string>): PropertySpec {
  const calls = distinct(handler, names);
  const types = calls.flatMap(({ entity }) =>
    entity === undefined ? [] : [tableTypeName(names.entity(entity).table)],
  );
  for (const type of types) tables.add(type);
  const rows = types.map((type) => `Selectable<${type}>`);
  const patches = calls.flatMap((call) => patchOf(call, names) ?? []);
  const bodies = calls.map(({ area, id }) => imports.type(area, `${pascal(id)}Body`));
  return {
    name: handler.name,
    type: `${calls.every(({ kind }) => kind === 'move') ? 'MoveEffect' : 'Effect'}<${unionOf(rows)}, ${unionOf(patches)}, ${unionOf(bodies)}, Context>`,
    doc: docOf(handler),
  };
}

/** The area that a call is written in: what a template makes for many areas is written once, in the template's own. */
const homeOf = ({ area }: EndpointModel, model: Model): string => (gatewayAreas(model).has(area) ? templateArea : area);

const gatewayAreas = factOf(
  'model',
  ({ areas }: Model): ReadonlySet<string> =>
    new Set(areas.flatMap(({ name, gateway }) => (gateway === undefined ? [] : [name]))),
);

/** A union with a line for each name, where there are several. */
const lined = (names: readonly string[]): string =>
  names.length > 1 ? names.map((name) => `\n      | ${union([name])}`).join('') : union(names);

interface HandlerKinds {
  readonly served: readonly Handler[];
  readonly effects: readonly Handler[];
  readonly decided: readonly EndpointModel[];
  readonly taken: readonly EndpointModel[];
}

/** Of each area the names of the functions that its folder has to have. */
function areaHandlers(model: Model, { served, effects, decided, taken }: HandlerKinds): readonly PropertySpec[] {
  const byHome = (all: readonly { readonly name: string; readonly first: EndpointModel | undefined }[]) => {
    const found = new Map<string, string[]>();
    for (const { name, first } of all) {
      const home = first && homeOf(first, model);
      if (home !== undefined) found.set(home, [...(found.get(home) ?? []), name]);
    }
    return (area: string): readonly string[] => found.get(area) ?? [];
  };
  const named = (handlers: readonly Handler[]) =>
    byHome(handlers.map(({ name, endpoints: [first] }) => ({ name, first })));
  const [services, changes] = [named(served), named(effects)];
  const byId = (calls: readonly EndpointModel[]) => byHome(calls.map((one) => ({ name: one.id, first: one })));
  const [decisions, ingests] = [byId(decided), byId(taken)];
  const areas = model.areas.filter(({ gateway }) => gateway === undefined).map(({ name }) => name);
  const homes = new Set([
    ...areas,
    ...[...served, ...effects].flatMap(({ endpoints }) => endpoints.map((one) => homeOf(one, model))),
  ]);
  return [...homes].sort(byText).map((area) => {
    const parts = {
      services: services(area),
      effects: changes(area),
      decisions: decisions(area),
      ingests: ingests(area),
    };
    const lines = Object.entries(parts).map(([part, names]) => `    readonly ${part}: ${lined(names)};\n`);
    return { name: area, type: `{\n${lines.join('')}  }` };
  });
}

/** generated/api/handlers.ts: the hand-written functions that the manifest names; a missing one is a type error. */
export function handlers(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  const imports = new Imports();
  const tables = new Set<string>();
  const served = handlersOf(model, true);
  const effects = handlersOf(model, false);
  const services = served.map((each) => serviceOf(each, names, imports));
  const changes = effects.map((each) => effectOf(each, names, imports, tables));
  const taken = ingestsOf(model);
  const ingests = taken.map((each) => ingestOf(each, imports));
  const decided = decisionsOf(model);
  const decisions = decided.map((each) => decisionOf(each, names, imports, tables));
  const used = [
    ...(decisions.length > 0 ? ['Decide'] : []),
    ...(services.length > 0 ? ['Service'] : []),
    ...(ingests.length > 0 ? ['Ingest'] : []),
    ...['Effect', 'MoveEffect'].filter((name) => changes.some(({ type }) => type.startsWith(`${name}<`))),
    ...(changes.some(({ type }) => type.includes('Patch<')) ? ['Patch'] : []),
    ...(services.some((each) => each.type.includes('ReportResult<')) ? ['ReportResult'] : []),
    ...(services.some((each) => /\bChoices\b/.test(each.type)) ? ['Choices'] : []),
  ];
  // A list without entries takes no context: an unused type parameter is an error.
  const listOf = (name: string, doc: string, properties: readonly PropertySpec[]) => ({
    kind: 'interface' as const,
    name,
    ...(properties.length > 0 ? { generics: ['Context'] } : { generics: ['_Context'] }),
    properties,
    doc,
  });
  return [
    {
      path: 'generated/api/handlers.ts',
      imports: [
        typeImport('kysely', tables.size > 0 ? ['Selectable'] : []),
        typeImport('#contract/handler.ts', used),
        typeImport('./database.ts', tables),
        ...imports.specs(),
      ],
      statements: [
        {
          kind: 'interface',
          name: 'AreaHandlers',
          properties: areaHandlers(model, { served, effects, decided, taken }),
          doc: 'Which of these functions are written in which area: src/areas/<area>/server/area.ts names them all.',
        },
        ...Object.entries({
          ServiceName: 'services',
          EffectName: 'effects',
          DecisionName: 'decisions',
          IngestName: 'ingests',
        }).map(([name, part]) => ({
          kind: 'type' as const,
          name,
          type: `AreaHandlers[keyof AreaHandlers]['${part}']`,
        })),
        listOf('Services', 'Functions that serve a call whole, by name.', services),
        listOf('Effects', 'Functions that run inside the transaction of a generic write, by name.', changes),
        listOf('Decisions', 'Functions that answer the verdict on a call, by its id.', decisions),
        listOf('Ingests', 'Functions that take the facts of a call, by its id.', ingests),
      ],
    },
  ];
}
