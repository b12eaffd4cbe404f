import { columnOf } from '../model/columns.ts';
import { valuesIn } from '../model/conditions.ts';
import type { EndpointModel } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { screenParts, shownBy } from './look.ts';
import { type Rule, warnings } from './rule.ts';

/** The only value that a field has in the rows of a call; undefined where there may be several. */
export function onlyValues(
  world: World,
  { entity, where }: EndpointModel,
  field: string,
): readonly string[] | undefined {
  const own = entity === undefined ? undefined : world.entities.raw(entity)?.where?.[field];
  return own === undefined ? valuesIn(where, field) : [String(own)];
}

/** A column that says the same in every row, and takes the place of one that does not. */
export const constantColumns: Rule = function* (world) {
  const warn = warnings('constant-column', world);
  for (const raw of screenParts(world)) {
    const endpoint = shownBy(world, raw);
    if (!endpoint || !('list' in raw || 'report' in raw)) continue;
    for (const [index, one] of (raw.columns ?? []).entries()) {
      const { field, hidden } = columnOf(one);
      const [value, ...others] = onlyValues(world, endpoint, field) ?? [];
      if (value === undefined || others.length > 0 || hidden) continue;
      const at = typeof one === 'string' ? { holder: raw.columns ?? raw, key: index } : { holder: one, key: 'field' };
      const message = `every row of ${endpoint.id} has ${field}: ${value}: the column says nothing; leave it out`;
      yield warn({ ...at, received: field, message });
    }
  }
};
