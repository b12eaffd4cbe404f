import { kinds } from '#contract/kinds/index.ts';
import { complaints, type Rule } from './rule.ts';
/** A field without a Thai label would show its English name to everybody. */
export const thaiLabels: Rule = function* (world) {
  const complain = complaints('thai-label', world);
  const { places, entities, endpoints } = world.draft;
  for (const { name: entity, raw } of entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      if (
        field.th !== undefined ||
        field.through !== undefined ||
        (field.type && kinds[field.type].key) ||
        places.isDamaged(field)
      )
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
