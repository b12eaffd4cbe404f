import { sql } from 'kysely';
import { type Executor, one } from '../../db/sql.ts';
import type { ProtocolAccount } from '../protocol.ts';
import { bankProvider } from './bank-lines.ts';

export { changeSession, sessionOf } from './bank-session.ts';
export { registerHolder } from './holders.ts';

/** Money that somebody sends to one of our accounts. */
export interface Incoming {
  /** Satang. */
  readonly amount: bigint;
  readonly bankCode: string | null;
  /** The whole number; the statement shows its end alone. */
  readonly accountNo: string | null;
  readonly accountName: string | null;
  readonly channelCode?: string;
  /** Instead of the bank's own words. */
  readonly description?: string;
  readonly at: Date;
}

/** Money comes in: it is on the account and a line of its statement. Returns the bank's number of the transfer. */
export async function receive(
  db: Executor,
  account: Pick<ProtocolAccount, 'id' | 'bookBalance'>,
  incoming: Incoming,
): Promise<string> {
  const { amount, bankCode, accountNo, accountName, channelCode = null, description = null, at } = incoming;
  const { reference } = await one(
    sql<{ reference: string }>`
      with held as (
        insert into sandbox_account (provider, account, balance)
        values (${bankProvider}, ${String(account.id)}, ${account.bookBalance + amount})
        on conflict (provider, account) do update set balance = sandbox_account.balance + ${amount}::bigint
        returning balance
      ), numbered as (select nextval('sandbox_incoming') as number)
      insert into sandbox_transfer (provider, account, reference, order_ref, upstream_ref, direction, amount, bank_code,
        account_no, account_name, channel_code, description, scenario, executed, visible_at, balance_after, created_at)
      select ${bankProvider}, ${String(account.id)}, 'IN' || number, 'IN' || number, 'IN' || number, 'in',
        ${amount}::bigint, ${bankCode}, ${accountNo}, ${accountName}, ${channelCode}, ${description}, 'normal', true,
        ${at}::timestamptz, held.balance, ${at}::timestamptz
      from held, numbered
      returning upstream_ref as reference`,
    db,
  );
  return reference;
}
