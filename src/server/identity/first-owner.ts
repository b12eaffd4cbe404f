import { type Kysely, sql } from 'kysely';
import type { DeploymentIdentity } from '#contract/catalog.ts';
import { FailureError, forbidden } from '../base/failure.ts';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import { hashPassword } from './passwords.ts';
import { newToken, tokenHash } from './sessions.ts';
import { identityTexts } from './texts.ts';

const purpose = 'first-owner';
/** Key of the advisory lock that serializes attempts to become the first owner. */
const advisoryLock = 7_301_995;

/** Whether users are managed here or by an external identity service. */
export type Provider = DeploymentIdentity['provider'];

/** Whether no user can sign in yet. With an external identity service, passwords here do not count. */
export async function isEmpty(db: Kysely<Database>, provider: Provider): Promise<boolean> {
  const people = db.selectFrom('app_user as u').select('u.id').limit(1);
  const row =
    provider === 'local'
      ? await people.executeTakeFirst()
      : await people
          .innerJoin('user_identity as i', 'i.user_id', 'u.id')
          .where('u.status', '=', 'active')
          .where('u.role_id', 'is not', null)
          .executeTakeFirst();
  return row === undefined;
}

/** A one-time token, valid for a day, to register the first owner. Earlier ones become invalid. */
export async function createOwnerLink(db: Kysely<Database>): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('one_time_link').where('purpose', '=', purpose).execute();
    await tx
      .insertInto('one_time_link')
      .values({
        token_hash: tokenHash(token),
        purpose,
        expires_at: sql<Date>`clock_timestamp() + interval '24 hours'`,
      })
      .execute();
  });
  return token;
}

export interface FirstOwner {
  readonly token: string;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  /** The credential: a password, or the uid at the external service. */
  readonly proof: { readonly password: string } | { readonly provider: 'firebase'; readonly uid: string };
}

/** Creates the first owner. Of concurrent attempts one succeeds; afterwards the call is always refused. */
export async function createFirstOwner(context: Context, owner: FirstOwner, server: string): Promise<void> {
  const { proof } = owner;
  const hash = 'password' in proof ? await hashPassword(proof.password) : undefined;
  const provider: Provider = 'password' in proof ? 'local' : proof.provider;
  await context.transaction(async (ctx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(ctx.tx);
    const used = await ctx.tx
      .updateTable('one_time_link')
      .set({ used_at: sql<Date>`clock_timestamp()` })
      .where('token_hash', '=', tokenHash(owner.token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where(sql<boolean>`expires_at > clock_timestamp()`)
      .returning('purpose')
      .executeTakeFirst();
    if (!used || !(await isEmpty(ctx.tx, provider))) throw forbidden(identityTexts.thisLinkCanNoLongerBe);
    const role = await ctx.tx.selectFrom('role').select('id').orderBy('rank').limit(1).executeTakeFirst();
    if (!role) throw new FailureError(500, { message: identityTexts.thereAreNoRolesInThe });
    const made = await sql<{ id: number }>`
      insert into app_user (username, email, name, role_id, server, status)
      values (${owner.username}, ${owner.email.toLowerCase()}, ${owner.name}, ${role.id}, ${server}, 'active')
      returning id`.execute(ctx.tx);
    const id = made.rows[0]?.id;
    if (id === undefined) throw new Error('The first owner was not inserted');
    if (hash !== undefined) {
      await ctx.tx.insertInto('user_credential').values({ user_id: id, password_hash: hash }).execute();
    }
    if ('uid' in proof) {
      await ctx.tx
        .insertInto('user_identity')
        .values({ ...proof, user_id: id, email: owner.email, email_verified: false })
        .execute();
    }
    await ctx.audit({
      action: 'setup.first_owner',
      entityType: 'User',
      entityId: id,
      after: { username: owner.username },
    });
  });
}
