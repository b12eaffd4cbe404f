import { sql } from 'kysely';
import type { Breach } from '../base/breach.ts';
import { type Executor, many, maybe, one } from '../db/sql.ts';
import { moment, type Sealer, textOf } from './seal.ts';
import { sealedWith } from './sealed-with.ts';
import { type SealedTable, sealedTables } from './tables.ts';

/** Rows compared at a time. */
const chunk = 5_000;

/** What checking the seals found. */
export interface SealVerdict {
  /** Rows that were compared. */
  readonly rows: number;
  readonly breaches: readonly Breach[];
}

/**
 * Compares every sealed row with its last seal, and the seals with the rows of the audit log that vouch for them. Of each
 * table the first row of each violation is named, with their number. Reads only; run it on a snapshot while others write.
 */
export async function checkSeals(db: Executor, sealer: Sealer): Promise<SealVerdict> {
  const mark = await sealedWith(db);
  if (mark === undefined) return refused({ repair: 'nothing is sealed yet: start the server once' });
  if (mark !== sealer.mark)
    return refused({ repair: 'another key made the seals: set SECRET_KEY or DATA_DIR as the server has it' });
  const breaches: Breach[] = [...(await unvouched(db))];
  let rows = 0;
  for (const table of sealedTables) {
    const found = await checkTable(db, sealer, table);
    rows += found.rows;
    breaches.push(...found.breaches);
  }
  return { rows, breaches };
}

function refused(row: Breach['row']): SealVerdict {
  return { rows: 0, breaches: [{ id: 'S0', title: 'rows are sealed with the key of the server', row }] };
}

const rules = {
  changed: { id: 'S1', title: 'a sealed row is what the server wrote' },
  added: { id: 'S2', title: 'every row was written by the server' },
  gone: { id: 'S3', title: 'no sealed row is gone' },
} as const;

interface Compared {
  readonly key: bigint;
  /** Absent where the row is gone. */
  readonly name: string | null;
  /** What the sealed columns say now. */
  readonly text: string | null;
  /** Number of the audit row that vouches for the last seal; absent where there is none. */
  readonly seq: bigint | null;
  readonly version: number | null;
  readonly digest: Uint8Array | null;
  readonly expires: string | null;
  readonly until: string | null;
  /** The row need no longer be there. */
  readonly over: boolean | null;
}

function violationOf(sealer: Sealer, { relation }: SealedTable, row: Compared): keyof typeof rules | undefined {
  const { key, text, version, digest } = row;
  if (text === null) return digest === null || row.over === true ? undefined : 'gone';
  if (version === null || digest === null) return 'added';
  const same = sealer.digest(relation, key, version, text).equals(digest) && row.expires === row.until;
  return same ? undefined : 'changed';
}

async function checkTable(db: Executor, sealer: Sealer, table: SealedTable): Promise<SealVerdict> {
  const violations = new Map<keyof typeof rules, { readonly first: Compared; count: number }>();
  let [rows, after] = [0, -1n];
  for (;;) {
    const upTo = await lastOf(db, table, after);
    if (upTo === null) break;
    const compared = await compare(db, table, after, upTo);
    for (const row of compared) {
      const violation = violationOf(sealer, table, row);
      const before = violation && violations.get(violation);
      if (before) before.count += 1;
      else if (violation) violations.set(violation, { first: row, count: 1 });
    }
    rows += compared.length;
    after = upTo;
  }
  const breaches = [...violations].map(([violation, { first, count }]): Breach => {
    const named = first.name === null ? {} : { [table.name]: first.name };
    const vouched = first.seq === null ? {} : { sealed_by: first.seq };
    return {
      ...rules[violation],
      row: { table: table.relation, [table.key]: first.key, ...named, ...vouched, rows: count },
    };
  });
  return { rows, breaches };
}

/** The last key of the next part, whether its row is there or only its seal. */
async function lastOf(db: Executor, { relation, key }: SealedTable, after: bigint): Promise<bigint | null> {
  const column = sql.ref(key);
  const { last } = await one(
    sql<{ last: bigint | null }>`
      select max(key) as last from (
        select key from (
          (select ${column}::int8 as key from ${sql.table(relation)} where ${column} > ${after} order by 1 limit ${chunk})
          union
          (select distinct key from seal where relation = ${relation} and key > ${after} order by 1 limit ${chunk})
        ) either order by key limit ${chunk}
      ) part`,
    db,
  );
  return last;
}

function compare(db: Executor, table: SealedTable, after: bigint, upTo: bigint): Promise<readonly Compared[]> {
  const key = sql.ref(table.key);
  const versions = table.versions.map((_columns, index) => index + 1);
  const named = (version: number) => sql.ref(`text_${version}`);
  return many(
    sql<Compared>`
      select coalesce(now.sealed_key, last.key) as key, now.sealed_name as name,
        case coalesce(last.version, 1) ${sql.join(
          versions.map((version) => sql`when ${sql.lit(version)} then now.${named(version)}`),
          sql` `,
        )} end as text,
        now.expires, last.seq, last.version::integer as version, last.digest, ${moment('last.until')} as until,
        last.until < clock_timestamp() as over
      from (
        select distinct on (key) key, seq, version, digest, until from seal
        where relation = ${table.relation} and key > ${after} and key <= ${upTo} order by key, seq desc
      ) last
      full join (
        select ${key}::int8 as sealed_key, ${sql.ref(table.name)}::text as sealed_name,
          ${sql.join(versions.map((version) => sql`${textOf(table, version)} as ${named(version)}`))},
          ${moment(table.until)} as expires
        from ${sql.table(table.relation)} where ${key} > ${after} and ${key} <= ${upTo}
      ) now on now.sealed_key = last.key`,
    db,
  );
}

/** Audit rows and seals that disagree: a seal that was made, changed or deleted outside the log. */
async function unvouched(db: Executor): Promise<readonly Breach[]> {
  const broken = await maybe(
    sql<{ seq: bigint; rows: bigint }>`
      select coalesce(said.seq, made.seq) as seq, count(*) over () as rows
      from (select seq, sealed from audit_log where sealed is not null) said
      full join (
        select seq, encode(sha256(convert_to(string_agg(
            concat_ws(' ', relation, key, version, coalesce(encode(digest, 'hex'), '-'), coalesce(${moment('until')}, '-')),
            E'\\n' order by relation collate "C", key), 'UTF8')), 'hex') as sum
        from seal group by seq
      ) made on made.seq = said.seq
      where said.sealed is distinct from made.sum order by 1 limit 1`,
    db,
  );
  if (!broken) return [];
  const row = { table: 'seal', audit_row: broken.seq, rows: broken.rows };
  return [{ id: 'S4', title: 'every seal is vouched for by its row of the audit log', row }];
}
