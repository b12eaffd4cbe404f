import type { ColumnType, Generated } from 'kysely';

type Stamp = ColumnType<Date, Date | undefined, Date>;
/** Written once; the database refuses an update. */
type Fixed<T> = ColumnType<T, T, never>;
type FixedStamp = ColumnType<Date, Date | undefined, never>;

/** Tables of the ledger, of payouts and of the outbox (migrations 0003). Money is satang as bigint. */
export interface LedgerTables {
  ledger_account: {
    id: Generated<bigint>;
    code: Fixed<string>;
    kind: Fixed<string>;
    owner_id: Fixed<number | null>;
    /** Follows from the entries; credit-positive. */
    balance: ColumnType<bigint, never, never>;
    seq: ColumnType<bigint, never, never>;
    created_at: FixedStamp;
  };
  ledger_tx: {
    id: Generated<bigint>;
    kind: Fixed<string>;
    ref_type: Fixed<string>;
    ref_id: Fixed<number>;
    actor_id: Fixed<number | null>;
    reason: Fixed<string | null>;
    created_at: FixedStamp;
  };
  ledger_entry: {
    id: Generated<bigint>;
    tx_id: Fixed<bigint>;
    account_id: Fixed<bigint>;
    satang: Fixed<bigint>;
  };
  balance_log: {
    account_id: ColumnType<bigint, never, never>;
    seq: ColumnType<bigint, never, never>;
    tx_id: ColumnType<bigint, never, never>;
    before: ColumnType<bigint, never, never>;
    delta: ColumnType<bigint, never, never>;
    after: ColumnType<bigint, never, never>;
    created_at: ColumnType<Date, never, never>;
  };
  payout_attempt: {
    id: Generated<bigint>;
    withdrawal_id: Fixed<number>;
    attempt_no: Fixed<number>;
    channel: Fixed<'bank' | 'gateway' | 'manual'>;
    bank_id: Fixed<number | null>;
    gateway: Fixed<string | null>;
    gateway_account_id: Fixed<number | null>;
    our_ref: Fixed<string>;
    amount: Fixed<bigint>;
    fee: Generated<bigint>;
    state: Generated<AttemptState>;
    upstream_ref: string | null;
    upstream_message: string | null;
    inquiries: Generated<number>;
    parked_at: Date | null;
    created_at: FixedStamp;
    created_by: Fixed<number | null>;
    sent_at: Date | null;
    settled_at: Date | null;
  };
  slip: {
    id: Generated<bigint>;
    withdrawal_id: Fixed<number | null>;
    ticket_id: Fixed<number | null>;
    file_id: Fixed<string>;
    sha256: Fixed<string>;
    qr: Fixed<string | null>;
    reference: Fixed<string>;
    bank_id: Fixed<number | null>;
    amount: Fixed<bigint>;
    transferred_at: Fixed<Date>;
    created_at: FixedStamp;
    created_by: Fixed<number | null>;
  };
  outbox: {
    id: Generated<bigint>;
    topic: string;
    key: string;
    payload: unknown;
    state: Generated<'queued' | 'claimed' | 'done' | 'parked'>;
    runs: Generated<number>;
    available_at: Stamp;
    claimed_by: string | null;
    claimed_at: Date | null;
    claimed_until: Date | null;
    last_error: string | null;
    created_at: FixedStamp;
    finished_at: Date | null;
  };
  day_counter: { kind: string; day: string; value: bigint };
}

/** `queued` nothing sent yet; `sending` a request may be under way; `unknown` nobody can say; the others are final. */
export type AttemptState = 'queued' | 'sending' | 'unknown' | 'success' | 'failed';
