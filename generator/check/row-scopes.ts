import type { World } from '../model/world.ts';
import { entityIsSound } from './look.ts';
import { complaints, type Rule } from './rule.ts';

/** Agents are the records that are their own scope. */
function isAgent({ entities }: World, entity: string): boolean {
  return entities.scopeOf(entity)[0] === entities.keyOf(entity);
}

/** Does this field of a row say whose it is: an agent, agents, a record? */
function saysWhose({ entities }: World, entity: string, name: string): boolean {
  const field = entities.meant(entity, name);
  return !field || field.kind === 'ref' || field.kind === 'list' || name === entities.keyOf(entity);
}

/** Do the rows of an entity belong to one agent each, where they say whose they are? */
function hasOneAgent(world: World, entity: string, above: readonly string[] = []): boolean {
  const [first] = world.entities.scopeOf(entity);
  if (first === undefined || above.includes(entity)) return false;
  if (first === world.entities.keyOf(entity)) return true;
  const field = world.entities.meant(entity, first);
  if (field?.target === undefined || field.kind === 'list') return false;
  return isAgent(world, field.target) || hasOneAgent(world, field.target, [...above, entity]);
}

/** Whether an entity's scope leads to itself through others. */
function isCircular(world: World, entity: string, name: string): boolean {
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    world.entities.scopeOf(from).some((step) => {
      const target = world.entities.field(from, step)?.target;
      if (target === undefined || isAgent(world, target) || seen.has(target)) return false;
      seen.add(target);
      return target === entity || reaches(target);
    });
  const target = world.entities.field(entity, name)?.target;
  return target !== undefined && !isAgent(world, target) && (target === entity || reaches(target));
}

/**
 * Seeing a row means seeing what it is about. So a row about something of one agent, such as a member, is visible to the
 * staff of that agent, and not to those of every agent with whom it shares a poll or an account.
 */
export const rowScopes: Rule = function* (world) {
  const complain = complaints('row-scope', world);
  const { entities, draft } = world;
  for (const { name, raw, holder } of draft.entities.values()) {
    if (!entityIsSound(world, name) || draft.places.isDamaged(raw)) continue;
    const written = raw.scope === undefined ? [] : typeof raw.scope === 'string' ? [raw.scope] : raw.scope;
    const at = (index: number) =>
      typeof raw.scope === 'object' ? { holder: raw.scope, key: index } : { holder: raw, key: 'scope' };
    for (const [index, field] of written.entries()) {
      if (!saysWhose(world, name, field)) {
        yield complain({
          ...at(index),
          received: field,
          message: `${name}.${field} says of no row whose it is: a scope is an agent, a list of agents or a reference`,
        });
      } else if (isCircular(world, name, field)) {
        yield complain({ ...at(index), received: field, message: `${name} belongs to whomever it belongs to itself` });
      }
    }
    if (raw.virtual || hasOneAgent(world, name)) continue;
    const own = raw.extends === undefined ? entities.names(name) : Object.keys(raw.fields ?? {});
    const about = own.find((field) => {
      const scoped = entities.field(name, field);
      return (
        scoped?.kind === 'ref' && !scoped.through && scoped.target !== undefined && hasOneAgent(world, scoped.target)
      );
    });
    const target = about === undefined ? undefined : entities.field(name, about)?.target;
    if (target === undefined) continue;
    yield complain({
      ...(written.length === 0 ? { holder, key: name, part: 'key' as const } : at(0)),
      ...(written[0] === undefined ? {} : { received: written[0] }),
      message: `${name} is about ${target} (${about}), which belongs to one agent, and is visible to others: begin its scope with “${about}”`,
    });
  }
};
