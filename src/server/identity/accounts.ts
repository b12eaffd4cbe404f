import type { Kysely } from 'kysely';
import { FailureError, forbidden } from '../base/failure.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { isAllowedIp } from './reach.ts';
import { identityTexts } from './texts.ts';

/** The account data that decides whether a sign-in is allowed. */
export interface Account {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly status: string;
  readonly allow_ips: readonly string[] | null;
  readonly role: string | null;
  readonly role_status: string | null;
  readonly awaits_confirmation: boolean | null;
  readonly password_hash: string | null;
}

function accounts(db: Kysely<Database>) {
  return db
    .selectFrom('app_user as u')
    .leftJoin('role as r', 'r.id', 'u.role_id')
    .leftJoin('user_credential as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.username', 'u.name', 'u.status', 'u.allow_ips'])
    .select(['r.code as role', 'r.status as role_status', 'c.password_hash', 'c.awaits_confirmation']);
}

/** The account with this e-mail address or user name, both in lower case. */
export function accountNamed(db: Kysely<Database>, name: string): Promise<Account | undefined> {
  return accounts(db)
    .where((eb) => eb.or([eb('u.email', '=', name), eb('u.username', '=', name)]))
    .executeTakeFirst();
}

/** The account linked with an identity of an external service. */
export function accountLinked(db: Kysely<Database>, provider: string, uid: string): Promise<Account | undefined> {
  return accounts(db)
    .innerJoin('user_identity as i', 'i.user_id', 'u.id')
    .where('i.provider', '=', provider)
    .where('i.uid', '=', uid)
    .executeTakeFirst();
}

/** Message for a user who is authenticated but may not sign in. */
export const waiting = identityTexts.theAccountWaitsForApproval;

/**
 * Why a user who has proved their identity may still not sign in, as a 403 with the reason; undefined = they may. Nobody
 * else learns any of this: it is checked after the proof.
 */
export function refusalOf(account: Account, ctx: Pick<Context, 'request'>): FailureError | undefined {
  if (account.status === 'suspended') return forbidden(identityTexts.theAccountIsSuspendedPleaseAsk);
  if (account.awaits_confirmation === true) return forbidden(identityTexts.pleaseConfirmYourEMailAddress);
  if (account.status !== 'active' || account.role === null) return forbidden(waiting);
  if (account.role_status !== 'active') return forbidden(identityTexts.yourRoleIsSwitchedOffPlease);
  if (!isAllowedIp(ctx.request.ip, account.allow_ips)) return forbidden(identityTexts.nobodyMaySignInFromThis);
  return undefined;
}

/** 429 with a message that counts down. */
export function lockedOut(seconds: number): FailureError {
  return new FailureError(429, { message: identityTexts.tryAgainIn({ seconds }), retryAfter: seconds });
}
