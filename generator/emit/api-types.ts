import { fact, factOf } from '../model/memory.ts';
import type { EndpointModel, EntityModel, Model } from '../model/types.ts';
import { union } from '../print/literal.ts';
import { Names, pascal } from '../print/names.ts';
import { textOf } from '../print/print.ts';
import {
  type ImportSpec,
  joinedImports,
  type PropertySpec,
  type SourceSpec,
  type StatementSpec,
  typeImport,
} from '../print/source.ts';
import { sharedTypes, withSharedTypes } from './each-types.ts';
import { ownerOf } from './inherited.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { shapeImports, shapeTypes, usedShapes } from './shape-types.ts';
import { allFields, type Shapes, shapesOf } from './shapes.ts';
import { bodyProperty, queryProperty, replyProperty } from './type-text.ts';

/** Name of an entity's row: `WithdrawalRow`. */
export function rowName(entity: string): string {
  return `${pascal(entity)}Row`;
}

/** A row: that of the entity that it extends, and its own fields. */
function rowOf(entity: EntityModel, names: LookUp): StatementSpec {
  const all = allFields(entity).map(replyProperty);
  const owner = ownerOf(entity, names);
  const base = new Map(owner ? allFields(owner).map((field) => [field.name, replyProperty(field).type]) : []);
  const isKept = [...base].every(([name, type]) => all.some((one) => one.name === name && one.type === type));
  const [name, doc] = [rowName(entity.name), `${entity.title.en}, as calls answer it.`];
  if (!owner || !isKept) return { kind: 'interface', name, properties: all, doc };
  const properties = all.filter((one) => !base.has(one.name));
  return properties.length === 0
    ? { kind: 'type', name, type: rowName(owner.name), doc }
    : { kind: 'interface', name, extends: rowName(owner.name), properties, doc };
}

/** Name of what a call that takes facts makes of one: `IngestDepositsMade`. */
export function madeName(id: string): string {
  return `${pascal(id)}Made`;
}

function objectOf(name: string, properties: readonly PropertySpec[], doc: string): StatementSpec {
  return properties.length === 0
    ? { kind: 'type', name, type: 'Readonly<Record<string, never>>', doc }
    : { kind: 'interface', name, properties, doc };
}

function replyOf(name: string, shapes: Shapes, doc: string): StatementSpec {
  const { row, reply } = shapes;
  if (!row) return objectOf(name, reply.map(replyProperty), doc);
  const names = reply.map((field) => field.name);
  const left = allFields(row).flatMap((field) => (names.includes(field.name) ? [] : [field.name]));
  const type = rowName(row.name);
  const part = left.length < names.length ? `Omit<${type}, ${union(left)}>` : `Pick<${type}, ${union(names)}>`;
  return { kind: 'type', name, type: left.length === 0 ? type : part, doc };
}

function endpointTypes(endpoint: EndpointModel, names: LookUp): readonly StatementSpec[] {
  const id = pascal(endpoint.id);
  const shapes = shapesOf(endpoint, names);
  const call = `${endpoint.method} ${endpoint.path}`;
  const types: StatementSpec[] = [];
  // The client itself sends the parameter that distinguishes the call from its neighbours.
  const queryFields = shapes.query?.filter((field) => field.only === undefined);
  if (queryFields) types.push(objectOf(`${id}Query`, queryFields.map(queryProperty), `Query of ${call}`));
  if (shapes.body) {
    types.push(
      objectOf(
        `${id}Body`,
        shapes.body.map((field) => bodyProperty(field)),
        `Body of ${call}`,
      ),
    );
    if (endpoint.multipart) {
      const fields = shapes.body.map((field) => bodyProperty(field, true));
      types.push(objectOf(`${id}Form`, fields, `Body of ${call} with its files, as the browser sends it.`));
    }
  }
  return [...types, ...replyTypes(endpoint, shapes)];
}

function replyTypes(endpoint: EndpointModel, shapes: Shapes): readonly StatementSpec[] {
  const id = pascal(endpoint.id);
  const [name, doc] = [`${id}Reply`, `Reply of ${endpoint.method} ${endpoint.path}`];
  if (endpoint.verdictOf !== undefined) return [{ kind: 'type', name, type: 'Verdict', doc }];
  if (endpoint.kind !== 'ingest') return [replyOf(name, shapes, doc)];
  const made = madeName(endpoint.id);
  return [
    objectOf(made, shapes.reply.map(replyProperty), `What ${endpoint.method} ${endpoint.path} makes of a fact`),
    { kind: 'type', name, type: `IngestReply<${made}>`, doc },
  ];
}

const statementsOf = fact('model', (model: Model, area: string): readonly StatementSpec[] => {
  const names = lookUp(model);
  return [
    ...shapeTypes(area, names, model),
    ...names.entitiesOf(area).map((entity) => rowOf(entity, names)),
    ...names.endpointsOf(area).flatMap((each) => endpointTypes(each, names)),
  ];
});

/** Types of other areas that those of an area are made of. */
function importsOf(area: string, names: LookUp, model: Model): readonly ImportSpec[] {
  const entities = names.entitiesOf(area);
  const endpoints = names.endpointsOf(area);
  const rows = [
    ...endpoints.flatMap((endpoint) => shapesOf(endpoint, names).row ?? []),
    ...entities.flatMap((entity) => ownerOf(entity, names) ?? []),
  ].filter((row) => row.area !== area);
  return [
    typeImport('#contract/decision.ts', ['Verdict']),
    typeImport('#contract/ingest.ts', ['IngestReply']),
    ...[...new Set(rows.map((row) => row.area))].map((from) =>
      typeImport(
        `./${from}.ts`,
        rows.flatMap((row) => (row.area === from ? [rowName(row.name)] : [])),
      ),
    ),
    ...shapeImports(
      [
        ...names
          .shapesOf(area)
          .flatMap(({ name, fields }) => [
            [fields, 'reply'] as const,
            ...(usedShapes(model).body.has(name) ? [[fields, 'body'] as const] : []),
          ]),
        ...entities.map((entity) => [allFields(entity), 'reply'] as const),
        ...endpoints.flatMap((endpoint) => {
          const { row, reply, body = [] } = shapesOf(endpoint, names);
          return [[row ? [] : reply, 'reply'] as const, [body, 'body'] as const];
        }),
      ],
      names,
      (from) => (from === area ? undefined : `./${from}.ts`),
    ),
  ];
}

/** What the areas of gateways have in common, from their statements alone. */
const shared = factOf('model', (model: Model) => sharedTypes(model, lookUp(model).areas, statementsOf));

const fileOf = fact('model', (model: Model, area: string): SourceSpec => {
  const { own, imports } = withSharedTypes(area, statementsOf(model, area), model.gateways, shared(model));
  const taken = new Names(`generated/api/${area}.ts`);
  for (const each of own) if (each.kind !== 'default') taken.take(each.name, `${each.kind} ${taken.size}`);
  const path = `generated/api/${area}.ts`;
  const identifiers = new Set(textOf({ path, statements: own }).split(/\W+/));
  // What others say already needs nothing of its own.
  const used = joinedImports([...importsOf(area, lookUp(model), model), ...imports]).map((each) => ({
    ...each,
    names: each.names.filter((name) => identifiers.has(name)),
  }));
  return { path, imports: used, statements: own };
});

/** generated/api/<area>.ts: shapes, rows of entities, and query, body and reply of each endpoint. Types only. */
export function apiTypes(model: Model): readonly SourceSpec[] {
  return lookUp(model).areas.map((area) => fileOf(model, area));
}
