import { partsOf } from '#contract/adds.ts';
import type { Queue } from '#contract/queue.ts';
import type { RawQueue } from '../language/queue.ts';
import type { Named } from './draft.ts';
import { plainField } from './fields.ts';
import { factOf } from './memory.ts';
import { textOf } from './texts.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** As the browser's Queue, with the call by its id. */
export interface QueueModel extends Omit<Queue, 'call'> {
  readonly area: string;
  /** Endpoint id. */
  readonly list: string;
}

/** The list of a screen, or of its tab, that a queue is part of. */
export function queuedList(
  { screen, view }: Pick<RawQueue, 'screen' | 'view'>,
  world: World,
): { readonly endpoint: EndpointModel; readonly permissions: readonly string[] } | undefined {
  const raw = world.draft.screens.get(screen)?.raw;
  if (!raw || !('list' in raw)) return undefined;
  const further =
    view === undefined || view === raw.view?.name ? undefined : raw.views?.find((one) => one.name === view);
  const endpoint = world.endpoints.get(further?.list ?? raw.list);
  if (!endpoint) return undefined;
  const all = [world.screenPermission(raw), further?.allow, endpoint.permission];
  return { endpoint, permissions: [...new Set(all.filter((one) => one !== undefined))] };
}

/** Values of a filter as the address has them. */
export const requestedFields = (value: RawQueue['filter'][string]): readonly string[] =>
  (typeof value === 'object' ? value : [value]).map(String);

function queueOf({ name, area, raw }: Named<RawQueue>, world: World): readonly QueueModel[] {
  const list = queuedList(raw, world);
  if (!list) return [];
  const { endpoint, permissions } = list;
  const filter = Object.fromEntries(
    Object.entries(raw.filter).map(([key, value]) => [key, requestedFields(value).join(',')]),
  );
  const parted = endpoint.filters?.find((one) => one.name === raw.parts);
  return [
    {
      key: name,
      area,
      title: textOf(raw.title, raw.title.th),
      path: raw.screen,
      ...(raw.view === undefined ? {} : { view: raw.view }),
      permissions: raw.allow === undefined ? permissions : [...new Set([...permissions, raw.allow])],
      list: endpoint.id,
      filter,
      ...(parted?.field.options ? { parts: { filter: parted.name, options: parted.field.options } } : {}),
      ...(raw.oldest === undefined ? {} : { oldest: raw.oldest }),
      ...(raw.sum === undefined ? {} : { sum: { field: raw.sum, ...sumPart(raw, raw.sum, endpoint, world) } }),
    },
  ];
}

/** Of amounts that come to several sums a queue wants the one that its filter leaves. */
export function sumPart(raw: RawQueue, sum: string, endpoint: EndpointModel, world: World): { part?: string } {
  const field = world.replyField(endpoint, sum);
  const by = field?.adds?.by;
  const told = endpoint.filters?.find((one) => one.field.name === by && raw.filter[one.name] !== undefined);
  const values = told ? requestedFields(raw.filter[told.name] ?? []) : [];
  const part = field && partsOf(plainField(field)).find((one) => values.every((value) => one.values.includes(value)));
  return part && values.length > 0 ? { part: part.name } : {};
}

/** Every queue of the manifest, in its order. */
export const queuesOf = factOf('world', (world: World): readonly QueueModel[] =>
  [...world.draft.queues.values()].flatMap((queue) => queueOf(queue, world)),
);

/** Values of the tab filter that a queue of this list wants together: a tab of their own before the others. */
export function waitingOf(
  path: string,
  rows: { readonly list?: string; readonly report?: string },
  filter: string,
  world: World,
): readonly string[] {
  const together = (queue: QueueModel) =>
    queue.path === path && queue.list === rows.list && queue.filter[filter]?.includes(',');
  return queuesOf(world).find(together)?.filter[filter]?.split(',') ?? [];
}
