import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Does something while `actor` counts as `person`, whose password they lately had cancelled. */
export async function asOne<T>(
  db: Kysely<Database>,
  actor: number,
  person: number,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ id: bigint }>`
    insert into account_event (user_id, actor_id, kind, same_until)
    values (${person}, ${actor}, 'reset', clock_timestamp() + interval '1 hour') returning id`.execute(db);
  try {
    return await work();
  } finally {
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`delete from account_event where id = ${rows[0]?.id ?? 0}`.execute(tx);
    });
  }
}
