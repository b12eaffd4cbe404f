import { factOf } from './memory.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** Where a record's history comes from. */
export interface HistoryModel {
  /** Endpoint id. */
  readonly call: string;
  readonly entity: string;
}

const historyCall = factOf('world', (world: World) =>
  [...world.endpoints.values()].find((endpoint) => endpoint.history),
);

/** A managed record has a history, where a call answers it. */
export function historyOf(record: EndpointModel, world: World): { history?: HistoryModel } {
  const call = historyCall(world);
  const { entity } = record;
  if (!call || entity === undefined || !world.entities.model(entity)?.managed) return {};
  return { history: { call: call.id, entity } };
}
