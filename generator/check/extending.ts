import { complaints, type Rule, unknownName } from './rule.ts';

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
    } else if (base.raw.kept) {
      yield complain({ ...at, received: raw.extends, message: `the table of ${raw.extends} is the platform's` });
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
