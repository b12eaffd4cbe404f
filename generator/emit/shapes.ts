import { companionOf, type Field, wholeOf } from '#contract/field.ts';
import { type Filter, slidingMinutes } from '#contract/filter.ts';
import { hasTextKey, isNullable } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { ValueType } from '#contract/kinds/traits.ts';
import { groupParam } from '#contract/list-query.ts';
import type { Wire } from '#contract/query-schema.ts';
import { once } from '../model/once.ts';
import { rowNamesOf } from '../model/reply-names.ts';
import type { EndpointModel, EntityModel } from '../model/types.ts';
import { type LookUp, oncePerEndpoint } from './look-up.ts';

/** What an endpoint takes and gives, as fields. Types, JSON Schemas and the OpenAPI document are all made from this. */
export interface Shapes {
  /** GET. */
  readonly query?: readonly QueryField[];
  /** POST. */
  readonly body?: readonly Field[];
  /** `data` of the reply; one row of it for lists. */
  readonly reply: readonly Field[];
  /** Entity whose row the reply is (whole or in part). */
  readonly row?: EntityModel;
  readonly envelope: Envelope;
}

/** `list` = PageReply, `items` = an array in `data`, `record` = one object in `data`. */
export type Envelope = 'list' | 'items' | 'record';

/** One key of a query string. */
export interface QueryField {
  readonly name: string;
  readonly wire: Wire;
  readonly required?: true;
  readonly field?: Field;
  /** Its only value: it distinguishes this call from others at its path. */
  readonly only?: string;
}

const envelopes: Readonly<Record<EndpointModel['kind'], Envelope>> = {
  page: 'list',
  report: 'list',
  items: 'items',
  record: 'record',
  create: 'record',
  update: 'record',
  remove: 'record',
  move: 'record',
  claim: 'record',
  release: 'record',
  ingest: 'record',
  service: 'record',
};

/** Text that rows have for a reference, unless the entity has a field of that name itself. */
export function companionsOf(entity: EntityModel, names: readonly string[]): readonly Field[] {
  const companions: Field[] = [];
  for (const name of names) {
    const field = entity.fields[name];
    const companion = companionOf(name);
    if (!field || Object.hasOwn(entity.fields, companion)) continue;
    if (field.item?.reference) {
      // For a list of references a list of texts; nothing for what the user may not see.
      const item = { kind: 'string', nullable: true } as const;
      companions.push({ name: companion, kind: 'list', label: field.label, readonly: true, nullable: true, item });
      if (field.item.reference.tree)
        companions.push({ name: wholeOf(name), kind: 'boolean', label: field.label, readonly: true, nullable: true });
    }
    if (field.kind !== 'ref') continue;
    const nullable = isNullable(field) ? ({ nullable: true } as const) : {};
    companions.push({ name: companion, kind: 'string', label: field.label, readonly: true, ...nullable });
  }
  return companions;
}

function rowFields(entity: EntityModel, names: readonly string[]): readonly Field[] {
  return [...ownFields(entity, names), ...companionsOf(entity, names)];
}

function ownFields(entity: EntityModel, names: readonly string[]): readonly Field[] {
  return names.flatMap((name) => entity.fields[name] ?? []);
}

/** Every field a row of the entity can have, companions included. */
export const allFields = once((entity: EntityModel): readonly Field[] => rowFields(entity, Object.keys(entity.fields)));

function keyField(endpoint: EndpointModel, entity: EntityModel | undefined): Field {
  const name = endpoint.key ?? entity?.key ?? 'id';
  const own = entity?.fields[entity.key];
  const label = own?.label ?? { th: 'รหัส', en: 'ID' };
  return own && !kinds[own.kind].key
    ? { name, kind: 'code', label, required: true }
    : { name, kind: 'id', label, required: true };
}

function versionField(entity: EntityModel | undefined, required: boolean): readonly Field[] {
  if (!entity?.managed) return [];
  const need = required ? ({ required: true } as const) : ({ initial: 1 } as const);
  return [{ name: 'version', kind: 'integer', label: { th: 'เวอร์ชัน', en: 'Version' }, min: 1, ...need }];
}

function expectedStatus(entity: EntityModel | undefined): readonly Field[] {
  const field = entity?.lifecycle && entity.fields[entity.lifecycle.field];
  if (!field?.options) return [];
  const label = { th: 'สถานะที่เห็น', en: 'Expected status' };
  // Never null: it is left out by callers that do not know the status.
  return [{ name: 'expected_status', kind: 'enum', label, options: field.options, initial: '' }];
}

