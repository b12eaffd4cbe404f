import { sql, type Transaction } from 'kysely';
import type { NoticeTone } from '#contract/notice.ts';
import type { Database } from '../db/database.ts';
import { many } from '../db/sql.ts';

/** What one person is told, once for each happening. */
export interface NewNotice {
  readonly userId: number;
  /** Notice, record and its version: `withdraw_handed:57:4`. A second one of the same is none. */
  readonly happening: string;
  readonly tone: NoticeTone;
  /** In both languages (`bilingual`). */
  readonly text: string;
  readonly link: string;
}

/**
 * Keeps notices for those they are for, and returns the keys of those that are new. The one door: the database tells the open
 * pages of each person, and another way to reach people (mail, a chat) begins here, with a task of the outbox for each key.
 */
export async function deliver(tx: Transaction<Database>, notices: readonly NewNotice[]): Promise<readonly number[]> {
  if (notices.length === 0) return [];
  const rows = notices.map(
    ({ userId, happening, tone, text, link }) =>
      sql`(${userId}::integer, ${happening.slice(0, 200)}, ${tone}, ${text}, ${link.slice(0, 500)}, clock_timestamp())`,
  );
  const kept = await many(
    sql<{ id: number }>`
      insert into notice (user_id, happening, tone, text, link, at) values ${sql.join(rows)}
      on conflict (user_id, happening) do nothing returning id`,
    tx,
  );
  return kept.map(({ id }) => id);
}
