import type { EndpointModel, EntityModel, Model } from '../model/types.ts';
import { union } from '../print/literal.ts';
import { Names, pascal } from '../print/names.ts';
import { type PropertySpec, type SourceSpec, type StatementSpec, typeImport } from '../print/source.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { shapeImports, shapeTypes, usedShapes } from './shape-types.ts';
import { allFields, type Shapes, shapesOf } from './shapes.ts';
import { bodyProperty, queryProperty, replyProperty } from './type-text.ts';

/** Name of an entity's row: `WithdrawalRow`. */
export function rowName(entity: string): string {
  return `${pascal(entity)}Row`;
}

function rowOf(entity: EntityModel): StatementSpec {
  return {
    kind: 'interface',
    name: rowName(entity.name),
    properties: allFields(entity).map(replyProperty),
    doc: `${entity.title.en}, as calls answer it.`,
  };
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
  const type = rowName(row.name);
  return {
    kind: 'type',
    name,
    type: names.length === allFields(row).length ? type : `Pick<${type}, ${union(names)}>`,
    doc,
  };
}

function endpointTypes(endpoint: EndpointModel, names: LookUp): readonly StatementSpec[] {
  const id = pascal(endpoint.id);
  const shapes = shapesOf(endpoint, names);
  const call = `${endpoint.method} ${endpoint.path}`;
  const types: StatementSpec[] = [];
  // What tells the call from its neighbours is sent by the client.
  const asked = shapes.query?.filter((field) => field.only === undefined);
  if (asked) types.push(objectOf(`${id}Query`, asked.map(queryProperty), `Query of ${call}`));
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
  const reply = `Reply of ${call}`;
  types.push(
    endpoint.verdictOf === undefined
      ? replyOf(`${id}Reply`, shapes, reply)
      : { kind: 'type', name: `${id}Reply`, type: 'Verdict', doc: reply },
  );
  return types;
}

function areaOf(area: string, names: LookUp, model: Model): SourceSpec {
  const entities = names.entitiesOf(area);
  const endpoints = names.endpointsOf(area);
  const taken = new Names(`generated/api/${area}.ts`);
  const statements = [
    ...shapeTypes(area, names, model),
    ...entities.map(rowOf),
    ...endpoints.flatMap((each) => endpointTypes(each, names)),
  ];
  for (const each of statements) if (each.kind !== 'default') taken.take(each.name, `${each.kind} ${taken.size}`);
  const foreign = new Map<string, string[]>();
  for (const endpoint of endpoints) {
    const { row } = shapesOf(endpoint, names);
    if (row && row.area !== area) foreign.set(row.area, [...(foreign.get(row.area) ?? []), rowName(row.name)]);
  }
  return {
    path: `generated/api/${area}.ts`,
    imports: [
      typeImport('#contract/decision.ts', endpoints.some((one) => one.verdictOf !== undefined) ? ['Verdict'] : []),
      ...[...foreign].map(([from, rows]) => typeImport(`./${from}.ts`, rows)),
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
    ],
    statements,
  };
}

/** generated/api/<area>.ts: shapes, rows of entities, and query, body and reply of each endpoint. Types only. */
export function apiTypes(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  return names.areas.map((area) => areaOf(area, names, model));
}