function bodyOf(endpoint: EndpointModel, entity: EntityModel | undefined): readonly Field[] {
  const head: Record<EndpointModel['kind'], () => readonly Field[]> = {
    page: () => [],
    report: () => [],
    items: () => [],
    record: () => [],
    service: () => [],
    create: () => [],
    update: () => [keyField(endpoint, entity), ...versionField(entity, true)],
    remove: () => [keyField(endpoint, entity), ...versionField(entity, false)],
    move: () => [keyField(endpoint, entity), ...versionField(entity, false), ...expectedStatus(entity)],
    claim: () => [keyField(endpoint, entity)],
    release: () => [keyField(endpoint, entity)],
    ingest: () => [],
  };
  const taken = new Set(endpoint.input.map((field) => field.name));
  return [...head[endpoint.kind]().filter((field) => !taken.has(field.name)), ...endpoint.input.map(withoutReadonly)];
}

function withoutReadonly(field: Field): Field {
  const { readonly: _, ...rest } = field;
  return rest;
}

const wireTypes: Readonly<Record<ValueType, (field: Field) => QueryField['wire']>> = {
  // A percentage has four places, the other decimals two.
  string: ({ kind }) => (kinds[kind].number ? (kinds[kind].number?.scale === 4 ? 'percent' : 'decimal') : 'text'),
  integer: () => 'integer',
  boolean: () => 'boolean',
  key: (field) => (hasTextKey(field) ? 'text' : 'integer'),
  object: () => 'text',
  array: () => 'choices',
};

/** How one value of the field travels in a query string. */
const wireOfValue = (field: Field): QueryField['wire'] =>
  kinds[field.kind].calendar ? 'day' : wireTypes[kinds[field.kind].type ?? 'string'](field);

function wireOf(filter: Filter): QueryField['wire'] {
  if (filter.operator === 'in') return 'choices';
  if (filter.operator === 'search' || filter.operator === 'contains') return 'text';
  return slidingMinutes(filter, filter.initial) === undefined ? wireOfValue(filter.field) : 'dayOrSpan';
}

function filterFields(endpoint: EndpointModel): readonly QueryField[] {
  return (endpoint.filters ?? []).flatMap((filter) =>
    filter.params.map((name) => ({ name, wire: wireOf(filter), field: filter.field })),
  );
}

function plainQuery(field: Field): QueryField {
  return { name: field.name, wire: wireOfValue(field), field, ...(field.required ? { required: true as const } : {}) };
}

function listQuery(endpoint: EndpointModel): readonly QueryField[] {
  return [
    { name: 'page', wire: 'page' },
    { name: 'limit', wire: 'limit' },
    { name: 'sort', wire: 'text' },
    ...(endpoint.export === undefined ? [] : [{ name: 'export', wire: 'file' as const }]),
  ];
}

function queryOf(endpoint: EndpointModel, entity: EntityModel | undefined): readonly QueryField[] {
  const own = endpoint.queryFields.map(plainQuery);
  const heads: Record<EndpointModel['kind'], () => readonly QueryField[]> = {
    page: () => [
      ...listQuery(endpoint),
      { name: 'ids', wire: 'choices' },
      ...(endpoint.groups ? [{ name: groupParam, wire: 'text' as const }] : []),
    ],
    report: () => listQuery(endpoint),
    items: () => [
      { name: 'q', wire: 'text' },
      { name: 'ids', wire: 'choices' },
      { name: 'limit', wire: 'limit' },
      { name: 'sort', wire: 'text' },
    ],
    record: () => [plainQuery(keyField(endpoint, entity))],
    service: () => [],
    create: () => [],
    update: () => [],
    remove: () => [],
    move: () => [],
    claim: () => [],
    release: () => [],
    ingest: () => [],
  };
  const variant = Object.entries(endpoint.variant ?? {}).map(
    ([name, only]): QueryField => ({ name, wire: 'text', required: true, only }),
  );
  const all = [...variant, ...filterFields(endpoint), ...own, ...heads[endpoint.kind]()];
  // A key that the manifest names itself wins over the kind's own.
  const taken = new Set<string>();
  return all.filter(({ name }) => !taken.has(name) && taken.add(name));
}

/** Query, body and reply of one endpoint. */
export const shapesOf = oncePerEndpoint(buildShapes);

function buildShapes(endpoint: EndpointModel, names: LookUp): Shapes {
  const entity = endpoint.entity === undefined ? undefined : names.entity(endpoint.entity);
  const row = entity && endpoint.replyFields.length === 0 && endpoint.kind !== 'service' ? entity : undefined;
  // A report describes what its rows refer to in columns of its own.
  const fieldsOf = endpoint.figures ? ownFields : rowFields;
  const reply = row ? fieldsOf(row, rowNamesOf(endpoint, row)) : endpoint.replyFields;
  return {
    ...(endpoint.method === 'GET' ? { query: queryOf(endpoint, entity) } : { body: bodyOf(endpoint, entity) }),
    reply,
    ...(row ? { row } : {}),
    envelope: envelopes[endpoint.kind],
  };
}
