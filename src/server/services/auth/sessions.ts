import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RequestInfo } from '../../context.ts';
import type { Database } from '../../db/database.ts';

type Executor = Kysely<Database> | Transaction<Database>;

/** What is stored of a token: it is random, so a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Opens a session; the token is returned once and stored nowhere. */
export async function openSession(
  executor: Executor,
  userId: number,
  request: RequestInfo,
  absoluteHours: number,
): Promise<string> {
  const token = newToken();
  await executor
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      auth_method: 'local',
      ip: request.ip.slice(0, 64),
      user_agent: request.userAgent.slice(0, 255),
      expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${absoluteHours})`,
    })
    .execute();
  return token;
}

/** Ends one session. It counts from the next request on. */
export async function closeSession(executor: Executor, id: number, reason: string): Promise<void> {
  await executor
    .updateTable('session')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_for: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all sessions of a person: after a change of password, a suspension, a change of role. */
export async function closeSessions(executor: Executor, userId: number, reason: string): Promise<void> {
  await executor
    .updateTable('session')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_for: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}
