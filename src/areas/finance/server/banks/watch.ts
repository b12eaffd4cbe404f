import { sql } from 'kysely';
import type { Context } from '#server/context/context.ts';
import type { Logger } from '#server/context/platform.ts';
import { many } from '#server/db/sql.ts';
import { askAll } from './ask-all.ts';
import { beginSignIn, keepSignIn } from './sign-in.ts';
import { banksTexts } from './texts.ts';
import { type Account, visibleBanks } from './visible-bank.ts';

export interface BankWatch {
  /** The system's own. */
  readonly context: Pick<Context, 'db' | 'transaction' | 'providers' | 'principal'>;
  /** Minutes after which a balance is queried again. */
  readonly minutes: number;
  readonly logger: Logger;
}

/** Intervals without any word of the bank after which a connection counts as broken: nothing is paid through it then. */
const silentFor = 3;

/**
 * One round: starts the figures of a new day, queries outdated balances, signs in again where a session has expired,
 * and marks connections that have been silent for long. Several processes may do it at once: each account is
 * queried by one of them.
 */
export async function watchBanks({ context, minutes }: Omit<BankWatch, 'logger'>): Promise<void> {
  const { db } = context;
  await many(
    sql`
      update bank set today_in = 0, today_out = 0, today_in_count = 0, today_out_count = 0
      where (today_in, today_out, today_in_count, today_out_count) <> (0, 0, 0, 0)
        and balance_updated_at < date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`,
    db,
  );
  const old = new Date(Date.now() - minutes * 60_000);
  const accounts = (await visibleBanks(context)).filter(
    ({ status, session_status: session, last_sync_at: synced }) =>
      (status === 'active' || status === 'paused') &&
      (session === 'online' || session === 'error') &&
      (synced === null || synced <= old),
  );
  const answers = await askAll(context, accounts);
  const ended = answers.filter(({ outcome, session_status: session }) => outcome === 'failed' && session === 'offline');
  for (const { bank_id: id } of ended) {
    const account = accounts.find((one) => one.id === id);
    if (account) await signInAgain(context, account);
  }
  await many(
    sql`
      update bank set session_status = 'error', session_message = ${banksTexts.silent.kept()}
      where session_status = 'online' and channel in ('app', 'web', 'api') and status in ('active', 'paused')
        and last_error_at > coalesce(last_sync_at, created_at)
        and coalesce(last_sync_at, created_at) < clock_timestamp() - ${minutes * silentFor}::integer * interval '1 minute'`,
    db,
  );
}

/** A session that ran out is opened again once; where the bank asks for a one-time password, people see it. */
async function signInAgain(context: BankWatch['context'], account: Account): Promise<void> {
  const answer = await beginSignIn(context, account).catch(() => undefined);
  if (!answer) return;
  await context.transaction(async ({ tx, audit }) => {
    await keepSignIn(tx, account, answer);
    await audit({
      action: 'bank.relogin',
      entityType: 'Bank',
      entityId: account.id,
      before: { session_status: 'offline' },
      after: { session_status: answer.state },
      reason: 'session ran out',
    });
  });
}

/** Watches from now on, every minute. A failure is logged and tried again. Returns how to stop, when a round under way is over. */
export function startBankWatch({ context, minutes, logger }: BankWatch): () => Promise<void> {
  let round: Promise<void> | undefined;
  const run = () => {
    round ??= watchBanks({ context, minutes })
      .catch((error: unknown) => logger.error({ err: error }, 'bank accounts could not be looked after'))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(run, 60_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
