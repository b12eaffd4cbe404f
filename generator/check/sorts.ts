import { isRead } from '#contract/endpoint.ts';
import { kindData } from '#contract/kinds/data.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { fieldIsSound } from './look.ts';
import { type At, complaints } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** What keeps rows from being sorted by a field. `listed` = the endpoint may also narrow what can be sorted. */
export function* sortProblems(
  world: World,
  endpoint: EndpointModel,
  name: string,
  at: At,
  listed: boolean,
): Iterable<Problem> {
  const { entity } = endpoint;
  if (entity === undefined) return;
  const complain = complaints('sort', world);
  const field = world.entities.field(entity, name);
  if (!field) {
    yield* unknownField('sort', world, at, entity, name);
    return;
  }
  if (!fieldIsSound(world, entity, name)) return;
  const isVirtual = world.entities.raw(entity)?.virtual === true;
  if (!kindData[field.kind].sortable) {
    yield complain({
      ...at,
      received: name,
      message: `${entity}.${name} is ${field.kind}: rows cannot be sorted by it`,
    });
  } else if (!isRead(field) && !isVirtual && endpoint.kind !== 'report') {
    yield complain({ ...at, received: name, message: `${entity}.${name} has no column: rows cannot be sorted by it` });
  } else if (listed && world.draft.endpoints.get(endpoint.id)?.raw.sortable && !endpoint.sortable?.includes(name)) {
    yield complain({ ...at, received: name, message: `“${name}” is not among the sortable fields of ${endpoint.id}` });
  }
}
