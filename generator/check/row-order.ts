import type { RawScreen } from '../language/screen.ts';
import { orderOf, takers } from '../model/row-order.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound, screenParts } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

type RawList = Extract<RawScreen, { list: string }>;

/** Trees and orders by hand need all rows at once, a reference to the same entity, and a number that a call takes. */
export const rowOrder: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    if (!('list' in raw) || (raw.tree === undefined && raw.order === undefined)) continue;
    const endpoint = world.endpoints.get(raw.list);
    if (!endpoint || !isSound(world, endpoint)) continue;
    // A page shows rows under those above them that it has; an order by hand needs all.
    if (endpoint.kind === 'page' && raw.tree !== undefined && raw.order === undefined) {
      yield* treeProblems(world, endpoint, raw, raw.tree);
      continue;
    }
    if (endpoint.kind !== 'items') {
      const key = raw.tree === undefined ? 'order' : 'tree';
      yield complaints(
        'row-order',
        world,
      )({
        holder: raw,
        key,
        part: 'key',
        received: `${endpoint.id} (${endpoint.kind})`,
        message: `“${key}” needs all rows at once: ${endpoint.id} is a ${endpoint.kind}, list a call of kind items`,
      });
      continue;
    }
    if (raw.tree !== undefined) yield* treeProblems(world, endpoint, raw, raw.tree);
    yield* orderProblems(world, endpoint, raw);
  }
};

function* treeProblems(world: World, endpoint: EndpointModel, raw: RawList, tree: string): Iterable<Problem> {
  const at = { holder: raw, key: 'tree' };
  yield* replyProblems(world, endpoint, tree, at);
  const { entity } = endpoint;
  const field = entity === undefined ? undefined : world.entities.field(entity, tree);
  // A table of the platform may represent records of another entity.
  if (!field || entity === undefined || field.target === entity) return;
  if (field.kind === 'ref' && world.entities.model(entity)?.kept) return;
  yield complaints(
    'row-order',
    world,
  )({ ...at, received: tree, message: `${entity}.${tree} does not point at ${entity}: rows cannot form a tree` });
}

function* orderProblems(world: World, endpoint: EndpointModel, raw: RawList): Iterable<Problem> {
  const order = orderOf(raw);
  const { entity } = endpoint;
  if (!order || entity === undefined) return;
  const complain = complaints('row-order', world);
  const at = typeof raw.order === 'object' ? { holder: raw.order, key: 'field' } : { holder: raw, key: 'order' };
  yield* replyProblems(world, endpoint, order.field, at);
  const field = world.entities.field(entity, order.field);
  if (!field) return;
  // One kind: an order is no number of anything.
  if (field.kind !== 'integer') {
    yield complain({
      ...at,
      received: order.field,
      message: `${entity}.${order.field} is ${field.kind}: rows are ordered by an integer`,
    });
    return;
  }
  if ((endpoint.sort ?? '').split(',')[0] !== order.field) {
    yield complain({
      ...at,
      received: order.field,
      message: `${endpoint.id} answers rows by ${endpoint.sort}: say sort: ${order.field}, or a new order would not be seen`,
    });
    return;
  }
  yield* saveProblems(world, entity, order, at, raw);
}

function* saveProblems(
  world: World,
  entity: string,
  { field, save }: { readonly field: string; readonly save?: string },
  at: { readonly holder: object; readonly key: string },
  raw: RawList,
): Iterable<Problem> {
  const complain = complaints('row-order', world);
  const able = takers(world, entity, field).map((one) => one.id);
  if (save === undefined) {
    if (able.length === 0)
      yield complain({
        ...at,
        received: field,
        message: `no update call of ${entity} takes “${field}”: a new order could not be saved`,
      });
    else if (able.length > 1)
      yield complain({
        ...at,
        received: field,
        message: `say which call saves the order (save): ${able.join(' or ')}`,
      });
    return;
  }
  const holder = typeof raw.order === 'object' ? raw.order : raw;
  if (!world.endpoints.has(save)) {
    yield* unknownName(
      'row-order',
      world,
      { holder, key: 'save' },
      save,
      world.endpoints.keys(),
      `unknown endpoint “${save}”`,
    );
  } else if (!able.includes(save)) {
    yield complain({
      holder,
      key: 'save',
      received: save,
      message: `${save} is no update call of ${entity} that takes “${field}”`,
    });
  }
}
