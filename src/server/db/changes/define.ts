import { createHash } from 'node:crypto';
import { tables } from '#generated/api/database.ts';
import type { Session } from '../session.ts';

/**
 * The channel on which the database says what has changed: `deposit:12,13` for rows that came,
 * `deposit:12:status,version` for rows in which these columns are others now, `deposit` for many rows and those that went.
 */
export const channel = 'change';

/** Keys told of one statement; more than that are “many”. */
const mostKeys = 20;

/** Tables that no screen shows: the database's own, and what the server keeps for itself. */
const untold = [
  'migration',
  'seal',
  'seal_due',
  'idempotency',
  'disclosure',
  'audit_head',
  'outbox',
  'file',
  'sign_in_guard',
  'one_time_link',
  'mail_pace',
  'known_device',
];

/** Tables beside the manifest's whose changes concern one person or session: the column with its key. */
const keys: Readonly<Record<string, string>> = {
  account_event: 'user_id',
  account_notice_seen: 'user_id',
  user_credential: 'user_id',
};

/** Columns that identify a row, of tables whose key is a whole number. */
function keyColumns(): Readonly<Record<string, string>> {
  const own = Object.values(tables).flatMap(({ name, columns, primaryKey }) =>
    typeof primaryKey === 'string' && columns[primaryKey]?.type === 'integer' ? [[name, primaryKey] as const] : [],
  );
  return { ...Object.fromEntries(own), ...keys };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const moments = [
  { event: 'insert', rows: 'new' },
  { event: 'update', rows: 'old table as rows_before new' },
  { event: 'delete', rows: 'old' },
] as const;

const functions = `
create or replace function tell_change() returns trigger language plpgsql as $$
declare
  key text := tg_argv[0];
  keys text;
  columns text;
  many boolean;
begin
  -- Of rows that are gone nobody can say any more whose they were.
  if key is null or tg_op = 'DELETE' then
    if exists (select from rows_now) then perform pg_notify('${channel}', tg_table_name); end if;
    return null;
  end if;
  execute format('select string_agg(key, '',''), count(*) > ${mostKeys}
    from (select distinct %I::text as key from rows_now limit ${mostKeys + 1}) as keys', key) into keys, many;
  if keys is null then return null; end if;
  if many then
    perform pg_notify('${channel}', tg_table_name);
    return null;
  end if;
  if tg_op = 'UPDATE' then
    execute format('select string_agg(distinct now.key, '','') from rows_now join rows_before using (%I)
      cross join lateral jsonb_each(to_jsonb(rows_now)) as now
      join lateral jsonb_each(to_jsonb(rows_before)) as old on old.key = now.key and old.value is distinct from now.value', key)
      into columns;
    if columns is null then return null; end if;
    keys := keys || ':' || columns;
  end if;
  perform pg_notify('${channel}', tg_table_name || ':' || keys);
  return null;
end $$;

create or replace function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('${channel}', 'session:' || coalesce(new.id, old.id));
  return null;
end $$;`;

/** Every table says what changes in it, but for the untold ones; a session only when it begins or ends. */
function triggersOf(names: readonly string[]): string {
  const known = keyColumns();
  const statements = names.flatMap((name) => [
    ...moments.map(({ event }) => `drop trigger if exists tell_${event} on "${name}";`),
    ...(name === 'session'
      ? [
          `create trigger tell_insert after insert or delete on session for each row execute function tell_session();`,
          `create trigger tell_update after update on session for each row
             when (old.revoked_at is distinct from new.revoked_at) execute function tell_session();`,
        ]
      : moments.map(
          ({ event, rows }) => `create trigger tell_${event} after ${event} on "${name}"
            referencing ${rows} table as rows_now for each statement
            execute function tell_change(${known[name] === undefined ? '' : quoted(known[name])});`,
        )),
  ]);
  return [functions, ...statements].join('\n');
}

/**
 * Redefines the triggers that say what changes, if the database has others: a table that comes with a migration has them
 * without a word of it. Runs in a transaction of its own.
 */
export async function defineChanges(session: Session): Promise<void> {
  const { rows } = await session.query(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not like 'sandbox\\_%' order by relname`,
    [],
  );
  const names = rows.flatMap(([name]) => (typeof name === 'string' && !untold.includes(name) ? [name] : []));
  const definitions = triggersOf(names);
  const mark = `changes ${createHash('sha256').update(definitions).digest('hex').slice(0, 16)}`;
  const [now] = (await session.query("select obj_description(to_regproc('tell_change'), 'pg_proc')", [])).rows;
  if (now?.[0] === mark) return;
  try {
    await session.script(`begin;\n${definitions}\ncomment on function tell_change() is '${mark}';\ncommit;`);
  } catch (error) {
    await session.query('rollback', []);
    throw new Error(`Changes could not be told: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
