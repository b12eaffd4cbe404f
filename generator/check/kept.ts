import { subjectOf } from '../model/endpoints.ts';
import { complaints, type Rule } from './rule.ts';

const writes: ReadonlySet<string> = new Set(['create', 'update', 'remove', 'move']);

/** A table of the platform is read, never written; a list that is not counted to its end has no sums over all of it. */
export const kept: Rule = function* (world) {
  const complain = complaints('kept', world);
  const { entities, endpoints } = world.draft;
  for (const { name, raw, holder } of entities.values()) {
    if (raw.kept === undefined) continue;
    if (raw.virtual || raw.managed) {
      const key = raw.virtual ? 'virtual' : 'managed';
      yield complain({ holder: raw, key, message: `${name} is kept by the platform and cannot be ${key}` });
    }
    if (raw.table === undefined) {
      yield complain({ holder, key: name, part: 'key', message: `say which table of the platform ${name} is` });
    }
  }
  for (const { raw } of endpoints.values()) {
    const { kind, entity } = subjectOf(raw);
    if (writes.has(kind) && entity !== undefined && entities.get(entity)?.raw.kept) {
      yield complain({
        holder: raw,
        key: kind,
        received: entity,
        message: `${entity} is kept by the platform: no call writes it`,
      });
    }
    if (raw.countTo === undefined) continue;
    for (const key of ['totals', 'facet'] as const) {
      if (raw[key] === undefined) continue;
      yield complain({ holder: raw, key, message: `countTo counts only the first rows: there is no ${key} over all` });
    }
  }
};
