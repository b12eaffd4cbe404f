import { own } from '../model/draft.ts';
import { subjectOf } from '../model/endpoints.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { entityIsSound } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** The entity, and for a move the moves, that an endpoint is about exist. */
export const endpointSubjects: Rule = function* (world) {
  const complain = complaints('endpoint', world);
  const { entities } = world.draft;
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const { kind, entity } = subjectOf(raw);
    if (kind === 'move') {
      yield* movesOf(world, id);
      continue;
    }
    if (entity !== undefined && !entities.has(entity)) {
      yield* unknownName(
        'unknown-entity',
        world,
        { holder: raw, key: kind },
        entity,
        entities.keys(),
        `unknown entity “${entity}”`,
      );
    }
    if (raw.over !== undefined && kind !== 'claim')
      yield complain({ holder: raw, key: 'over', part: 'key', received: 'over', message: `a ${kind} has no “over”` });
    const claimed = entity === undefined ? undefined : entities.get(entity)?.raw;
    if (
      (kind === 'claim' || kind === 'release') &&
      claimed &&
      !claimed.claimed &&
      !world.draft.places.isDamaged(claimed)
    )
      yield complain({
        holder: raw,
        key: kind,
        received: entity ?? '',
        message: `records of ${entity} are in nobody’s hands: say claimed: true there`,
      });
    if (
      entity !== undefined &&
      entities.get(entity)?.raw.virtual &&
      kind !== 'report' &&
      kind !== 'service' &&
      raw.handler === undefined
    ) {
      yield complain({
        holder: raw,
        key: kind,
        received: entity,
        message: `${entity} is virtual: it has no table for a generic ${kind}`,
      });
    }
  }
};

function* movesOf(world: World, id: string): Iterable<Problem> {
  const raw = world.draft.endpoints.get(id)?.raw;
  const value = raw?.move;
  if (raw === undefined || value === undefined) return;
  const list = typeof value === 'string' ? [value] : value;
  const complain = complaints('move', world);
  const first = list[0]?.split('.')[0];
  for (const [index, written] of list.entries()) {
    const at = typeof value === 'string' ? { holder: raw, key: 'move' } : { holder: value, key: index };
    const [entity = '', move] = written.split('.');
    const existing = world.draft.entities.get(entity);
    if (!existing) {
      yield* unknownName(
        'unknown-entity',
        world,
        at,
        entity,
        world.draft.entities.keys(),
        `unknown entity “${entity}”`,
      );
      continue;
    }
    const lifecycle = world.entities.lifecycleRaw(entity);
    if (!lifecycle) {
      if (!world.draft.places.isDamaged(existing.raw) && entityIsSound(world, entity))
        yield complain({ ...at, received: written, message: `${entity} has no life-cycle` });
      continue;
    }
    const found = move === undefined ? undefined : own(lifecycle.moves, move);
    if (!found) {
      const names = Object.keys(lifecycle.moves).map((name) => `${entity}.${name}`);
      if (move === undefined || !world.draft.places.isDamaged(lifecycle.moves))
        yield* unknownName('move', world, at, written, names, `${entity} has no move “${move ?? ''}”`);
    } else if (found.system) {
      yield complain({
        ...at,
        received: written,
        message: `${written} is made by the system alone; no call may ask for it`,
      });
    } else if (entity !== first) {
      yield complain({ ...at, received: written, message: `one call moves one entity: ${first} or ${entity}` });
    }
  }
}
