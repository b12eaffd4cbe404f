import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Principal, RequestInfo } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { keepSeals, type Seal, sumOf } from '../seals/seal.ts';
import type { AuditEntry } from './entry.ts';
import { type AuditRow, auditColumns, auditVersion, canonical, hashOf, oneLine, withoutNumbers } from './row.ts';

/** The actor of the rows, and the origin of the request. */
export interface AuditAuthor {
  readonly principal: Principal;
  readonly request: RequestInfo;
}

/** Rows per statement. */
const batch = 200;

const moment = sql<string>`to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Appends rows to the audit log inside `tx`; the last of them vouches for the seals, and a row for the seals alone is
 * written if there is no other. The chain's head is locked until the transaction ends, so this comes last: contexts
 * collect their entries and write them just before the commit.
 */
export async function writeAudit(
  tx: Transaction<Database>,
  author: AuditAuthor,
  told: readonly AuditEntry[],
  seals: readonly Seal[] = [],
): Promise<void> {
  const entries = told.length === 0 && seals.length > 0 ? [{ action: 'seal.keep' }] : told;
  for (let from = 0; from < entries.length; from += batch) {
    const isLast = from + batch >= entries.length;
    const sealed = isLast && seals.length > 0 ? sumOf(seals) : null;
    const seq = await append(tx, author, entries.slice(from, from + batch), sealed);
    if (sealed !== null) await keepSeals(tx, seq, seals);
  }
}

/** Returns the id of the last row. */
async function append(
  tx: Transaction<Database>,
  author: AuditAuthor,
  entries: readonly AuditEntry[],
  sealed: string | null,
): Promise<bigint> {
  const session = author.principal.sessionId === null ? null : Number(author.principal.sessionId);
  const head = await tx
    .updateTable('audit_head')
    .set((eb) => ({ seq: eb('seq', '+', BigInt(entries.length)) }))
    .where('id', '=', 1)
    .returning([
      'seq',
      'hash',
      moment.as('at'),
      sql<string | null>`(select session.auth_method from session where session.id = ${session}::integer)`.as(
        'auth_method',
      ),
    ])
    .executeTakeFirstOrThrow();
  const first = head.seq - BigInt(entries.length) + 1n;
  let previous: Uint8Array = head.hash;
  const rows = entries.map((entry, index) => {
    const row = {
      ...authorOf(author, session, head.auth_method),
      ...factsOf(entry),
      seq: first + BigInt(index),
      at: head.at,
      version: auditVersion,
      sealed: index === entries.length - 1 ? sealed : null,
    };
    const hash = hashOf(previous, row);
    const values = sql`(${sql.join([...auditColumns.map((name) => bound(name, row)), sql`${previous}`, sql`${hash}`])})`;
    previous = hash;
    return values;
  });
  await sql`with added as (
      insert into audit_log (${sql.join(auditColumns.map((name) => sql.ref(name)))}, prev_hash, hash)
      values ${sql.join(rows)}
    ) update audit_head set hash = ${previous} where id = 1`.execute(tx);
  return head.seq;
}

function authorOf({ principal, request }: AuditAuthor, session: number | null, method: string | null) {
  return {
    actor_id: principal.userId,
    actor_name: oneLine(principal.name, 120),
    actor_role: principal.role,
    session_id: session,
    auth_method: method ?? (principal.key ? 'key' : session === null ? 'none' : 'local'),
    ip: oneLine(request.ip, 64),
    user_agent: oneLine(request.userAgent, 255),
    request_id: oneLine(request.id, 64),
    idem_key: request.idempotencyKey === undefined ? null : oneLine(request.idempotencyKey, 255),
  };
}

function factsOf(entry: AuditEntry) {
  return {
    action: oneLine(entry.action, 128),
    entity_type: entry.entityType === undefined ? null : oneLine(entry.entityType, 64),
    entity_id: entry.entityId === undefined ? null : oneLine(String(entry.entityId), 128),
    entity_ids: entry.entityIds === undefined ? null : entry.entityIds.map((id) => oneLine(String(id), 128)),
    before: entry.before === undefined ? null : canonical(entry.before),
    after: entry.after === undefined ? null : canonical(entry.after),
    reason: entry.reason === undefined ? null : oneLine(withoutNumbers(entry.reason), 500),
    result: entry.result ?? 'ok',
    error_code: entry.errorCode ?? null,
    approver_id: entry.approverId ?? null,
    on_behalf_of: entry.onBehalfOf ?? null,
  };
}

const objects: ReadonlySet<string> = new Set(['before', 'after', 'entity_ids']);

function bound(name: (typeof auditColumns)[number], row: AuditRow): RawBuilder<unknown> {
  const value = row[name];
  if (name === 'at') return sql`${value}::timestamptz`;
  // Bare nulls have no type in a list of values.
  if (value === null) return sql.raw('null');
  return objects.has(name) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
}
