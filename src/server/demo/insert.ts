import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/api/database.ts';
import type { Database } from '../db/database.ts';

type Needed<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];

/** A row as a seed writes it: everything that has neither a default nor a null, JSON columns as values. */
export type SeedRow<T extends keyof Tables> = Partial<Selectable<Tables[T]>> &
  Pick<Selectable<Tables[T]>, Needed<Insertable<Tables[T]>> & keyof Selectable<Tables[T]>>;

const batch = 2000;

/** Inserts rows of an entity's table. All rows must have the keys of the first. */
export async function insertRows<T extends keyof Tables>(
  tx: Transaction<Database>,
  table: T,
  rows: readonly SeedRow<T>[],
): Promise<void> {
  await insertAny(tx, table, rows);
}

/** Inserts rows of a table of the platform or the ledger, which Kysely's types protect against exactly this. */
export async function insertAny(tx: Transaction<Database>, table: string, rows: readonly object[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += batch) {
    // One parameter a batch: the database turns the JSON into its own types, several times faster than bound values.
    const json = JSON.stringify(rows.slice(from, from + batch), plain);
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(tx);
  }
}

/** A Buffer has turned itself into an object by the time `value` arrives: the holder still has it. */
function plain(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const raw = this[key];
  if (typeof raw === 'bigint') return raw.toString();
  return raw instanceof Uint8Array ? `\\x${Buffer.from(raw).toString('hex')}` : value;
}

/** Puts the generators of keys behind the rows that were given keys: those of some tables, or of all there are. */
export async function continueKeys(tx: Transaction<Database>, only?: readonly string[]): Promise<void> {
  const { rows } = await sql<{ table: string; key: string }>`
    select relname as table, attname as key from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(tx);
  for (const { table, key } of rows.filter((each) => only?.includes(each.table) ?? true)) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${key}), coalesce((select max(${sql.ref(key)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
      tx,
    );
  }
}
