import { sql } from 'kysely';
import type { Tx } from '../db/sql.ts';

/** One moment in the history of a record. */
export interface RecordEvent {
  /** Name of the entity. */
  readonly entity: string;
  readonly id: number;
  /** Name of the move, or what else was done: `create`, `update`. */
  readonly action: string;
  readonly from?: string | null;
  readonly to?: string | null;
  /** What was said with it. */
  readonly message?: string | null;
  /** That the record has from now on. */
  readonly version?: number | null;
}

/** Who acts, by name: a person, the system, or a member (who is no user: 0). */
export interface Actor {
  readonly userId: number;
  readonly name: string;
}

/** Writes lines into the history of records, in one statement. They stay as they are: the database refuses to change them. */
export async function recordEvents(tx: Tx, events: readonly RecordEvent[], by: Actor): Promise<void> {
  if (events.length === 0) return;
  const lines = events.map(
    ({ entity, id, action, from = null, to = null, message = null, version = null }) =>
      sql`(${entity}, ${id}, ${by.userId}, ${by.name}, ${action}, ${from}, ${to}, ${message}, ${version})`,
  );
  await sql`
    insert into entity_event (entity, entity_id, actor_id, actor_name, action, from_status, to_status, message, version)
    values ${sql.join(lines)}`.execute(tx);
}

/** One line of them. `by`: a person or the system (a principal), or a member. */
export function recordEvent(tx: Tx, event: RecordEvent, by: Actor): Promise<void> {
  return recordEvents(tx, [event], by);
}
