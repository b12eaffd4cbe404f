import { type Kysely, sql, type Transaction } from 'kysely';
import { invalid } from '#server/base/failure.ts';
import type { Database } from '#server/db/database.ts';
import { newToken, tokenHash } from '#server/identity/sessions.ts';
import { authTexts } from './texts.ts';

type Executor = Kysely<Database> | Transaction<Database>;

/** What a link in a mail is good for, and for how long. */
export const linkMinutes = {
  'confirm-email': 24 * 60,
  'reset-password': 30,
  /** Sent by staff: people read it when they come to work, or begin to. */
  renewal: 24 * 60,
  invitation: 72 * 60,
} as const;
export type Purpose = 'confirm-email' | 'reset-password';

/** What a confirmation carries of its own registration. */
export interface Registered {
  readonly passwordHash: string;
  readonly name: string;
}

/**
 * Makes a link for one person and returns its token, which is stored nowhere. Of the links to set a password only the
 * newest works; confirmations stand beside each other, for each belongs to another registration of the address.
 */
export async function makeLink(
  tx: Transaction<Database>,
  purpose: Purpose,
  userId: number,
  { registered, minutes = linkMinutes[purpose] }: { readonly registered?: Registered; readonly minutes?: number } = {},
): Promise<string> {
  const token = newToken();
  await sql`delete from one_time_link where expires_at < clock_timestamp() - interval '7 days'`.execute(tx);
  if (purpose === 'reset-password') await dropLinks(tx, purpose, userId);
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

/** Makes a person's unused links of a kind worthless. */
export async function dropLinks(tx: Transaction<Database>, purpose: Purpose, userId: number): Promise<void> {
  await tx
    .deleteFrom('one_time_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

const good = sql<boolean>`used_at is null and expires_at > clock_timestamp()`;

/** 422 at the token: unknown, used and expired are the same. */
export const deadLink = () => invalid({ token: authTexts.thisLinkHasExpiredOrWas }, authTexts.linkSpentAskAgain);

/** Whose link this is, without using it up; undefined when it is no good. */
export async function ownerOf(db: Executor, purpose: Purpose, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('one_time_link')
    .select('user_id')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where(good)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

export interface UsedLink {
  readonly userId: number;
  readonly passwordHash: string | null;
  readonly name: string | null;
}

/** Uses a link up: of many at once with the same token one gets an answer, the others the 422. */
export async function takeLink(tx: Transaction<Database>, purpose: Purpose, token: string): Promise<UsedLink> {
  const row = await tx
    .updateTable('one_time_link')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where(good)
    .returning(['user_id', 'password_hash', 'name'])
    .executeTakeFirst();
  if (!row || row.user_id === null) throw deadLink();
  return { userId: row.user_id, passwordHash: row.password_hash, name: row.name };
}
