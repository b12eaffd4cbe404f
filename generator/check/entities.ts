import { own } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { fieldIsSound } from './look.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';

/** A field that an entity should have. */
export function unknownField(rule: string, world: World, at: At, entity: string, name: string): readonly Problem[] {
  if (world.entities.written(entity).has(name)) return [];
  return unknownName(rule, world, at, name, world.entities.names(entity), `unknown field “${name}” on ${entity}`);
}

/** `extends` names an entity with a table, and not itself in the end. */
export const extending: Rule = function* (world) {
  const complain = complaints('extends', world);
  const { entities } = world.draft;
  for (const { name, raw } of entities.values()) {
    if (raw.extends === undefined) continue;
    const base = entities.get(raw.extends);
    const at = { holder: raw, key: 'extends' };
    if (!base) {
      yield* unknownName('extends', world, at, raw.extends, entities.keys(), `unknown entity “${raw.extends}”`);
      continue;
    }
    const seen = new Set([name]);
    for (let next = base.raw.extends; next !== undefined && !seen.has(next); next = entities.get(next)?.raw.extends)
      seen.add(next);
    if (
      raw.extends === name ||
      [...seen].slice(1).some((other) => entities.get(other)?.raw.extends === name) ||
      base.raw.extends === name
    ) {
      yield complain({ ...at, received: raw.extends, message: `${name} extends itself` });
    } else if (base.raw.virtual) {
      yield complain({ ...at, received: raw.extends, message: `${raw.extends} is virtual: it has no table to share` });
    }
    if (raw.table !== undefined) {
      yield complain({
        holder: raw,
        key: 'table',
        received: raw.table,
        message: `${name} lives in the table of ${raw.extends}; it has none of its own`,
      });
    }
  }
};

/** Fields that an entity names in its own description exist on it. */
export const entityFields: Rule = function* (world) {
  for (const { name, raw } of world.draft.entities.values()) {
    for (const key of ['key', 'display', 'scope'] as const) {
      const field = raw[key];
      if (field !== undefined) yield* unknownField('entity-field', world, { holder: raw, key }, name, field);
    }
    if (
      raw.key === undefined &&
      raw.extends === undefined &&
      raw.fields &&
      !world.entities.written(name).has('id') &&
      !world.draft.places.isDamaged(raw.fields) &&
      !world.draft.places.isDamaged(raw)
    ) {
      const { holder } = world.draft.entities.get(name) ?? { holder: raw };
      yield complaints(
        'entity-key',
        world,
      )({
        holder,
        key: name,
        part: 'key',
        received: Object.keys(raw.fields).join(', '),
        message: `${name} has no field “id”: say managed: true, or name its key`,
      });
    }
    for (const [index, field] of (raw.search ?? []).entries()) {
      yield* unknownField('entity-field', world, { holder: raw.search ?? raw, key: index }, name, field);
    }
    for (const field of Object.keys(raw.where ?? {})) {
      yield* unknownField('entity-field', world, { holder: raw.where ?? raw, key: field, part: 'key' }, name, field);
    }
    for (const index of raw.indexes ?? []) {
      const columns = 'columns' in index ? index.columns : index;
      for (const [at, column] of columns.entries()) {
        yield* unknownField('entity-field', world, { holder: columns, key: at }, name, column);
        const field = world.entities.field(name, column);
        if (field && field.column === undefined) {
          yield complaints(
            'entity-field',
            world,
          )({ holder: columns, key: at, received: column, message: `${name}.${column} has no column to index` });
        }
      }
    }
  }
};

/** Entities and enums that a field refers to exist, and `through` leads somewhere. */
export const fieldTargets: Rule = function* (world) {
  const { draft, enums } = world;
  for (const { name: entity, raw } of draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      yield* targetsOf(field, `${entity}.${name}`, world);
      if (field.through !== undefined) yield* through(world, entity, name, field);
    }
  }
  for (const { name, raw } of draft.endpoints.values()) {
    for (const parts of [raw.input, raw.query, raw.reply]) {
      if (parts === undefined || Array.isArray(parts)) continue;
      for (const [part, field] of Object.entries(parts)) yield* targetsOf(field, `${name} ${part}`, world);
    }
    if (raw.filters === undefined || Array.isArray(raw.filters)) continue;
    for (const filter of Object.values(raw.filters)) {
      if (filter.of !== undefined && !enums.has(filter.of))
        yield* unknownName(
          'unknown-enum',
          world,
          { holder: filter, key: 'of' },
          filter.of,
          enums.keys(),
          `unknown enum “${filter.of}”`,
        );
      if (filter.to !== undefined && !draft.entities.has(filter.to))
        yield* unknownName(
          'unknown-entity',
          world,
          { holder: filter, key: 'to' },
          filter.to,
          draft.entities.keys(),
          `unknown entity “${filter.to}”`,
        );
    }
  }
};

type RawPart = Readonly<Record<string, unknown>> & {
  readonly type?: string;
  readonly to?: string;
  readonly of?: unknown;
};

const itemKinds = new Set([
  'string',
  'text',
  'integer',
  'points',
  'money',
  'percent',
  'multiplier',
  'boolean',
  'date',
  'datetime',
  'time',
  'phone',
  'account',
  'email',
  'url',
  'ip',
  'image',
  'code',
  'json',
  'id',
  'html',
]);

