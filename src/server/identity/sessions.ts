import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RequestInfo } from '../context/context.ts';
import type { Database } from '../db/database.ts';

type Executor = Kysely<Database> | Transaction<Database>;

/** The stored form of a token: it is random, so a plain hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits in base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Opens a session; the token is returned once and not stored. */
export async function openSession(
  executor: Executor,
  userId: number,
  authMethod: string,
  request: RequestInfo,
  absoluteHours: number,
): Promise<{ readonly id: number; readonly token: string }> {
  const token = newToken();
  const { id } = await executor
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      auth_method: authMethod,
      ip: request.ip.slice(0, 64),
      user_agent: request.userAgent.slice(0, 255),
      expires_at: sql<Date>`clock_timestamp() + ${absoluteHours} * interval '1 hour'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Which sessions of a user to end. */
export type Which = { readonly only: number } | { readonly except: number } | 'all';

/** Ends sessions of a user, effective from the next request. Returns the keys of those that were open. */
export async function closeSessions(
  executor: Executor,
  userId: number,
  which: Which,
  reason: string,
): Promise<readonly number[]> {
  const chosen =
    which === 'all'
      ? sql<boolean>`true`
      : 'only' in which
        ? sql<boolean>`id = ${which.only}`
        : sql<boolean>`id <> ${which.except}`;
  const rows = await executor
    .updateTable('session')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_for: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where(chosen)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
