import type { RowOf } from '#server/context/context.ts';

type State = Pick<RowOf<'provider'>, 'status' | 'maintenance_from' | 'maintenance_to'>;

/** What a window of maintenance asks for now, and when (a moment) it will ask again. */
export interface Due {
  readonly change?: Partial<State>;
  readonly again?: Date;
}

/**
 * Where a provider is in its window: it closes at the beginning and opens at the end, and then the window is over. A
 * provider that is off stays off. A window without an end lasts until somebody opens the provider.
 */
export function dueOf({ status, maintenance_from: from, maintenance_to: to }: State, now: Date): Due {
  if (status === 'inactive' || (!from && !to)) return {};
  const over = { maintenance_from: null, maintenance_to: null };
  if (to && to <= now) return { change: status === 'maintenance' ? { status: 'active', ...over } : over };
  if (status === 'maintenance') return to ? { again: to } : {};
  if (!from) return {};
  if (from > now) return { again: from };
  return { change: { status: 'maintenance' }, ...(to ? { again: to } : {}) };
}
