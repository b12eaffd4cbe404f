import { ofEndpoints } from './each.ts';
import { isSound } from './look.ts';
import { complaints, unknownName } from './rule.ts';

/** Only what would be offered to be undone says that it is not: an update that moves no money, and fields that it takes. */
export const undo = ofEndpoints(function* (world, { name: id, raw }) {
  const endpoint = world.endpoints.get(id);
  if (!raw.undo || !endpoint || !isSound(world, endpoint)) return;
  const complain = complaints('undo', world);
  if (endpoint.kind !== 'update' || endpoint.money) {
    const what = endpoint.money ? `${id} moves money` : `${id} is a ${endpoint.kind}`;
    const message = `${what}: nobody is offered to undo it anyway`;
    yield complain({ holder: raw, key: 'undo', part: 'key', received: 'undo', message });
    return;
  }
  const taken = endpoint.input.map(({ name }) => name);
  const { fields = [] } = raw.undo;
  for (const [key, name] of fields.entries()) {
    if (taken.includes(name)) continue;
    yield* unknownName('undo', world, { holder: fields, key }, name, taken, `${id} takes no “${name}”`);
  }
});
