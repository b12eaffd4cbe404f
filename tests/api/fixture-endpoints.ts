import type { Endpoint, Entity, JsonSchema } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { schemaOf } from '#contract/json-schema.ts';
import { crate, shelf, text } from './fixture-entities.ts';

const pick = (entity: Entity, names: readonly string[]): readonly Field[] =>
  names.flatMap((name) => entity.fields[name] ?? []);
const key: Field = { name: 'id', kind: 'id', label: text('รหัส'), required: true };
const version: Field = { name: 'version', kind: 'integer', label: text('รุ่น'), initial: 1 };
const expected: Field = { name: 'expected_status', kind: 'string', label: text('สถานะที่เห็น'), initial: '' };
const reason: Field = { name: 'reason', kind: 'string', label: text('เหตุผล'), initial: '' };

const anyQuery: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    page: { type: 'integer', minimum: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 500 },
  },
};

const filter = (
  name: string,
  operator: 'in' | 'eq' | 'between' | 'contains' | 'search',
  params: string[],
  extra: object = {},
) => ({
  name,
  operator,
  params,
  field: crate.fields[name] ?? { name, kind: 'string' as const, label: text(name) },
  ...extra,
});

const base = { area: 'store', onError: 'log', reply: {} } as const;
const getting = { ...base, method: 'GET', query: anyQuery } as const;
const posting = { ...base, method: 'POST' } as const;
const editable = [
  'code',
  'shelf_id',
  'price',
  'discount',
  'pieces',
  'fragile',
  'phone',
  'secret',
  'tags',
  'due',
  'came_at',
  'note',
];

export const endpoints: readonly Endpoint[] = [
  {
    ...getting,
    id: 'crate.list',
    kind: 'page',
    path: '/api/store/crate/list',
    permission: 'store.crate.view',
    entity: 'Crate',
    fields: [
      'id',
      'code',
      'shelf_id',
      'shelf_code',
      'price',
      'discount',
      'pieces',
      'fragile',
      'phone',
      'tags',
      'due',
      'came_at',
      'note',
      'status',
    ],
    filters: [
      filter('status', 'in', ['status']),
      filter('owner_id', 'in', ['owner_id']),
      filter('tags', 'in', ['tags']),
      filter('price', 'between', ['price_min', 'price_max']),
      filter('came_at', 'between', ['came_from', 'came_to'], { maxDays: 31 }),
      filter('due', 'between', ['due_from', 'due_to']),
      filter('fragile', 'eq', ['fragile']),
      filter('note', 'contains', ['note']),
      filter('phone', 'contains', ['phone']),
      filter('updated_by', 'eq', ['mine'], { field: { ...crate.fields.updated_by, kind: 'ref' } }),
      filter('q', 'search', ['q']),
    ],
    sortable: ['code', 'price', 'came_at', 'discount', 'shelf_code', 'status'],
    sort: '-came_at',
    totals: ['price', 'pieces'],
    facet: 'status',
    export: 'store.crate.export',
  },
  {
    ...getting,
    id: 'crate.sent',
    kind: 'page',
    path: '/api/store/crate/sent',
    permission: 'store.crate.view',
    entity: 'Crate',
    fields: ['id'],
    fixed: { status: ['sent'] },
    limit: 5,
  },
  {
    ...getting,
    id: 'crate.detail',
    kind: 'record',
    path: '/api/store/crate/detail',
    permission: 'store.crate.view',
    entity: 'Crate',
  },
  {
    ...getting,
    id: 'shelf.items',
    kind: 'items',
    path: '/api/store/shelf/items',
    permission: 'signed-in',
    entity: 'Shelf',
    fields: ['id', 'code', 'name'],
    sort: 'code',
  },
  {
    ...posting,
    id: 'shelf.add',
    kind: 'create',
    path: '/api/store/shelf/add',
    permission: 'store.shelf.create',
    entity: 'Shelf',
    body: schemaOf(pick(shelf, ['code', 'name', 'owner_id'])),
  },
  {
    ...posting,
    id: 'shelf.remove',
    kind: 'remove',
    path: '/api/store/shelf/remove',
    permission: 'store.shelf.create',
    entity: 'Shelf',
    body: schemaOf([key]),
  },
  {
    ...posting,
    id: 'crate.add',
    kind: 'create',
    path: '/api/store/crate/add',
    permission: 'store.crate.create',
    entity: 'Crate',
    body: schemaOf(pick(crate, editable)),
  },
  {
    ...posting,
    id: 'crate.update',
    kind: 'update',
    path: '/api/store/crate/update',
    permission: 'store.crate.update',
    entity: 'Crate',
    body: schemaOf([
      key,
      { ...version, required: true },
      ...pick(crate, editable).map(({ required: _, ...field }) => ({ ...field, initial: '' })),
    ]),
  },
  {
    ...posting,
    id: 'crate.pack',
    kind: 'move',
    path: '/api/store/crate/pack',
    permission: 'store.crate.pack',
    entity: 'Crate',
    money: true,
    moves: ['pack'],
    handler: 'crate.pack',
    body: schemaOf([key, version, expected, reason]),
  },
  {
    ...posting,
    id: 'crate.send',
    kind: 'move',
    path: '/api/store/crate/send',
    permission: 'store.crate.pack',
    entity: 'Crate',
    moves: ['send'],
    handler: 'crate.send',
    body: schemaOf([key, version, expected, reason]),
  },
  {
    ...posting,
    id: 'crate.remark',
    kind: 'move',
    path: '/api/store/crate/remark',
    permission: 'store.crate.pack',
    entity: 'Crate',
    moves: ['remark'],
    body: schemaOf([key, { ...reason, name: 'note', required: true }]),
  },
  {
    ...posting,
    id: 'crate.photo',
    kind: 'move',
    path: '/api/store/crate/photo',
    permission: 'store.crate.pack',
    entity: 'Crate',
    multipart: true,
    moves: ['remark'],
    body: schemaOf([key, { name: 'photo', kind: 'image', label: text('รูป'), required: true }]),
  },
  {
    ...posting,
    id: 'crate.tell',
    kind: 'service',
    path: '/api/store/crate/tell',
    permission: 'store.crate.pack',
    money: true,
    body: schemaOf([key]),
  },
  { ...getting, id: 'crate.report', kind: 'report', path: '/api/store/crate/report', permission: 'store.crate.view' },
  {
    ...getting,
    id: 'crate.off',
    kind: 'record',
    path: '/api/store/crate/off',
    permission: 'store.crate.view',
    entity: 'Crate',
  },
];
