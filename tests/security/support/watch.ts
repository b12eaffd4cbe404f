import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** A row that a committed transaction wrote, changed or deleted. */
export interface Change {
  readonly seq: number;
  readonly table: string;
  readonly op: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly was: Readonly<Record<string, unknown>> | null;
  readonly now: Readonly<Record<string, unknown>> | null;
}

/**
 * Tables that a refused request may write: the audit log with its head, what counts attempts, and when a session was
 * last used.
 */
const mayChange = ['audit_log', 'audit_head', 'sign_in_guard', 'mail_pace', 'session', 'disclosure', 'test_change'];
/** Columns of people that count attempts. */
const counters = ['failed_login_count', 'last_login_at', 'last_login_ip'];
/** That somebody guesses at an account is written down for its owner, sealed, with a letter. */
const guesses = sql`tg_op = 'INSERT' and (tg_table_name = 'account_event' and now ->> 'kind' = 'guesses'
  or tg_table_name = 'outbox' and now ->> 'topic' = 'identity.notice')
  or tg_table_name in ('seal', 'seal_due') and coalesce(now, was) ->> 'relation' = 'account_event'`;

export interface Watch {
  /** Everything that was committed since the last question. */
  changes(): Promise<readonly Change[]>;
  /** Names of the tables that are watched. */
  readonly tables: readonly string[];
}

/**
 * Notes every committed change of any row of any table but those above, whatever made it. Exact, and as cheap as one
 * query: checksums of all tables after each of thousands of requests are neither.
 */
export async function watch(db: Kysely<Database>): Promise<Watch> {
  await sql`create table test_change (
    seq bigint generated always as identity primary key, tab text not null, op text not null, was jsonb, now jsonb)`.execute(
    db,
  );
  await sql`create function test_note() returns trigger language plpgsql as $$
    declare
      was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    begin
      if tg_op = 'UPDATE' and was - ${sql.lit(`{${counters.join(',')}}`)}::text[] = now - ${sql.lit(`{${counters.join(',')}}`)}::text[] then
        return null;
      end if;
      if ${guesses} then
        return null;
      end if;
      insert into test_change (tab, op, was, now) values (tg_table_name, tg_op, was, now);
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const tables = rows.map(({ name }) => name).filter((name) => !mayChange.includes(name));
  for (const name of tables) {
    await sql`create trigger test_watch after insert or update or delete on ${sql.table(name)}
      for each row execute function test_note()`.execute(db);
  }
  let last = 0;
  return {
    tables,
    async changes() {
      const found = await sql<Change>`
        select seq::integer as seq, tab as "table", op, was, now from test_change where seq > ${last} order by seq`.execute(
        db,
      );
      last = found.rows.at(-1)?.seq ?? last;
      return found.rows;
    },
  };
}

/** `withdrawal UPDATE 12 (status, version)` */
export function told({ table, op, was, now }: Change): string {
  const names = Object.keys(now ?? {}).filter(
    (name) => was && JSON.stringify(was[name]) !== JSON.stringify(now?.[name]),
  );
  return `${table} ${op} ${String((now ?? was)?.id ?? '')} (${names.join(', ')})`;
}

/** One hash over the rows of each table. */
export async function checksums(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const parts = tables.map(
    (name) => sql`
      select ${sql.lit(name)} as name, md5(coalesce(string_agg(to_jsonb(r)::text, '|' order by to_jsonb(r)::text), '')) as sum
      from ${sql.table(name)} r`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
