import { isRead, type StoredField } from '#contract/endpoint.ts';
import { companionOf } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { EndpointModel } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofEndpoints } from './each.ts';
import { fieldIsSound, isSound } from './look.ts';
import { complaints } from './rule.ts';

/** Fields that a downloaded file of a list has columns for. */
function columnsOf(world: World, endpoint: EndpointModel, entity: string): readonly StoredField[] {
  const names = world.replyNames(endpoint) ?? [];
  return names.flatMap((name) => {
    const field = world.entities.field(entity, name);
    if (!field || !isRead(field) || name === 'version' || !fieldIsSound(world, entity, name)) return [];
    if (endpoint.fields === undefined && kinds[field.kind].secret) return [];
    // A reference is written as its text, which may be a field of its own.
    return field.kind === 'ref' && names.includes(companionOf(name)) ? [] : [field];
  });
}

/** Two columns of a downloaded file with one heading, which readers of the file could not distinguish. */
export const fileHeads = ofEndpoints(function* (world, { name: id }) {
  const complain = complaints('file-head', world);
  const endpoint = world.endpoints.get(id);
  const { entity } = endpoint ?? {};
  if (endpoint?.export === undefined || entity === undefined || !isSound(world, endpoint)) return;
  const first = new Map<string, string>();
  for (const { name, label } of columnsOf(world, endpoint, entity)) {
    const other = first.get(label.th);
    const holder = world.entities.written(entity).get(name)?.holder;
    if (other === undefined) first.set(label.th, name);
    else if (holder)
      yield complain({
        holder,
        key: name,
        part: 'key',
        received: label.th,
        message: `${entity}.${name} and ${entity}.${other} have one label: the file of ${id} would have two columns of that name`,
      });
  }
});
