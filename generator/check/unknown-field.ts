import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { entityIsSound } from './look.ts';
import { type At, unknownName } from './rule.ts';

/** A field that an entity should have. */
export function unknownField(rule: string, world: World, at: At, entity: string, name: string): readonly Problem[] {
  if (world.entities.written(entity).has(name) || !entityIsSound(world, entity)) return [];
  return unknownName(rule, world, at, name, world.entities.names(entity), `unknown field “${name}” on ${entity}`);
}
