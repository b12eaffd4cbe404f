import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { FailureError } from '../base/failure.ts';
import { sorted } from '../base/sorted.ts';
import type { TransactionContext } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { callsTexts } from './texts.ts';

/** Identifies one attempt of one user: the same key with another body is an error, not a retry. */
export interface Reservation {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: Buffer;
}

const keyPattern = /^[\x21-\x7e]{8,255}$/;

/** Validates the header. A missing or malformed key is an error of the client program (400), not of user input. */
export function reservationOf(
  key: string | undefined,
  required: boolean,
  route: string,
  body: unknown,
  files: Readonly<Record<string, { readonly sha256: string }>>,
): Reservation | undefined {
  if (key === undefined) {
    if (required) throw new FailureError(400, { message: callsTexts.keyRequired });
    return undefined;
  }
  if (!keyPattern.test(key)) throw new FailureError(400, { message: callsTexts.keyMalformed });
  const digests = Object.entries(files).map(([name, file]) => [name, file.sha256]);
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([route, sorted(withoutFiles(body, files)), digests.sort()]))
    .digest();
  return { key, route, bodyHash };
}

/** A file is compared by digest: every upload, even of the same file, has a new address. */
function withoutFiles(body: unknown, files: Readonly<Record<string, unknown>>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(files, name)));
}

/** The stored answer of the first request. */
export interface Replay {
  readonly status: number;
  readonly body: string;
}

/**
 * The stored answer of a finished attempt, for any number of concurrent retries. Undefined while there is none.
 * @throws FailureError 422 when the key was used for another request.
 */
export async function storedAnswer(
  db: Kysely<Database>,
  actor: number,
  { key, route, bodyHash }: Reservation,
): Promise<Replay | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['route', 'body_hash', 'status', 'body'])
    .where('actor_id', '=', actor)
    .where('key', '=', key)
    .where('expires_at', '>=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.route !== route || !bodyHash.equals(row.body_hash)) throw usedOtherwise();
  return { status: row.status, body: row.body };
}

/**
 * Reserves the key inside the transaction of the effect; returns the stored answer if there is one. While another request
 * with the key is running, throws 409 for the same body and 422 for another.
 */
export async function reserve(ctx: TransactionContext, reservation: Reservation): Promise<Replay | undefined> {
  const { key, bodyHash } = reservation;
  const actor = ctx.principal.userId;
  const whose = lockOf(`${actor}\u0000${key}`);
  const what = lockOf(`${actor}\u0000${key}\u0000${bodyHash.toString('hex')}`);
  // Each request first takes a shared lock that names its body, then one of them gets the exclusive lock on the key.
  const { rows } = await sql<{ got: boolean }>`
    select pg_advisory_xact_lock_shared(${what}::int8), pg_try_advisory_xact_lock(${whose}::int8) as got`.execute(
    ctx.tx,
  );
  const stored = await storedAnswer(ctx.tx, actor, reservation);
  if (stored) return stored;
  if (rows[0]?.got) return undefined;
  const same = await isAboutTheSame(ctx, whose, what);
  // The request that held the key may have finished in the meantime.
  const late = await storedAnswer(ctx.tx, actor, reservation);
  if (late) return late;
  if (same === false) throw usedOtherwise();
  throw new FailureError(409, { message: callsTexts.underWay, retryAfter: 1 });
}

function usedOtherwise(): FailureError {
  return new FailureError(422, { message: callsTexts.keyUsedOtherwise });
}

/** An advisory lock of the database, named by a text. */
function lockOf(text: string): bigint {
  return createHash('sha256').update(text).digest().readBigInt64BE(0);
}

/** Whether the holder of the lock `whose` also holds `what`. Undefined when the lock is no longer held. */
async function isAboutTheSame(ctx: TransactionContext, whose: bigint, what: bigint): Promise<boolean | undefined> {
  const is = (alias: string, lock: bigint) => {
    const bits = BigInt.asUintN(64, lock);
    const column = (name: string) => sql.ref(`${alias}.${name}`);
    return sql`${column('locktype')} = 'advisory' and ${column('objsubid')} = 1 and ${column('granted')}
      and ${column('classid')}::int8 = ${bits >> 32n}::int8 and ${column('objid')}::int8 = ${bits & 0xffff_ffffn}::int8
      and ${column('database')} = (select oid from pg_database where datname = current_database())`;
  };
  const { rows } = await sql<{ same: boolean }>`
    select exists (select from pg_locks said where said.pid = holder.pid and ${is('said', what)}) as same
    from pg_locks holder where ${is('holder', whose)} and holder.mode = 'ExclusiveLock'`.execute(ctx.tx);
  return rows[0]?.same;
}

/** Stores the answer in the transaction of the effect, replacing one that has expired. */
export async function store(
  ctx: TransactionContext,
  { key, route, bodyHash }: Reservation,
  answer: Replay,
  hours: number,
): Promise<void> {
  await sql`
    insert into idempotency (actor_id, key, route, body_hash, status, body, expires_at)
    values (${ctx.principal.userId}, ${key}, ${route}, ${bodyHash}, ${answer.status}, ${answer.body},
      clock_timestamp() + make_interval(hours => ${hours}))
    on conflict (actor_id, key) do update set route = excluded.route, body_hash = excluded.body_hash,
      status = excluded.status, body = excluded.body, created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(
    ctx.tx,
  );
}
