import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound } from './look.ts';
import { complaints, unknownName } from './rule.ts';

/** A field that the reply of a call should hold. */
export function* replyProblems(
  world: World,
  endpoint: EndpointModel,
  name: string,
  at: { holder: object; key: string | number; part?: 'key' | 'value' },
): Iterable<Problem> {
  const names = world.replyNames(endpoint);
  if (!names || names.includes(name) || !isSound(world, endpoint)) return;
  const { entity } = endpoint;
  if (entity !== undefined && world.entities.field(entity, name)) {
    yield complaints(
      'column',
      world,
    )({
      ...at,
      received: name,
      message: `“${name}” is a field of ${entity}, but not in the reply of ${endpoint.id}: add it to its fields`,
    });
    return;
  }
  yield* unknownName(
    'column',
    world,
    at,
    name,
    names,
    `unknown field “${name}” ${entity === undefined ? 'in the reply of' : `on ${entity}, the reply of`} ${endpoint.id}`,
  );
}
