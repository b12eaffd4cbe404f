import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KeptHead } from './heads.ts';
import { hashOf } from './row.ts';

/** Rows per read. */
const chunk = 2000;

/** Result of a check of the log. */
export interface AuditVerdict {
  /** Number of checked rows. */
  readonly rows: bigint;
  /** Id of the first row that is wrong or missing; absent if the chain is intact. */
  readonly broken?: bigint;
  /** What is wrong with it. */
  readonly reason?: string;
}

/**
 * Recomputes the whole chain, and compares it with the heads that were stored elsewhere: an attacker who rewrites the
 * whole log cannot rewrite those. Reads only; run it on a snapshot while others write.
 */
export async function checkAudit(db: Kysely<Database>, kept: readonly KeptHead[] = []): Promise<AuditVerdict> {
  const heads = new Map(kept.map((head) => [head.seq, head] as const));
  let previous: Uint8Array = new Uint8Array(32);
  let seq = 0n;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .select(sql<string>`to_char(audit_log.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at_text'))
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(chunk)
      .execute();
    for (const row of rows) {
      seq += 1n;
      const broken = (reason: string) => ({ rows: seq, broken: seq, reason });
      if (row.seq !== seq) return broken('the row is missing');
      if (!Buffer.from(previous).equals(row.prev_hash)) return broken('it does not follow the row before it');
      const expected = hashOf(previous, { ...row, at: row.at_text });
      if (!expected.equals(row.hash)) return broken('the row is not what was written');
      const head = heads.get(seq);
      if (head && head.hash !== expected.toString('hex'))
        return broken(`it is not the row of which ${head.day} kept the hash`);
      heads.delete(seq);
      previous = row.hash;
    }
    if (rows.length < chunk) break;
  }
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
  const missing = (reason: string) => ({ rows: seq, broken: seq + 1n, reason });
  if (!head) return missing('the head of the chain is missing');
  if (head.seq > seq) return missing('rows at the end are missing');
  if (head.seq < seq) return { rows: seq, broken: head.seq + 1n, reason: 'the row was not written through the chain' };
  if (!Buffer.from(previous).equals(head.hash)) return { rows: seq, broken: seq, reason: 'the head is of another row' };
  for (const late of heads.values())
    return missing(`the rows up to ${late.seq}, of which ${late.day} kept the hash, are missing`);
  return { rows: seq };
}

/** Id of the first row that is wrong or missing, or undefined if the chain is intact. */
export async function verifyAudit(db: Kysely<Database>): Promise<bigint | undefined> {
  return (await checkAudit(db)).broken;
}
