import type { Entity, StoredField } from '#contract/endpoint.ts';

/** A small world of its own: crates on shelves. Proves that the generic part knows kinds, not areas. */

/** A label in both languages. */
export const text = (th: string, en = th) => ({ th, en });

function stored(field: Omit<StoredField, 'label'> & { readonly label?: StoredField['label'] }): StoredField {
  const base = { label: text(`ช่อง ${field.name}`, field.name), ...field };
  return field.through || field.count ? base : { column: field.name, ...base };
}

const managed = [
  stored({ name: 'id', kind: 'id', readonly: true }),
  stored({ name: 'created_at', kind: 'datetime', readonly: true }),
  stored({ name: 'created_by', kind: 'integer', readonly: true, nullable: true }),
  stored({ name: 'updated_at', kind: 'datetime', readonly: true }),
  stored({ name: 'updated_by', kind: 'integer', readonly: true, nullable: true }),
  stored({ name: 'version', kind: 'integer', readonly: true }),
];

const byName = (fields: readonly StoredField[]) => Object.fromEntries(fields.map((field) => [field.name, field]));

const statuses = ['new', 'packed', 'sent', 'lost'].map((value) => ({ value, label: text(`สถานะ ${value}`, value) }));

export const shelf: Entity = {
  name: 'Shelf',
  area: 'store',
  table: 'shelf',
  key: 'id',
  display: 'name',
  search: ['name', 'code'],
  scope: ['owner_id'],
  fields: byName([
    stored({ name: 'id', kind: 'id', readonly: true }),
    stored({ name: 'code', kind: 'code', required: true, unique: true, maxLength: 16 }),
    stored({ name: 'name', kind: 'string', required: true, maxLength: 40 }),
    stored({ name: 'owner_id', kind: 'integer', required: true }),
    stored({
      name: 'crate_count',
      kind: 'integer',
      readonly: true,
      count: { kind: 'rows', entity: 'Crate', field: 'shelf_id', by: 'id' },
    }),
    stored({
      name: 'tag_count',
      kind: 'integer',
      readonly: true,
      count: { kind: 'rows', entity: 'Crate', field: 'tags', by: 'code' },
    }),
    stored({
      name: 'free_count',
      kind: 'integer',
      readonly: true,
      count: { kind: 'rows', entity: 'Crate', field: 'tags', by: 'code', emptyIsAll: true },
    }),
  ]),
};

