import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuditEntry } from './audit-entry.ts';
import type { Principal, RequestInfo } from './context.ts';
import type { Database } from './db/database.ts';

/** Who stands behind the rows, and where the request came from. */
export interface AuditAuthor {
  readonly principal: Principal;
  readonly request: RequestInfo;
}

/** Everything that the hash covers, in this order. Adding a column means a new version of the hash. */
const hashed = [
  'seq',
  'at',
  'actor_id',
  'actor_name',
  'actor_role',
  'session_id',
  'auth_method',
  'ip',
  'user_agent',
  'request_id',
  'idem_key',
  'action',
  'entity_type',
  'entity_id',
  'before',
  'after',
  'reason',
  'result',
  'error_code',
  'approver_id',
] as const;

type HashedRow = Readonly<Record<(typeof hashed)[number], unknown>>;

/** Canonical text: keys of objects sorted, moments to the microsecond as the database has them. */
function canonical(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

function hashOf(previous: Uint8Array, row: HashedRow): Buffer {
  const text = JSON.stringify(hashed.map((name) => canonical(row[name])));
  return createHash('sha256').update(previous).update(text).digest();
}

const moment = sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** One line without control characters, so that nobody writes a second line into a log. */
function oneLine(text: string, longest: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ').slice(0, longest);
}

/**
 * Appends rows to the audit log inside `tx`. The chain's head is locked until the transaction ends, so this comes last:
 * contexts collect their entries and write them just before the commit.
 */
export async function writeAudit(
  tx: Transaction<Database>,
  { principal, request }: AuditAuthor,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (const entry of entries) {
    const head = await tx
      .updateTable('audit_head')
      .set((eb) => ({ seq: eb('seq', '+', 1n) }))
      .where('id', '=', 1)
      .returning(['seq', 'hash', moment.as('at')])
      .executeTakeFirstOrThrow();
    const row = {
      seq: head.seq,
      at: head.at,
      actor_id: principal.userId,
      actor_name: oneLine(principal.name, 120),
      actor_role: principal.role,
      session_id: principal.sessionId === null ? null : Number(principal.sessionId),
      auth_method: principal.sessionId === null ? 'none' : 'local',
      ip: oneLine(request.ip, 64),
      user_agent: oneLine(request.userAgent, 255),
      request_id: oneLine(request.id, 64),
      idem_key: request.idempotencyKey === undefined ? null : oneLine(request.idempotencyKey, 255),
      action: entry.action,
      entity_type: entry.entityType ?? null,
      entity_id: entry.entityId === undefined ? null : String(entry.entityId),
      before: entry.before === undefined ? null : canonical(entry.before),
      after: entry.after === undefined ? null : canonical(entry.after),
      reason: entry.reason === undefined ? null : oneLine(entry.reason, 500),
      result: entry.result ?? 'ok',
      error_code: entry.errorCode ?? null,
      approver_id: entry.approverId ?? null,
    } as const;
    const hash = hashOf(head.hash, row);
    const json = (value: unknown) => (value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`);
    const columns = hashed.map((name) =>
      name === 'before' || name === 'after'
        ? json(row[name])
        : name === 'at'
          ? sql`${row.at}::timestamptz`
          : sql`${row[name]}`,
    );
    await sql`with added as (
        insert into audit_log (${sql.join(hashed.map((name) => sql.ref(name)))}, prev_hash, hash)
        values (${sql.join(columns)}, ${head.hash}, ${hash})
      ) update audit_head set hash = ${hash} where id = 1`.execute(tx);
  }
}

/**
 * Recomputes the whole chain. Returns the number of the first row that is wrong or missing, or undefined when every row
 * is what was written and none is missing up to the head.
 */
export async function verifyAudit(db: Kysely<Database>): Promise<bigint | undefined> {
  let previous: Uint8Array = new Uint8Array(32);
  let seq = 0n;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .select(sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('at_text'))
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(1000)
      .execute();
    for (const row of rows) {
      seq += 1n;
      const expected = hashOf(previous, { ...row, at: row.at_text });
      if (row.seq !== seq || !expected.equals(row.hash) || !Buffer.from(previous).equals(row.prev_hash)) return seq;
      previous = row.hash;
    }
    if (rows.length < 1000) break;
  }
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
  return head.seq === seq && Buffer.from(previous).equals(head.hash) ? undefined : seq + 1n;
}
