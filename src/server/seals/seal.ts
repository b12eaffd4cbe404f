import { createHash, createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, many, type Tx } from '../db/sql.ts';
import { expressions, type SealedTable, sealedTables } from './tables.ts';

/** What makes seals: nobody without the key of the server can. */
export interface Sealer {
  /** Which key it is, without a word of it. */
  readonly mark: string;
  digest(relation: string, key: bigint, version: number, text: string): Buffer;
}

/** @param secretKey 32 bytes, the server's own. */
export function sealerOf(secretKey: Uint8Array): Sealer {
  const key = createHmac('sha256', secretKey).update('seals of rows').digest();
  const mac = (text: string) => createHmac('sha256', key).update(text, 'utf8').digest();
  return {
    mark: mac('mark').toString('hex').slice(0, 16),
    digest: (relation, row, version, text) => mac(JSON.stringify([relation, String(row), version, text])),
  };
}

/** What one row says: the digest is empty for one that is gone. */
export interface Seal {
  readonly relation: string;
  readonly key: bigint;
  readonly version: number;
  /** Hexadecimal. */
  readonly digest: string | null;
  /** As the database writes it; null where the row must be there for ever. */
  readonly until: string | null;
}

/** The sealed columns of a row as one text, the same for every reader. */
export function textOf({ relation, versions }: SealedTable, version: number): RawBuilder<string> {
  const columns = versions[version - 1];
  if (!columns) throw new Error(`Nobody knows version ${version} of the seals of ${relation}`);
  const expression = (name: string) => {
    const own = expressions[`${relation}.${name}`];
    return own === undefined ? sql.ref(name) : sql.raw(own);
  };
  return sql<string>`jsonb_build_array(${sql.join(columns.map(expression))})::text`;
}

/** A moment as seals have it. */
export const moment = (column: string | undefined): RawBuilder<string | null> =>
  column === undefined
    ? sql<null>`null::text`
    : sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Seals of these rows as they are now. */
export async function sealRows(
  db: Executor,
  sealer: Sealer,
  table: SealedTable,
  keys: readonly bigint[],
): Promise<readonly Seal[]> {
  const version = table.versions.length;
  const rows = await many(
    sql<{ key: bigint; text: string; until: string | null }>`
      select ${sql.ref(table.key)}::int8 as key, ${textOf(table, version)} as text, ${moment(table.until)} as until
      from ${sql.table(table.relation)}
      where ${sql.ref(table.key)} = any (select value::int8 from jsonb_array_elements_text(${JSON.stringify(keys.map(String))}::jsonb))`,
    db,
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  const { relation } = table;
  return keys.map((key): Seal => {
    const row = found.get(key);
    if (!row) return { relation, key, version, digest: null, until: null };
    const digest = sealer.digest(relation, key, version, row.text).toString('hex');
    return { relation, key, version, digest, until: row.until };
  });
}

/** Rows by table and key. */
export interface Due {
  readonly relation: string;
  readonly key: bigint;
}

/** Seals of rows of several tables as they are now. */
export async function sealsOf(db: Executor, sealer: Sealer, due: readonly Due[]): Promise<readonly Seal[]> {
  const seals: Seal[] = [];
  for (const table of sealedTables) {
    const keys = new Set(due.filter(({ relation }) => relation === table.relation).map(({ key }) => key));
    if (keys.size > 0) seals.push(...(await sealRows(db, sealer, table, [...keys])));
  }
  return seals;
}

/** Seals of the rows that this transaction has changed. Comes last, but for the audit rows that vouch for them. */
export async function sealChanges(tx: Tx, sealer: Sealer): Promise<readonly Seal[]> {
  const due = sql<Due>`delete from seal_due where tx = pg_current_xact_id_if_assigned() returning relation, key`;
  return sealsOf(tx, sealer, await many(due, tx));
}

/** What the audit row says of the seals that it vouches for: 64 hexadecimal digits. The database computes the same. */
export function sumOf(seals: readonly Seal[]): string {
  const lines = [...seals]
    .sort((a, b) => (a.relation < b.relation ? -1 : a.relation > b.relation ? 1 : a.key < b.key ? -1 : 1))
    .map(({ relation, key, version, digest, until }) =>
      [relation, key, version, digest ?? '-', until ?? '-'].join(' '),
    );
  return createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');
}

/** Stores seals under the audit row that vouches for them. */
export async function keepSeals(tx: Tx, seq: bigint, seals: readonly Seal[]): Promise<void> {
  const rows = JSON.stringify(seals.map((seal) => ({ ...seal, key: String(seal.key) })));
  await many(
    sql`
      insert into seal (relation, key, seq, version, digest, until)
      select relation, key, ${seq}::int8, version, decode(digest, 'hex'), until
      from json_to_recordset(${rows}::json) as made (relation text, key int8, version int2, digest text, until timestamptz)`,
    tx,
  );
}
