import { plainEvents } from '#contract/event.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawEvent, RawEventGroup } from '../language/event.ts';
import { listed } from '../model/events.ts';
import type { EntityModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { entityIsSound, fieldIsSound } from './look.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';
import { unknownField } from './unknown-field.ts';

const rule = 'event';

/** An event is of something that happens to such a record, and tells only what anybody may know who is told of it. */
export const events: Rule = function* (world) {
  for (const { raw } of world.draft.events.values()) {
    const entity = world.entities.model(raw.of);
    if (!entity) {
      const message = `unknown entity “${raw.of}”`;
      yield* unknownName(rule, world, { holder: raw, key: 'of' }, raw.of, world.draft.entities.keys(), message);
      continue;
    }
    if (!entityIsSound(world, raw.of)) continue;
    if (entity.virtual || !isNumbered(entity)) {
      const message = `${raw.of} has no numbered rows: nothing is recorded of what happens to it`;
      yield complaints(rule, world)({ holder: raw, key: 'of', received: raw.of, message });
      continue;
    }
    yield* fieldProblems(world, raw);
    for (const [type, event] of Object.entries(raw.types))
      yield* happeningProblems(world, entity, event, { holder: raw.types, key: type, part: 'key' });
  }
};

/** Is a row told by a number of its own? */
const isNumbered = ({ fields, key }: EntityModel): boolean => {
  const kind = fields[key]?.kind;
  return kind !== undefined && kinds[kind].key === true;
};

/** Fields of the record are there and are nobody's secret: whoever listens has no permission to see them. */
function* fieldProblems(world: World, raw: RawEventGroup): Iterable<Problem> {
  const complain = complaints(rule, world);
  for (const [index, name] of raw.fields.entries()) {
    const at = { holder: raw.fields, key: index };
    const field = world.entities.field(raw.of, name);
    if (!field) yield* unknownField(rule, world, at, raw.of, name);
    else if (!fieldIsSound(world, raw.of, name)) continue;
    else if (kinds[field.kind].secret || kindData[field.kind].masked || field.mask !== undefined) {
      const message = `${raw.of}.${name} is ${field.mask === undefined ? 'secret' : 'masked'}: it is not sent to other programs`;
      yield complain({ ...at, received: name, message });
    } else if (field.column === undefined && field.through === undefined) {
      const message = `${raw.of}.${name} is not stored: an event tells what was so when it happened`;
      yield complain({ ...at, received: name, message });
    }
  }
}

/** The statuses of a record: of its life-cycle, or of its field `status`. */
function statusesOf({ fields, lifecycle }: EntityModel): readonly string[] {
  return (fields[lifecycle?.field ?? 'status']?.options ?? []).map(({ value }) => value);
}

/** Something makes it happen, and leads to where it says. */
function* happeningProblems(world: World, entity: EntityModel, event: RawEvent, place: At): Iterable<Problem> {
  const complain = complaints(rule, world);
  const moves = entity.lifecycle?.moves ?? {};
  const known = [...plainEvents, ...Object.keys(moves)];
  const [on, to] = [listed(event.on), listed(event.to)];
  if (on.length === 0 && to.length === 0) {
    const message = `this never happens: say on (${known.join(', ')}), or to, with a status`;
    return yield complain({ ...place, received: String(place.key), message });
  }
  const at = (key: 'on' | 'to', index: number): At => {
    const value = event[key];
    return typeof value === 'object' ? { holder: value, key: index } : { holder: event, key };
  };
  const unknown = on.filter((name) => !known.includes(name));
  for (const name of unknown) {
    const message = `“${name}” happens to no ${entity.name}: it is neither a move of its life-cycle nor ${plainEvents.join(', ')}`;
    yield* unknownName(rule, world, at('on', on.indexOf(name)), name, known, message);
  }
  const statuses = statusesOf(entity);
  if (unknown.length > 0 || (statuses.length === 0 && to.length === 0)) return;
  for (const [index, status] of to.entries()) {
    if (!statuses.includes(status)) {
      const message = `“${status}” is no status of ${entity.name}`;
      yield* unknownName(rule, world, at('to', index), status, statuses, message);
    } else if (on.length > 0 && !on.some((name) => leadsTo(entity, name, status))) {
      const message = `${on.join(', ')} of ${entity.name} never leads to ${status}`;
      yield complain({ ...at('to', index), received: status, message });
    }
  }
}

/** May a record be in this status after it? A new one may begin in any; an update changes none that moves write. */
function leadsTo({ lifecycle }: EntityModel, name: string, status: string): boolean {
  if (!lifecycle) return true;
  return name === 'created' || (lifecycle.moves[name]?.to.includes(status) ?? false);
}
