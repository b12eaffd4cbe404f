import { sql } from 'kysely';
import type { RowOf } from '#server/context/context.ts';
import { type Executor, maybe, type Tx } from '#server/db/sql.ts';

/** What the money rules need to know of a withdrawal. Money is satang. */
export interface WithdrawalMoney {
  readonly id: number;
  readonly withdraw_ref: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly amount: bigint;
  readonly net_amount: bigint;
  readonly type: string;
  readonly status: RowOf<'withdrawal'>['status'];
  readonly version: number;
}

const columns = sql`id::integer as id, withdraw_ref, agent_id::integer as agent_id, member_id::integer as member_id,
  bank_code, bank_account_no, bank_account_name, amount, net_amount, type, status, version`;

/** The withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: number): Promise<WithdrawalMoney> {
  const row = await maybe(
    sql<WithdrawalMoney>`select ${columns} from withdrawal where id = ${id} for no key update`,
    tx,
  );
  if (!row) throw new Error(`Withdrawal ${id} does not exist`);
  return row;
}

/** The withdrawal as it is now, without a lock. */
export async function readWithdrawal(db: Executor, id: number): Promise<WithdrawalMoney | undefined> {
  return maybe(sql<WithdrawalMoney>`select ${columns} from withdrawal where id = ${id}`, db);
}
