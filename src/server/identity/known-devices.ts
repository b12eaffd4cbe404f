import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { many, maybe } from '../db/sql.ts';
import { newToken, tokenHash } from './sessions.ts';

type Executor = Kysely<Database> | Transaction<Database>;

/** Days after which an unused browser is forgotten, and the maximum number of browsers per user. */
export const deviceDays = 90;
const most = 20;

/** Whether the user has signed in with this browser recently. Also queried for unknown names (key 0 is no account). */
export async function isKnownDevice(db: Executor, device: string | undefined, userId: number | undefined) {
  const row = await maybe(
    sql<{ one: number }>`
      select 1 as one from known_device where token_hash = ${tokenHash(device ?? '')} and user_id = ${userId ?? 0}
        and last_used_at > clock_timestamp() - ${deviceDays}::integer * interval '1 day'`,
    db,
  );
  return row !== undefined;
}

/**
 * Remembers that a person has signed in with this browser. Returns the secret that it is to keep: the one that it has,
 * where this server gave it, else a new one.
 */
export async function rememberDevice(tx: Transaction<Database>, device: string | undefined, userId: number) {
  const isOurs =
    device !== undefined &&
    (await maybe(sql`select 1 from known_device where token_hash = ${tokenHash(device)} limit 1`, tx)) !== undefined;
  const secret = isOurs ? device : newToken();
  await many(
    sql`
      insert into known_device (token_hash, user_id) values (${tokenHash(secret)}, ${userId})
      on conflict (token_hash, user_id) do update set last_used_at = clock_timestamp()`,
    tx,
  );
  await many(
    sql`
      delete from known_device where user_id = ${userId} and token_hash not in (
        select token_hash from known_device where user_id = ${userId} order by last_used_at desc limit ${most})`,
    tx,
  );
  return secret;
}

/** Forgets all browsers of a user, except the one with the secret `except`. */
export async function forgetDevices(db: Executor, userId: number, except = ''): Promise<void> {
  await many(sql`delete from known_device where user_id = ${userId} and token_hash <> ${tokenHash(except)}`, db);
}
