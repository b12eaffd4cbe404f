import { sql } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { forbidden, invalid } from '../base/failure.ts';
import type { Context } from '../context/context.ts';
import { maybe } from '../db/sql.ts';
import type { Settings } from '../settings/settings.ts';
import { sessionCounter } from './counters.ts';
import { clearAttempts, takeAttempt } from './guard.ts';
import { isPassword } from './passwords.ts';
import { guarded } from './sign-in-log.ts';
import { identityTexts } from './texts.ts';

/** Verifies that the caller is the user who signed in. Throws 422 on `password`, 429, or 403. */
export type ProveSelf = (ctx: Context, password: string | null | undefined) => Promise<void>;

/** Minutes after sign-in during which a user of an external service counts as present. */
const present = 15;

/**
 * The password typed again, before money moves; wrong ones count for this session, and no stranger's do. Where an outside service knows
 * the people there is no password here: then the sign-in itself must be fresh.
 */
export function proveSelf(deployment: DeploymentInfo, settings: Settings): ProveSelf {
  const isPresent = deployment.identity.provider === 'local' ? retyped(settings) : freshSession;
  return async (ctx, password) => {
    // A program is nobody who could be there.
    if (ctx.principal.key) throw forbidden(identityTexts.noPerson);
    await isPresent(ctx, password);
  };
}

function retyped(settings: Settings): ProveSelf {
  return async (ctx, password) => {
    if (!password) throw invalid({ password: identityTexts.enterYourPassword });
    const { userId } = ctx.principal;
    const stored = await maybe(
      sql<{ hash: string }>`select password_hash as hash from user_credential where user_id = ${userId}`,
      ctx.db,
    );
    const counter = sessionCounter(ctx.principal.sessionId, settings);
    await guarded(ctx, userId, await takeAttempt(ctx.db, counter));
    if (!(await isPassword(stored?.hash, password))) throw invalid({ password: identityTexts.thePasswordIsWrong });
    await clearAttempts(ctx.db, counter.subject);
  };
}

async function freshSession({ db, principal }: Context): Promise<void> {
  const row = await maybe(
    sql<{ id: number }>`
      select id from session where id = ${Number(principal.sessionId ?? 0)}
        and created_at > clock_timestamp() - ${present}::integer * interval '1 minute'`,
    db,
  );
  if (!row) throw forbidden(identityTexts.signInAnew({ minutes: present }));
}
