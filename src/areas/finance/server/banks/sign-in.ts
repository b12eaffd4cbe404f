import { sql } from 'kysely';
import { FailureError, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import type { SignInAnswer } from '#server/providers/ports.ts';
import { isConnected } from './rules.ts';
import { banksTexts } from './texts.ts';
import type { Account } from './visible-bank.ts';

/** Sign-ins of one account within a quarter of an hour: banks lock accounts that knock too often. */
const mostSignIns = 5;
const windowMinutes = 15;
/** Wrong one-time passwords that we pass on for one challenge. */
const mostWrong = 3;

type Needs = Pick<Context, 'db' | 'providers'>;

/** First step: signs in with the account's own access. Throws 422 where there is nothing to sign in to, 429 too often. */
export async function beginSignIn({ db, providers }: Needs, account: Account): Promise<SignInAnswer> {
  if (!isConnected(account)) throw invalid({ id: banksTexts.notConnected });
  const fresh = sql`bank_contact.window_at > clock_timestamp() - ${windowMinutes}::integer * interval '1 minute'`;
  const turn = await maybe(
    sql<{ id: number }>`
      insert into bank_contact (bank_id, sign_ins, window_at) values (${account.id}, 1, clock_timestamp())
      on conflict (bank_id) do update set
        sign_ins = case when ${fresh} then bank_contact.sign_ins + 1 else 1 end,
        window_at = case when ${fresh} then bank_contact.window_at else clock_timestamp() end,
        challenge = null, challenge_until = null, wrong = 0
        where not coalesce(${fresh}, false) or bank_contact.sign_ins < ${mostSignIns}
      returning bank_id as id`,
    db,
  );
  if (!turn) {
    const message = banksTexts.tooManySignIns({ windowMinutes });
    throw new FailureError(429, { retryAfter: windowMinutes * 60, message });
  }
  return providers.bank.signIn({ id: account.id, bookBalance: account.balance });
}

/** Second step: the one-time password. Each try is counted before it is made. */
export async function finishSignIn({ db, providers }: Needs, account: Account, otp: string): Promise<SignInAnswer> {
  const open = await maybe(
    sql<{ challenge: string }>`
      update bank_contact set wrong = wrong + 1
      where bank_id = ${account.id} and challenge is not null and wrong < ${mostWrong}
        and (challenge_until is null or challenge_until > clock_timestamp())
      returning challenge`,
    db,
  );
  if (!open) throw invalid({ otp: banksTexts.codeSpent });
  return providers.bank.confirmSignIn({
    account: { id: account.id, bookBalance: account.balance },
    challenge: open.challenge,
    otp,
  });
}

/** Stores the state of the session after an answer. */
export async function keepSignIn(tx: Tx, account: Account, answer: SignInAnswer): Promise<void> {
  const message = answer.message.slice(0, 255);
  const failed = answer.state === 'locked' || answer.state === 'error';
  await many(
    sql`
      update bank set session_status = ${answer.state}, session_message = ${answer.state === 'online' ? null : message},
        last_sync_at = case when ${answer.state === 'online'}::boolean then clock_timestamp() else last_sync_at end,
        last_error = case when ${failed}::boolean then ${message} else last_error end,
        last_error_at = case when ${failed}::boolean then clock_timestamp() else last_error_at end
      where id = ${account.id}`,
    tx,
  );
  const waits = answer.state === 'otp_required';
  await many(
    sql`
      update bank_contact set challenge = ${waits ? (answer.challenge ?? null) : null},
        challenge_until = ${waits ? (answer.expiresAt ?? null) : null}::timestamptz
      where bank_id = ${account.id}`,
    tx,
  );
}
