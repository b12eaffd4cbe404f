import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Lets minutes pass for the counters of guesses, and for nothing else. */
export async function passForGuards(db: Kysely<Database>, minutes: number): Promise<void> {
  await sql`
    update sign_in_guard set at = at - make_interval(mins => ${minutes}),
      closed_until = closed_until - make_interval(mins => ${minutes}),
      recent = array(select at - make_interval(mins => ${minutes}) from unnest(recent) at order by at)`.execute(db);
}
