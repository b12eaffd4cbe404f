import { type Kysely, sql } from 'kysely';
import type { AuditEntry } from '../audit/entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { systemPrincipal } from '../context/context-factory.ts';
import type { Database } from '../db/database.ts';
import { longTransaction } from '../db/long-transaction.ts';
import { many, maybe } from '../db/sql.ts';
import { type Due, type Sealer, sealRows, sealsOf } from '../seals/seal.ts';
import { begunAction, sealedWith } from '../seals/sealed-with.ts';
import { type SealedTable, sealedTables } from '../seals/tables.ts';

/** Rows sealed in one transaction. */
const chunk = 5_000;

const author = { principal: systemPrincipal, request: { id: 'seals', ip: '-', userAgent: 'system' } } as const;

/**
 * Seals every row of a database that has never been sealed: what it says now is what it will be compared with. Once in
 * the life of a database, in parts, so that one that was broken off goes on. Returns how many rows were sealed, or
 * undefined where that was done before. The caller holds the lock of those who prepare the database.
 */
export async function beginSeals(db: Kysely<Database>, sealer: Sealer): Promise<number | undefined> {
  if ((await sealedWith(db)) !== undefined) return undefined;
  let count = 0;
  for (const table of sealedTables) count += await sealTable(db, sealer, table);
  await longTransaction(db, async (tx) => {
    // What was written until now, by whomever, is what was sealed.
    await sql`delete from seal_due`.execute(tx);
    await writeAudit(tx, author, [{ action: begunAction, after: { key: sealer.mark, rows: count } }]);
  });
  return count;
}

async function sealTable(db: Kysely<Database>, sealer: Sealer, table: SealedTable): Promise<number> {
  const key = sql.ref(table.key);
  let [count, after] = [0, -1n];
  for (;;) {
    const keys = await many(
      sql<{ key: bigint }>`
        select ${key}::int8 as key from ${sql.table(table.relation)} made
        where ${key} > ${after} and not exists (select from seal where seal.relation = ${table.relation} and seal.key = made.${key}) order by 1 limit ${chunk}`,
      db,
    );
    const last = keys.at(-1);
    if (!last) return count;
    after = last.key;
    await longTransaction(db, async (tx) => {
      const seals = await sealRows(
        tx,
        sealer,
        table,
        keys.map((row) => row.key),
      );
      const entry: AuditEntry = { action: 'seal.begin', after: { table: table.relation, rows: seals.length } };
      await writeAudit(tx, author, [entry], seals);
    });
    count += keys.length;
  }
}

/** Transactions that have left rows unsealed, by their number; none where nothing is sealed yet. */
export async function unsealedBy(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const there = await maybe(sql`select 1 from pg_class where oid = to_regclass('seal_due')`, db);
  if (!there) return new Set();
  return new Set(
    (await many(sql<{ tx: string }>`select distinct tx::text as tx from seal_due`, db)).map(({ tx }) => tx),
  );
}

/** Seals what migrations have changed, which are the server's own doing; `before` has what others left. */
export async function sealMigrations(
  db: Kysely<Database>,
  sealer: Sealer,
  ran: readonly string[],
  before: ReadonlySet<string>,
): Promise<void> {
  await longTransaction(db, async (tx) => {
    const due = sql<Due>`
      delete from seal_due where tx::text not in (select jsonb_array_elements_text(${JSON.stringify([...before])}::jsonb))
      returning relation, key`;
    const seals = await sealsOf(tx, sealer, await many(due, tx));
    if (seals.length > 0) await writeAudit(tx, author, [{ action: 'seal.migrate', after: { migrations: ran } }], seals);
  });
}
