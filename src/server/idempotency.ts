import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TransactionContext } from './context.ts';
import { FailureError } from './failure.ts';

/** Identifies one attempt of one person: the same key with another body is an error, not a repetition. */
export interface Reservation {
  readonly key: string;
  readonly route: string;
  readonly bodyHash: Buffer;
}

const keyPattern = /^[\x21-\x7e]{8,255}$/;

/** Checks the header. Missing or malformed is a fault of the program that calls (400), not of a person's input. */
export function reservationOf(
  key: string | undefined,
  required: boolean,
  route: string,
  body: unknown,
  files: Readonly<Record<string, { readonly sha256: string }>>,
): Reservation | undefined {
  if (key === undefined) {
    if (required) throw new FailureError(400, { message: 'ต้องส่ง Idempotency-Key กับรายการที่เกี่ยวกับเงิน' });
    return undefined;
  }
  if (!keyPattern.test(key)) throw new FailureError(400, { message: 'Idempotency-Key ไม่ถูกต้อง' });
  const digests = Object.entries(files).map(([name, file]) => [name, file.sha256]);
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([route, sorted(withoutFiles(body, files)), digests.sort()]))
    .digest();
  return { key, route, bodyHash };
}

/** A file counts by its digest: its address is new with every upload, a repeated one included. */
function withoutFiles(body: unknown, files: Readonly<Record<string, unknown>>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(files, name)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sorted(inner)]);
}

/** The first answer, word for word. */
export interface Replay {
  readonly status: number;
  readonly body: string;
}

/**
 * Opens a reservation inside the transaction of the effect: the stored answer if there is one, 409 while another
 * request with the key is under way, 422 when the key was used for something else.
 */
export async function reserve(
  ctx: TransactionContext,
  { key, route, bodyHash }: Reservation,
): Promise<Replay | undefined> {
  const actor = ctx.principal.userId;
  const lock = createHash('sha256').update(`${actor}\u0000${key}`).digest().readBigInt64BE(0);
  const got = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lock}::int8) as got`.execute(ctx.tx);
  if (!got.rows[0]?.got) {
    throw new FailureError(409, { message: 'รายการนี้กำลังดำเนินการอยู่ กรุณารอสักครู่', retryAfter: 1 });
  }
  const row = await ctx.tx
    .selectFrom('idempotency')
    .select(['route', 'body_hash', 'status', 'body', sql<boolean>`expires_at < clock_timestamp()`.as('expired')])
    .where('actor_id', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.expired) {
    await ctx.tx.deleteFrom('idempotency').where('actor_id', '=', actor).where('key', '=', key).execute();
    return undefined;
  }
  if (row.route !== route || !bodyHash.equals(row.body_hash)) {
    throw new FailureError(422, { message: 'Idempotency-Key นี้ถูกใช้กับคำขออื่นแล้ว' });
  }
  return { status: row.status, body: row.body };
}

/** Stores the answer, in the transaction of the effect. */
export async function store(
  ctx: TransactionContext,
  { key, route, bodyHash }: Reservation,
  answer: Replay,
  hours: number,
): Promise<void> {
  await ctx.tx
    .insertInto('idempotency')
    .values({
      actor_id: ctx.principal.userId,
      key,
      route,
      body_hash: bodyHash,
      status: answer.status,
      body: answer.body,
      expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${hours})`,
    })
    .execute();
}
