import { rangeOf } from '#contract/json-schema.ts';
import type { RawScreen } from '../language/screen.ts';
import { factOf } from './memory.ts';
import type { EndpointModel, OrderModel } from './types.ts';
import type { World } from './world.ts';

type RawList = Extract<RawScreen, { list: string }>;

/** `order` as written: the field, and perhaps the call that saves it. */
export const orderOf = ({ order }: RawList): { readonly field: string; readonly save?: string } | undefined =>
  typeof order === 'string' ? { field: order } : order;

/** Update calls of an entity that take these fields. */
export function takers(
  world: World,
  entity: string | undefined,
  ...fields: readonly string[]
): readonly EndpointModel[] {
  const takes = ({ input }: EndpointModel) => fields.every((name) => input.some((one) => one.name === name));
  return (updates(world).get(entity) ?? []).filter(takes);
}

/** Update calls by what they are about. */
const updates = factOf('world', (world: World): ReadonlyMap<string | undefined, readonly EndpointModel[]> => {
  const found = new Map<string | undefined, EndpointModel[]>();
  for (const one of world.endpoints.values()) {
    if (one.kind !== 'update') continue;
    const existing = found.get(one.entity);
    if (existing) existing.push(one);
    else found.set(one.entity, [one]);
  }
  return found;
});

/** The hand-made order of a list; undefined where it has none, or where nothing can save it. */
export function resolveOrder(raw: RawList, endpoint: EndpointModel, world: World): OrderModel | undefined {
  const order = orderOf(raw);
  if (!order) return undefined;
  const save =
    order.save === undefined ? takers(world, endpoint.entity, order.field)[0] : world.endpoints.get(order.save);
  const taken = save?.input.find((field) => field.name === order.field);
  if (!save || !taken) return undefined;
  return { field: order.field, save: save.id, key: save.key ?? 'id', ...rangeOf(taken) };
}
