import { sql } from 'kysely';
import { FailureError, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { type BankPort, type ProviderAccount, ProviderError } from '#server/providers/ports.ts';
import { isConnected } from '../banks/rules.ts';
import { type Account, visibleBank } from '../banks/visible-bank.ts';
import { mbankingTexts } from './texts.ts';

/** An account that the person may see and that is connected with its bank. Throws 404 or 422. */
export async function connectedBank(ctx: Pick<Context, 'db' | 'principal'>, id: number): Promise<Account> {
  const account = await visibleBank(ctx, id);
  if (!isConnected(account)) throw invalid({ bank_id: mbankingTexts.notConnected });
  return account;
}

/**
 * Queries the bank about one account. Its errors become 502, a timeout 504; if the session is
 * the reason, the account's row says so from now on, and `fields.session` tells the screen what to offer.
 */
export async function reading<T>(
  { db, providers }: Pick<Context, 'db' | 'providers'>,
  account: Account,
  call: (port: BankPort, account: ProviderAccount) => Promise<T>,
): Promise<T> {
  try {
    return await call(providers.bank, { id: account.id, bookBalance: account.balance });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.timeout) throw new FailureError(504, { message: mbankingTexts.bankSilent });
    const { session, message } = error;
    if (session === undefined) throw new FailureError(502, { message });
    await many(
      sql`
        update bank set session_status = ${session}, session_message = ${message.slice(0, 255)},
          last_error = ${message.slice(0, 255)}, last_error_at = clock_timestamp()
        where id = ${account.id}`,
      db,
    );
    throw new FailureError(502, { message, fields: { session } });
  }
}
