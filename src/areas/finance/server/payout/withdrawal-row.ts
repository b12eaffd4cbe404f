import { sql } from 'kysely';
import type { StatusChange } from '#generated/api/finance.ts';
import { baseTexts } from '#server/base/texts.ts';
import { type Executor, many, maybe, type Tx } from '#server/db/sql.ts';

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
  readonly status: string;
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

/** One line of the record's history; the database says when. */
export type TimelineEntry = Omit<StatusChange, 'at'>;

/** Name under which the system appears in histories. */
export const systemName = baseTexts.system;

/** What a change of state by the system writes on the withdrawal. Empty values leave the column as it is. */
export interface SystemChange {
  readonly status: string;
  readonly upstreamRef?: string | null;
  readonly upstreamMessage?: string | null;
  readonly completed?: boolean;
}

/**
 * Moves the status by the system's hand: guarded by the status read under the lock, raises the version, appends to the
 * history. Throws when the row is no longer in `from`.
 */
export async function moveBySystem(
  tx: Tx,
  withdrawal: WithdrawalMoney,
  action: string,
  change: SystemChange,
): Promise<void> {
  const { id, status: from } = withdrawal;
  const message = change.upstreamMessage?.slice(0, 255) ?? null;
  const moved = await maybe(
    sql<{ version: number }>`
      update withdrawal set status = ${change.status}, version = version + 1, updated_at = clock_timestamp(),
        upstream_ref = coalesce(${change.upstreamRef?.slice(0, 64) ?? null}, upstream_ref),
        upstream_message = coalesce(${message}, upstream_message),
        completed_at = case when ${change.completed === true}::boolean then clock_timestamp() else completed_at end,
        duration_sec = case when ${change.completed === true}::boolean
          then greatest(0, extract(epoch from clock_timestamp() - requested_at))::integer else duration_sec end,
        locked_by = case when ${change.completed === true}::boolean then null else locked_by end,
        locked_at = case when ${change.completed === true}::boolean then null else locked_at end,
        timeline = timeline || jsonb_build_array(jsonb_build_object(
          'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', ${systemName}::text,
          'action', ${action}::text, 'from', ${from}::text, 'to', ${change.status}::text, 'message', ${message}::text))
      where id = ${id} and status = ${from} returning version`,
    tx,
  );
  if (!moved) throw new Error(`Withdrawal ${id} left the status ${from} under a lock`);
  await many(
    sql`
      insert into entity_event (entity, entity_id, actor_id, actor_name, action, from_status, to_status, message, version)
      values ('Withdrawal', ${id}, 0, ${systemName}, ${action}, ${from}, ${change.status}, ${message}, ${moved.version})`,
    tx,
  );
}