export const crate: Entity = {
  name: 'Crate',
  area: 'store',
  table: 'crate',
  key: 'id',
  display: 'code',
  search: ['code', 'shelf_title', 'phone'],
  scope: ['owner_id'],
  managed: true,
  lifecycle: {
    field: 'status',
    initial: 'new',
    moves: {
      pack: { name: 'pack', from: ['new'], to: ['packed'] },
      send: { name: 'send', from: ['packed'], to: ['sent', 'lost'] },
      remark: { name: 'remark', from: ['new', 'packed', 'sent', 'lost'], to: [] },
      find: { name: 'find', from: ['lost'], to: ['packed'], system: true },
    },
  },
  fields: byName([
    ...managed,
    stored({ name: 'code', kind: 'code', required: true, unique: true, immutable: true, maxLength: 16 }),
    stored({
      name: 'shelf_id',
      kind: 'ref',
      required: true,
      target: 'Shelf',
      reference: { entity: 'Shelf', path: '/api/store/shelf/items', value: 'id', label: 'name' },
    }),
    stored({ name: 'shelf_code', kind: 'code', through: { ref: 'shelf_id', field: 'code' } }),
    stored({ name: 'shelf_title', kind: 'string', through: { ref: 'shelf_id', field: 'name' } }),
    stored({ name: 'owner_id', kind: 'integer', through: { ref: 'shelf_id', field: 'owner_id' } }),
    stored({ name: 'price', kind: 'money', required: true, min: '0.00' }),
    stored({ name: 'discount', kind: 'percent', nullable: true }),
    stored({ name: 'pieces', kind: 'integer', required: true, min: 1, max: 1000 }),
    stored({ name: 'fragile', kind: 'boolean', initial: false }),
    stored({ name: 'phone', kind: 'phone', nullable: true, mask: 'store.pii.view' }),
    stored({ name: 'secret', kind: 'secret', nullable: true }),
    stored({ name: 'tags', kind: 'list', item: { kind: 'string' }, nullable: true }),
    stored({ name: 'tag_count', kind: 'integer', readonly: true, count: { kind: 'items', field: 'tags' } }),
    stored({
      name: 'reach_count',
      kind: 'integer',
      readonly: true,
      count: { kind: 'items', field: 'tags', allOf: 'Shelf' },
    }),
    stored({ name: 'shelf_crates', kind: 'integer', through: { ref: 'shelf_id', field: 'crate_count' } }),
    stored({ name: 'due', kind: 'date', nullable: true }),
    stored({ name: 'came_at', kind: 'datetime', required: true }),
    stored({ name: 'photo', kind: 'image', nullable: true }),
    stored({ name: 'note', kind: 'text', nullable: true, maxLength: 500 }),
    stored({ name: 'locked_by', kind: 'ref', target: 'Person', readonly: true, nullable: true }),
    stored({ name: 'locked_at', kind: 'datetime', readonly: true, nullable: true }),
    stored({ name: 'timeline', kind: 'list', item: { kind: 'json' }, readonly: true }),
    stored({ name: 'status', kind: 'enum', options: statuses, readonly: true }),
  ]),
};

export const person: Entity = {
  name: 'Person',
  area: 'store',
  table: 'person',
  key: 'id',
  display: 'name',
  search: ['name'],
  fields: byName([stored({ name: 'id', kind: 'id', readonly: true }), stored({ name: 'name', kind: 'string' })]),
};

/** Tables and rows of the store: sixty crates on two shelves of two owners. */
export const tables = `
create table person (id integer primary key, name varchar(40) not null);
insert into person values (1, 'หนึ่ง'), (2, 'สอง'), (3, 'สาม'), (4, 'สี่');
create table shelf (id integer generated by default as identity primary key, code varchar(16) not null unique, name varchar(40) not null, owner_id integer not null);
create table crate (
  id integer generated by default as identity primary key,
  created_at timestamptz not null default now(), created_by integer, updated_at timestamptz not null default now(), updated_by integer,
  version integer not null default 1,
  code varchar(16) not null unique, shelf_id integer not null references shelf (id), price bigint not null check (price >= 0),
  discount numeric(9,4), pieces integer not null, fragile boolean not null default false, phone varchar(10), secret text, tags jsonb,
  due date, came_at timestamptz not null, photo text, note text, locked_by integer, locked_at timestamptz,
  timeline jsonb not null default '[]', status varchar(16) not null default 'new');
insert into shelf (id, code, name, owner_id) values (1, 'S1', 'ชั้นหนึ่ง', 1), (2, 'S2', 'ชั้นสอง', 2);
insert into crate (id, code, shelf_id, price, discount, pieces, fragile, phone, tags, due, came_at, status, note)
select n, 'C' || lpad(n::text, 4, '0'), 1 + (n % 2), n * 1001, case when n % 3 = 0 then 12.5 end, n, n % 2 = 0, '08' || lpad(n::text, 8, '0'),
  case when n % 4 = 0 then '["red"]'::jsonb else '["blue","green"]'::jsonb end, date '2026-01-01' + n,
  timestamptz '2026-01-31 16:59:59.5Z' + make_interval(hours => n - 1), (array['new','packed','sent','lost'])[1 + n % 4],
  case n when 1 then '=cmd()' when 3 then '๕๐%_ลด' when 5 then '-150.00' end
from generate_series(1, 60) n;
select setval('crate_id_seq', 1000); select setval('shelf_id_seq', 1000);
`;
