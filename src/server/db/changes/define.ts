import { createHash } from 'node:crypto';
import type { Entity } from '#contract/endpoint.ts';
import { tables } from '#generated/api/database.ts';
import { entities } from '#generated/api/entities.ts';
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
  'ingest_fact',
  'disclosure',
  'audit_head',
  'outbox',
  'file',
  'sign_in_guard',
  'one_time_link',
  'mail_pace',
  'known_device',
  'api_key_secret',
];

/** Tables of what is one person's alone, with the column that says whose: their changes are told to nobody else. */
const personal: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values<Entity>(entities).flatMap(({ table, person, fields }) =>
    person === undefined ? [] : [[table, fields[person]?.column ?? person] as const],
  ),
);

/** Do changes of a table concern one person alone? Its keys are then those of people. */
export const isPersonal = (table: string): boolean => Object.hasOwn(personal, table);

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
  return { ...Object.fromEntries(own), ...keys, ...personal };
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const moments = [
  { event: 'insert', rows: 'new' },
  { event: 'update', rows: 'old table as rows_before new' },
  { event: 'delete', rows: 'old' },
] as const;

/** Says that rows have come, gone or changed, without saying which: of those that are gone nobody can say whose they were. */
const functions = `
create or replace function tell_change() returns trigger language plpgsql as $$
begin
  if exists (select from rows_now) then perform pg_notify('${channel}', tg_table_name); end if;
  return null;
end $$;

create or replace function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('${channel}', 'session:' || coalesce(new.id, old.id));
  return null;
end $$;`;

/** A table as it is now: its columns with their types. */
type Columns = ReadonlyMap<string, string>;

/** Types whose values can be compared as they are; others (json) are compared as texts. */
const comparable =
  /^(?:bigint|boolean|bytea|character|date|inet|integer|jsonb|numeric|smallint|text|time|timestamp|uuid)\b(?!.*\[\])/;

const ident = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Columns that are others now, by their names in order: of the rows of one statement together. */
function changedIn(columns: Columns, key: string): string {
  const cases = [...columns]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => {
      const cast = comparable.test(type) ? '' : '::text';
      const [now, before] = ['rows_now', 'rows_before'].map((rows) => `${rows}.${ident(name)}${cast}`);
      return `case when bool_or(${now} is distinct from ${before}) then ${quoted(name)} end`;
    });
  // A function takes a hundred arguments.
  const parts = Array.from({ length: Math.ceil(cases.length / 50) }, (_, at) => cases.slice(at * 50, at * 50 + 50));
  const texts = parts.map((part) => `nullif(concat_ws(',', ${part.join(', ')}), '')`);
  return `select concat_ws(',', ${texts.join(', ')}) into columns from rows_now join rows_before using (${ident(key)});
  if columns = '' then return null; end if;
  keys := keys || ':' || columns;`;
}

/**
 * The function of one table and moment. Nothing in it is put together when it runs: the database keeps its plans, and every
 * write passes here.
 */
const teller = (name: string, table: string, key: string, changed: string) => `
create or replace function ${ident(name)}() returns trigger language plpgsql as $$
declare
  keys text;
  columns text;
  many boolean;
begin
  select string_agg(key, ','), count(*) > ${mostKeys} into keys, many
    from (select distinct ${ident(key)}::text as key from rows_now limit ${mostKeys + 1}) as few;
  if keys is null then return null; end if;
  if many then
    perform pg_notify('${channel}', ${quoted(table)});
    return null;
  end if;
  ${changed}
  perform pg_notify('${channel}', ${quoted(`${table}:`)} || keys);
  return null;
exception when undefined_column or undefined_function or datatype_mismatch then
  -- A migration has just made the table another one: that nobody is told of must not stop a write.
  perform pg_notify('${channel}', ${quoted(table)});
  return null;
end $$;`;

/** The triggers of a table, and the functions that are its own. */
function ofTable(name: string, columns: Columns, key: string | undefined): readonly string[] {
  const trigger = ({ event, rows }: (typeof moments)[number], run: string) =>
    `create trigger tell_${event} after ${event} on ${ident(name)} referencing ${rows} table as rows_now
       for each statement execute function ${ident(run)}();`;
  return moments.flatMap((moment) => {
    // Of what is one person's alone nobody asks which rows and columns: its key says whose it is, also when it is gone.
    const isOwn = isPersonal(name);
    if (key === undefined || (moment.event === 'delete' && !isOwn)) return [trigger(moment, 'tell_change')];
    const own = `tell_${moment.event}_${name}`;
    return [
      teller(own, name, key, moment.event === 'update' && !isOwn ? changedIn(columns, key) : ''),
      trigger(moment, own),
    ];
  });
}

/** Every table says what changes in it, but for the untold ones; a session only when it begins or ends. */
function triggersOf(tables: ReadonlyMap<string, Columns>): string {
  const known = keyColumns();
  const statements = [...tables].flatMap(([name, columns]) => [
    ...moments.map(({ event }) => `drop trigger if exists tell_${event} on ${ident(name)};`),
    ...(name === 'session'
      ? [
          `create trigger tell_insert after insert or delete on session for each row execute function tell_session();`,
          `create trigger tell_update after update on session for each row
             when (old.revoked_at is distinct from new.revoked_at) execute function tell_session();`,
        ]
      : ofTable(name, columns, known[name])),
  ]);
  return [functions, ...statements].join('\n');
}

/** The tables that there are, but for the untold ones. */
async function tablesIn(session: Session): Promise<ReadonlyMap<string, Columns>> {
  const { rows } = await session.query(
    `select relname, attname, format_type(atttypid, null) from pg_class
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'sandbox\\_%'
     order by relname, attname`,
    [],
  );
  const found = new Map<string, Map<string, string>>();
  for (const [table, column, type] of rows) {
    if (typeof table !== 'string' || typeof column !== 'string' || untold.includes(table)) continue;
    found.set(table, (found.get(table) ?? new Map<string, string>()).set(column, type ?? ''));
  }
  return found;
}

/**
 * Redefines the triggers that say what changes, if the database has others: a table that comes with a migration has them
 * without a word of it. Runs in a transaction of its own.
 */
export async function defineChanges(session: Session): Promise<void> {
  const definitions = triggersOf(await tablesIn(session));
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
