import type { Field } from '#contract/field.ts';
import { writtenParts } from '../model/parts.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { entityIsSound, isSound } from './look.ts';
import { complaints, type Rule } from './rule.ts';

const lacksChoices = (field: Field): boolean => field.kind === 'ref' && !field.reference;

function* inputs(world: World, endpoint: EndpointModel): Iterable<Problem> {
  const complain = complaints('reference', world);
  const raw = world.draft.endpoints.get(endpoint.id)?.raw;
  const { entity } = endpoint;
  if (!raw) return;
  for (const field of endpoint.input) {
    if (!lacksChoices(field)) continue;
    const part = writtenParts(raw.input).find((one) => one.name === field.name);
    const written = entity === undefined ? undefined : world.entities.written(entity).get(field.name);
    const target = part?.raw.to ?? written?.raw.to;
    if (target === undefined || !world.draft.entities.has(target)) continue;
    if (!entityIsSound(world, target) || (!world.draft.places.isWhole() && world.draft.places.mayExist(target)))
      continue;
    const node = part?.raw.to !== undefined ? part.raw : written?.raw;
    if (node)
      yield complain({
        holder: node,
        key: 'to',
        received: target,
        message: `no endpoint has items: ${target}, but ${endpoint.id} lets people choose one`,
      });
  }
}

/** A reference that people choose needs a call that answers its choices. */
export const references: Rule = function* (world) {
  for (const endpoint of world.endpoints.values()) if (isSound(world, endpoint)) yield* inputs(world, endpoint);
};
