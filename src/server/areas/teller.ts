import type { Transaction } from 'kysely';
import type { EventRule } from '#contract/event.ts';
import type { Tell } from '../context/telling.ts';
import type { Database } from '../db/database.ts';
import type { RecordEvent } from '../lifecycle/record-event.ts';

/** An event of the manifest that happened to a record. */
export interface Happening {
  readonly rule: EventRule;
  /** Key of the record. */
  readonly id: number;
}

/** Hears of events, in the transaction of what happened and in its order: what it throws undoes both. */
export type EventListener = (tx: Transaction<Database>, happenings: readonly Happening[]) => Promise<void>;

/** A record comes into being without a status before. */
const isCreation = ({ action, from = null, to = null }: RecordEvent): boolean =>
  action === 'create' || (from === null && to !== null);

/** Is what was recorded of a record this event of the manifest? */
export function fits({ on, to }: Pick<EventRule, 'on' | 'to'>, event: RecordEvent): boolean {
  const { action, from = null, to: status = null } = event;
  const ways = isCreation(event) ? [action, 'created'] : action === 'update' ? [action, 'updated'] : [action];
  if (on.length > 0 && !ways.some((way) => on.includes(way))) return false;
  return to.length === 0 || (status !== null && status !== from && to.includes(status));
}

/** Finds the events of the manifest among those that are recorded, and passes them on. Nobody listens = nothing is done. */
export function tellerOf(rules: readonly EventRule[], listeners: readonly EventListener[]): Tell | undefined {
  if (listeners.length === 0) return undefined;
  const byEntity = new Map<string, EventRule[]>();
  for (const rule of rules) byEntity.set(rule.entity, [...(byEntity.get(rule.entity) ?? []), rule]);
  return async (tx, events) => {
    const happenings = events.flatMap((event) =>
      (byEntity.get(event.entity) ?? []).filter((rule) => fits(rule, event)).map((rule) => ({ rule, id: event.id })),
    );
    if (happenings.length > 0) for (const hear of listeners) await hear(tx, happenings);
  };
}
