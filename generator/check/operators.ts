import { kindData } from '#contract/kinds/data.ts';
import { writtenFilters } from '../model/filters.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofEndpoints, ofEntities, together } from './each.ts';
import { fieldIsSound, isSound } from './look.ts';
import { complaints } from './rule.ts';

/** Filters only use what the kind of their field supports: searches of texts, operators, fixed values. */
export const operators = together(
  ofEntities(function* (world, { name, raw }) {
    for (const [key, field] of (raw.search ?? []).entries())
      yield* searchProblems(world, name, field, raw.search ?? raw, key);
  }),
  ofEndpoints(function* (world, { name: id, raw }) {
    const endpoint = world.endpoints.get(id);
    if (!endpoint || !isSound(world, endpoint)) return;
    for (const { name, raw: filter } of writtenFilters(raw.filters)) {
      const { operator } = filter;
      const kind = endpoint.filters?.find((one) => one.name === name)?.field.kind;
      if (operator === undefined || operator === 'search' || kind === undefined) continue;
      if (filter.where !== undefined || filter.some !== undefined || kindData[kind].operators.includes(operator))
        continue;
      const may = kindData[kind].operators.join(' or ');
      const message = `“${name}” is ${kind}: it is filtered by ${may || 'nothing'}, not by ${operator}`;
      yield complaints('operator', world)({ holder: filter, key: 'operator', received: operator, message });
    }
  }),
);

function* searchProblems(world: World, entity: string, name: string, holder: object, key: number): Iterable<Problem> {
  const field = world.entities.field(entity, name);
  if (!field || kindData[field.kind].searched || !fieldIsSound(world, entity, name)) return;
  const message = `${entity}.${name} is ${field.kind}: only texts are searched`;
  yield complaints('operator', world)({ holder, key, received: name, message });
}
