import { sql } from 'kysely';
import { type Executor, many, maybe, type Tx } from '#server/db/sql.ts';
import type { Verdict } from '#server/jobs/send-once.ts';
import type { AttemptState } from '#server/ledger/tables.ts';

/** A payout attempt with everything that the other side needs. Money is satang. */
export interface Attempt {
  readonly id: bigint;
  readonly withdrawalId: number;
  readonly channel: 'bank' | 'gateway' | 'manual';
  readonly gateway: string | null;
  /** Our bank account or gateway account. */
  readonly sourceId: number;
  readonly reference: string;
  readonly orderRef: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly state: AttemptState;
  readonly inquiries: number;
  /** Milliseconds since the request was sent, by the database's clock. */
  readonly age: number;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly bookBalance: bigint;
  readonly feePercent: string;
  readonly feeFixed: bigint;
}

const read = sql`
  select attempt.id, attempt.withdrawal_id as "withdrawalId", attempt.channel, attempt.gateway,
    coalesce(attempt.bank_id, attempt.gateway_account_id) as "sourceId", attempt.our_ref as reference,
    withdrawal.withdraw_ref as "orderRef", attempt.amount, attempt.fee, attempt.state, attempt.inquiries,
    coalesce(extract(epoch from clock_timestamp() - attempt.sent_at) * 1000, 0)::integer as age,
    withdrawal.bank_code as "bankCode", withdrawal.bank_account_no as "accountNo",
    withdrawal.bank_account_name as "accountName",
    coalesce(bank.balance, account.balance, 0) as "bookBalance",
    coalesce(account.withdraw_fee_pct::text, '0') as "feePercent",
    coalesce(account.withdraw_fee_fixed, 0) as "feeFixed"
  from payout_attempt attempt
  join withdrawal on withdrawal.id = attempt.withdrawal_id
  left join bank on bank.id = attempt.bank_id
  left join gateway_account account on account.id = attempt.gateway_account_id`;

export async function readAttempt(db: Executor, id: bigint): Promise<Attempt | undefined> {
  return maybe(sql<Attempt>`${read} where attempt.id = ${id}`, db);
}

/** The attempt of a withdrawal that is neither paid nor refused, if there is one. */
export async function liveAttempt(db: Executor, withdrawalId: number): Promise<Attempt | undefined> {
  return maybe(
    sql<Attempt>`${read} where attempt.withdrawal_id = ${withdrawalId} and attempt.state in ('queued', 'sending', 'unknown')`,
    db,
  );
}

/** Marks the moment before the request leaves. False when somebody else already has. */
export async function markSending(db: Executor, id: bigint): Promise<boolean> {
  const row = await maybe(
    sql<{ id: bigint }>`
      update payout_attempt set state = 'sending', sent_at = clock_timestamp()
      where id = ${id} and state = 'queued' returning id`,
    db,
  );
  return row !== undefined;
}

/** Writes what is known of a live attempt now. False when it is already final. */
export async function concludeAttempt(tx: Tx, id: bigint, verdict: Verdict): Promise<boolean> {
  const final = verdict.state !== 'unknown';
  const row = await maybe(
    sql<{ id: bigint }>`
      update payout_attempt set state = ${verdict.state}, upstream_message = ${verdict.message.slice(0, 255)},
        upstream_ref = coalesce(${verdict.upstreamRef}, upstream_ref), fee = ${verdict.fee}::bigint,
        inquiries = inquiries + ${verdict.inquiry ? 1 : 0}::integer,
        parked_at = case when ${verdict.park}::boolean then coalesce(parked_at, clock_timestamp()) else null end,
        settled_at = case when ${final}::boolean then clock_timestamp() else null end
      where id = ${id} and state in ('queued', 'sending', 'unknown') returning id`,
    tx,
  );
  return row !== undefined;
}

/** Lets a parked attempt be queried again. */
export async function unpark(tx: Tx, id: bigint): Promise<void> {
  await many(sql`update payout_attempt set parked_at = null where id = ${id} and state = 'unknown'`, tx);
}
