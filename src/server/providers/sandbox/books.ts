import { sql } from 'kysely';
import { type Executor, many, maybe, one } from '../../db/sql.ts';
import type { ProtocolAccount, ProtocolOrder } from '../protocol.ts';
import type { ScenarioName } from './scenarios.ts';

/** A transfer as the sandbox has it in its books. */
export interface Transfer {
  readonly reference: string;
  readonly upstreamRef: string;
  readonly direction: 'in' | 'out';
  /** Satang. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly scenario: ScenarioName;
  readonly executed: boolean;
  readonly visibleAt: Date;
  readonly balanceAfter: bigint;
  readonly at: Date;
}

interface Entry {
  readonly order: ProtocolOrder;
  readonly scenario: ScenarioName;
  readonly executed: boolean;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly upstreamRef: string;
  readonly at: Date;
  readonly visibleAt: Date;
}

const columns = sql`reference, upstream_ref as "upstreamRef", direction, amount, fee, scenario, executed,
  visible_at as "visibleAt", coalesce(balance_after, 0) as "balanceAfter", created_at as at`;

/** What the account really holds. The sandbox opens an account with the balance that the caller has in its books. */
export async function balanceAt(db: Executor, provider: string, account: ProtocolAccount): Promise<bigint> {
  const row = await maybe(
    sql<{ balance: bigint }>`
      select balance from sandbox_account where provider = ${provider} and account = ${String(account.id)}`,
    db,
  );
  return row?.balance ?? account.bookBalance;
}

/** Records a payment request and, when it was executed, takes the money; in one statement. */
export async function write(db: Executor, provider: string, entry: Entry): Promise<Transfer> {
  const { order, executed, amount, fee } = entry;
  const account = String(order.account.id);
  const spent = executed ? amount + fee : 0n;
  return one(
    sql<Transfer>`
      with held as (
        insert into sandbox_account (provider, account, balance)
        values (${provider}, ${account}, ${order.account.bookBalance - spent})
        on conflict (provider, account) do update set balance = sandbox_account.balance - ${spent}::bigint
        returning balance
      )
      insert into sandbox_transfer (provider, account, reference, order_ref, upstream_ref, amount, fee, bank_code,
        account_no, account_name, scenario, executed, visible_at, balance_after, created_at)
      select ${provider}, ${account}, ${order.reference}, ${order.orderRef}, ${entry.upstreamRef}, ${amount}::bigint,
        ${fee}::bigint, ${order.bankCode}, ${order.accountNo}, ${order.accountName}, ${entry.scenario}, ${executed}::boolean,
        ${entry.visibleAt}::timestamptz, held.balance, ${entry.at}::timestamptz
      from held
      returning ${columns}`,
    db,
  );
}

/** The latest request under a reference. */
export async function transferOf(db: Executor, provider: string, reference: string): Promise<Transfer | undefined> {
  return maybe(
    sql<Transfer>`
      select ${columns} from sandbox_transfer
      where provider = ${provider} and reference = ${reference} order by executed desc, id desc limit 1`,
    db,
  );
}

/** Money that moved on one account in [from, to), oldest first. */
export async function transfersOf(
  db: Executor,
  provider: string,
  account: ProtocolAccount,
  from: Date,
  to: Date,
): Promise<readonly Transfer[]> {
  return many(
    sql<Transfer>`
      select ${columns} from sandbox_transfer
      where provider = ${provider} and account = ${String(account.id)} and executed
        and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
      order by created_at, id limit 5000`,
    db,
  );
}
