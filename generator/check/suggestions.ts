import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawFilter } from '../language/endpoint.ts';
import type { RawField } from '../language/field.ts';
import { writtenFilters } from '../model/filters.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

/** Suggestions are offered for texts, parts of them go to fields that exist, and switches compare what can be compared. */
export const suggested: Rule = function* (world) {
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (!world.draft.places.isDamaged(field)) yield* fieldProblems(world, entity, name, field);
    }
  }
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const entity = world.endpoints.get(id)?.entity;
    for (const { name, raw: filter } of writtenFilters(raw.filters)) {
      if (filter.equals !== undefined && entity !== undefined) yield* switchProblems(world, entity, name, filter);
    }
  }
};

function* fieldProblems(world: World, entity: string, name: string, raw: RawField): Iterable<Problem> {
  const complain = complaints('suggest', world);
  const kind = world.entities.field(entity, name)?.kind;
  if (raw.suggest !== undefined && kind !== undefined && !kinds[kind].line)
    yield complain({
      holder: raw,
      key: 'suggest',
      received: raw.suggest,
      message: `${entity}.${name} is ${kind}: only a line of text has suggestions`,
    });
  if (raw.fills === undefined) return;
  if (raw.suggest !== 'permissions')
    yield complain({
      holder: raw,
      key: 'fills',
      part: 'key',
      received: 'fills',
      message: `${entity}.${name} is not put together from parts (suggest: permissions): it fills nothing`,
    });
  for (const other of Object.keys(raw.fills)) {
    yield* unknownField('suggest', world, { holder: raw.fills, key: other, part: 'key' }, entity, other);
  }
}

function* switchProblems(world: World, entity: string, name: string, filter: RawFilter): Iterable<Problem> {
  const field = world.entities.field(entity, filter.field ?? name);
  if (!field) return;
  const at = { holder: filter, key: 'equals' };
  const value = String(filter.equals);
  if (kindData[field.kind].compared !== 'value')
    yield complaints(
      'filter',
      world,
    )({ ...at, received: value, message: `${entity}.${field.name} is ${field.kind}: a switch cannot compare it` });
  const options = field.options?.map((option) => option.value) ?? [];
  if (options.length > 0 && !options.includes(value))
    yield* unknownOption('filter', world, at, value, `${entity}.${field.name}`, options);
}
