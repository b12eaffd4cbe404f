import type { RowOf } from '#server/context/context.ts';

type State = Pick<RowOf<'provider'>, 'status' | 'maintenance_from' | 'maintenance_to'>;

/** The change that a maintenance window requires now, and when to check again. */
export interface WindowStep {
  readonly change?: Partial<State>;
  readonly again?: Date;
}

/**
 * The state of a provider's maintenance window: the provider closes at its start and opens at its end, which clears the
 * window. An inactive provider stays inactive. A window without an end lasts until the provider is opened by hand.
 */
export function windowStepAt({ status, maintenance_from: from, maintenance_to: to }: State, now: Date): WindowStep {
  if (status === 'inactive' || (!from && !to)) return {};
  const cleared = { maintenance_from: null, maintenance_to: null };
  if (to && to <= now) return { change: status === 'maintenance' ? { status: 'active', ...cleared } : cleared };
  if (status === 'maintenance') return to ? { again: to } : {};
  if (!from) return {};
  if (from > now) return { again: from };
  return { change: { status: 'maintenance' }, ...(to ? { again: to } : {}) };
}
