import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError, forbidden } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { type Account, accountLinked, refusalOf, waiting } from '#server/identity/accounts.ts';
import { attemptEntry } from '#server/identity/sign-in-log.ts';
import { IdentityUnavailable, type OutsidePerson } from '#server/providers/identity.ts';
import type { Settings } from '#server/settings/settings.ts';
import { openSignedInSession } from './enter.ts';
import { addPending } from './new-account.ts';
import { authTexts } from './texts.ts';

/**
 * `POST /api/firebase_auth`: opens a session for the user that the identity service's token belongs to. Users are
 * matched by provider and uid only. A new user waits for an administrator; if the address is already taken, nothing is
 * created or linked, and the answer is the same.
 */
export function firebaseSignIn(
  deployment: DeploymentInfo,
  settings: Settings,
): Services<Context>['auth.firebase_sign_in'] {
  return async ({ body }, ctx) => {
    const person = await personBehind(ctx, body.id_token);
    const account = await accountLinked(ctx.db, person.provider, person.uid);
    if (!account) {
      await addPerson(ctx, deployment, person);
      throw forbidden(waiting);
    }
    const refusal = refusalOf(withoutConfirmation(account), ctx);
    if (refusal) {
      await ctx.auditAlone(attemptEntry(account, refusal.code, refusal.message));
      throw refusal;
    }
    return openSignedInSession(ctx, deployment, settings, account, 'firebase');
  };
}

/** Our own e-mail confirmation does not apply to accounts of the identity service. */
const withoutConfirmation = (account: Account): Account => ({ ...account, awaits_confirmation: false });

async function personBehind(ctx: Context, token: string): Promise<OutsidePerson> {
  try {
    const person = await ctx.providers.identity?.verify(token);
    if (person) return person;
  } catch (error) {
    if (!(error instanceof IdentityUnavailable)) throw error;
    throw new FailureError(503, { message: authTexts.theIdentityServiceCannotBeReached, retryAfter: 5 });
  }
  await ctx.auditAlone(attemptEntry(undefined, 401, 'unacceptable token'));
  throw new FailureError(401);
}

async function addPerson(ctx: Context, deployment: DeploymentInfo, person: OutsidePerson): Promise<void> {
  const { provider, uid, email, emailVerified, name } = person;
  await ctx.transaction(async (inner) => {
    const added =
      email === null
        ? undefined
        : await addPending(inner.tx, {
            email,
            name: name.slice(0, 80) || email.slice(0, 80),
            server: deployment.server,
            note: emailVerified ? null : authTexts.emailUnverified.kept(),
          });
    if (added && email !== null) {
      await inner.tx
        .insertInto('user_identity')
        .values({ provider, uid, user_id: added.id, email, email_verified: emailVerified })
        .execute();
      await inner.audit({
        action: 'identity.account_added',
        entityType: 'User',
        entityId: added.id,
        after: { username: added.username, email, email_verified: emailVerified, status: 'pending' },
      });
    }
    await inner.audit(attemptEntry(added, 403, added ? 'new person' : 'address is taken or missing'));
  });
}