function* targetsOf(field: RawPart, label: string, world: World): Iterable<Problem> {
  const { enums } = world;
  const { entities, places } = world.draft;
  const complain = complaints('field-target', world);
  if (field.to !== undefined && !entities.has(field.to)) {
    yield* unknownName(
      'unknown-entity',
      world,
      { holder: field, key: 'to' },
      field.to,
      entities.keys(),
      `unknown entity “${field.to}”`,
    );
  }
  if (field.type === 'ref' && field.to === undefined && !places.isDamaged(field)) {
    yield complain({
      holder: field,
      key: 'type',
      received: 'ref',
      message: `${label} is a ref: say which entity it points at (to)`,
    });
  }
  if (field.type === 'enum' && field.of === undefined && !places.isDamaged(field)) {
    yield complain({ holder: field, key: 'type', received: 'enum', message: `${label} is an enum: say which (of)` });
  }
  if (typeof field.of === 'string' && !enums.has(field.of)) {
    if (field.type !== 'list')
      yield* unknownName(
        'unknown-enum',
        world,
        { holder: field, key: 'of' },
        field.of,
        enums.keys(),
        `unknown enum “${field.of}”`,
      );
    else if (!itemKinds.has(field.of))
      yield* unknownName(
        'unknown-enum',
        world,
        { holder: field, key: 'of' },
        field.of,
        [...enums.keys(), ...itemKinds],
        `“${field.of}” is neither a kind nor an enum`,
      );
  }
  if (isPart(field.of)) yield* targetsOf(field.of, label, world);
}

const isPart = (value: unknown): value is RawPart => typeof value === 'object' && value !== null;

function* through(world: World, entity: string, name: string, field: { readonly through?: string }): Iterable<Problem> {
  const path = field.through ?? '';
  const steps = path.split('.');
  const at = { holder: field, key: 'through' };
  const complain = complaints('through', world);
  if (steps.length < 2 || steps.length > 3) {
    yield complain({
      ...at,
      received: path,
      message: `${entity}.${name}: “through” is one or two references and a field: member_id.username`,
    });
    return;
  }
  let owner = entity;
  for (const [index, step] of steps.entries()) {
    const found = world.entities.field(owner, step);
    const written = world.entities.written(owner).get(step);
    if (!found) {
      if (written) {
        if (!written.raw.through) return;
        yield complain({ ...at, received: path, message: `${entity}.${name} reads through itself` });
      } else
        yield* unknownName(
          'through',
          world,
          at,
          step,
          world.entities.names(owner),
          `unknown field “${step}” on ${owner}`,
        );
      return;
    }
    if (index === steps.length - 1) return;
    if (found.kind !== 'ref') {
      if (fieldIsSound(world, owner, step))
        yield complain({
          ...at,
          received: path,
          message: `${owner}.${step} is no reference: nothing can be read through it`,
        });
      return;
    }
    if (found.target === undefined || !world.draft.entities.has(found.target)) return;
    owner = found.target;
  }
}

/** A field without a Thai label would show its English name to everybody. */
export const thaiLabels: Rule = function* (world) {
  const complain = complaints('thai-label', world);
  const { places, entities, endpoints } = world.draft;
  for (const { name: entity, raw } of entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (field.th !== undefined || field.through !== undefined || field.type === 'id' || places.isDamaged(field))
        continue;
      if (raw.extends !== undefined && world.entities.field(raw.extends, name)) continue;
      yield complain({
        holder: raw.fields ?? raw,
        key: name,
        part: 'key',
        received: name,
        message: `${entity}.${name} has no Thai label (th)`,
      });
    }
  }
  for (const { name: id, raw } of endpoints.values()) {
    if (raw.input === undefined || Array.isArray(raw.input)) continue;
    const { entity } = world.endpoints.get(id) ?? {};
    for (const [name, field] of Object.entries(raw.input)) {
      if (field.th !== undefined || field.type === undefined || places.isDamaged(field)) continue;
      if (entity !== undefined && world.entities.field(entity, name)) continue;
      yield complain({
        holder: raw.input,
        key: name,
        part: 'key',
        received: name,
        message: `${id}: the input “${name}” has no Thai label (th)`,
      });
    }
  }
  for (const { name, raw, holder } of world.draft.enums.values()) {
    if (Object.keys(raw).length === 0 && !places.isDamaged(raw))
      yield complaints(
        'empty-enum',
        world,
      )({ holder, key: name, part: 'key', received: '{}', message: `the enum ${name} has no values` });
  }
};

/** Two entities that would write to one table without one extending the other; a shared column of two kinds. */
export const tables: Rule = function* (world) {
  const complain = complaints('table', world);
  const owners = new Map<string, string>();
  const columns = new Map<string, { readonly entity: string; readonly kind: string }>();
  for (const { name, raw, holder } of world.draft.entities.values()) {
    const model = world.entities.model(name);
    if (!model || model.virtual) continue;
    if (model.extends === undefined) {
      const other = owners.get(model.table);
      if (other === undefined) owners.set(model.table, name);
      else
        yield complain(
          raw.table === undefined
            ? {
                holder,
                key: name,
                part: 'key',
                received: model.table,
                message: `the table ${model.table} belongs to ${other}; say extends: ${other}, or name another table`,
              }
            : {
                holder: raw,
                key: 'table',
                received: model.table,
                message: `the table ${model.table} belongs to ${other}; say extends: ${other}, or name another table`,
              },
        );
      continue;
    }
    for (const field of Object.values(model.fields)) {
      if (field.column === undefined) continue;
      const id = `${model.table}.${field.column}`;
      const owner = world.entities.field(model.extends, field.name);
      const before = columns.get(id) ?? (owner && { entity: model.extends, kind: owner.kind });
      if (!before) columns.set(id, { entity: name, kind: field.kind });
      else if (before.kind !== field.kind && fieldIsSound(world, name, field.name) && own(raw.fields, field.name)) {
        yield complain({
          holder: raw.fields ?? raw,
          key: field.name,
          part: 'key',
          received: field.kind,
          message: `the column ${id} is ${before.kind} for ${before.entity} and cannot be ${field.kind} too`,
        });
      }
    }
  }
};
