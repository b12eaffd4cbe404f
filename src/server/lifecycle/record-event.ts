import { sql } from 'kysely';
import { tellOthers } from '../context/telling.ts';
import type { Tx } from '../db/sql.ts';

/** One event in the history of a record. */
export interface RecordEvent {
  /** Name of the entity. */
  readonly entity: string;
  readonly id: number;
  /** Name of the move, or of another action: `create`, `update`. */
  readonly action: string;
  readonly from?: string | null;
  readonly to?: string | null;
  /** Message, if any. */
  readonly message?: string | null;
  /** Version of the record after the event. */
  readonly version?: number | null;
}

/** The actor: a user, the system, or a member (not a user: id 0). */
export interface Actor {
  readonly userId: number;
  readonly name: string;
}

/**
 * Appends events to the history of records in one statement, and tells others of them as the records are now. They are
 * immutable: the database refuses changes.
 */
export async function recordEvents(tx: Tx, events: readonly RecordEvent[], by: Actor): Promise<void> {
  if (events.length === 0) return;
  const lines = events.map(
    ({ entity, id, action, from = null, to = null, message = null, version = null }) =>
      sql`(${entity}, ${id}, ${by.userId}, ${by.name}, ${action}, ${from}, ${to}, ${message}, ${version})`,
  );
  await sql`
    insert into entity_event (entity, entity_id, actor_id, actor_name, action, from_status, to_status, message, version)
    values ${sql.join(lines)}`.execute(tx);
  await tellOthers(events);
}

/** Appends one event. `by`: a principal (user or system), or a member. */
export function recordEvent(tx: Tx, event: RecordEvent, by: Actor): Promise<void> {
  return recordEvents(tx, [event], by);
}
