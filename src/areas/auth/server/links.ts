import { type Kysely, sql, type Transaction } from 'kysely';
import { invalid } from '#server/base/failure.ts';
import type { Database } from '#server/db/database.ts';
import { newToken, tokenHash } from '#server/identity/sessions.ts';
import { authTexts } from './texts.ts';

type Executor = Kysely<Database> | Transaction<Database>;

/** How long each kind of mailed link is valid, in minutes. */
export const linkMinutes = {
  'confirm-email': 24 * 60,
  'reset-password': 30,
  /** Sent by staff, and read when the recipient comes to work. */
  renewal: 24 * 60,
  invitation: 72 * 60,
} as const;
export type Purpose = 'confirm-email' | 'reset-password';

/** Registration data stored with a confirmation link. */
export interface PendingRegistration {
  readonly passwordHash: string;
  readonly name: string;
}

/**
 * Creates a link for one user and returns its token; only the hash is stored. Of the links to set a password only the
 * newest works; confirmation links coexist, because each belongs to a separate registration of the address.
 */
export async function makeLink(
  tx: Transaction<Database>,
  purpose: Purpose,
  userId: number,
  {
    registered,
    minutes = linkMinutes[purpose],
  }: { readonly registered?: PendingRegistration; readonly minutes?: number } = {},
): Promise<string> {
  const token = newToken();
  await sql`delete from one_time_link where expires_at < clock_timestamp() - interval '7 days'`.execute(tx);
  if (purpose === 'reset-password') await deleteLinks(tx, purpose, userId);
  await tx
    .insertInto('one_time_link')
    .values({
      token_hash: tokenHash(token),
      purpose,
      user_id: userId,
      ...(registered ? { password_hash: registered.passwordHash, name: registered.name } : {}),
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return token;
}

/** Deletes a user's unused links of one purpose. */
export async function deleteLinks(tx: Transaction<Database>, purpose: Purpose, userId: number): Promise<void> {
  await tx
    .deleteFrom('one_time_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

const isUsable = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

/** 422 at the token: unknown, used and expired links are not distinguished. */
export const invalidLinkError = () =>
  invalid({ token: authTexts.thisLinkHasExpiredOrWas }, authTexts.linkSpentAskAgain);

/** The owner of a link, without using it up; undefined if the link is invalid. */
export async function ownerOf(db: Executor, purpose: Purpose, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('one_time_link')
    .select('user_id')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where(isUsable)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

export interface UsedLink {
  readonly userId: number;
  readonly passwordHash: string | null;
  readonly name: string | null;
}

/** Uses up a link. Of concurrent requests with the same token one succeeds, the others get the 422. */
export async function consumeLink(tx: Transaction<Database>, purpose: Purpose, token: string): Promise<UsedLink> {
  const row = await tx
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where(isUsable)
    .returning(['user_id', 'password_hash', 'name'])
    .executeTakeFirst();
  if (!row || row.user_id === null) throw invalidLinkError();
  return { userId: row.user_id, passwordHash: row.password_hash, name: row.name };
}
