import { writtenFilters } from '../model/filters.ts';
import { onlyValues } from './constant-columns.ts';
import { isSound } from './look.ts';
import { type Rule, warnings } from './rule.ts';

/** A filter that begins with what no row of its call has: the list opens empty, and seems to have nothing. */
export const hiddenRows: Rule = function* (world) {
  const warn = warnings('hidden-rows', world);
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const endpoint = world.endpoints.get(id);
    if (!endpoint || !isSound(world, endpoint)) continue;
    for (const { name, raw: filter } of writtenFilters(raw.filters)) {
      if (filter.initial === undefined || filter.where || filter.some) continue;
      const values = onlyValues(world, endpoint, filter.field ?? name);
      const begins = String(filter.initial).split(',');
      if (!values || begins.some((value) => values.includes(value))) continue;
      const message = `“${name}” begins with ${begins.join(', ')}, and every row of ${id} is ${values.join(' or ')}: nothing would be shown`;
      yield warn({ holder: filter, key: 'initial', received: String(filter.initial), message });
    }
  }
};
