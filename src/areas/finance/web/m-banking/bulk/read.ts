type Json = Readonly<Record<string, unknown>>;

/** A group with its counts and sums, as the server adds them up. */
export interface Group {
  readonly id: number;
  readonly ref: string;
  readonly name: string;
  readonly purpose: string;
  readonly status: string;
  readonly bankName: string;
  readonly lines: number;
  readonly total: string;
  readonly success: number;
  readonly failed: number;
  readonly unknown: number;
  readonly live: number;
  readonly createdAt: string;
  readonly stoppedAt: string | null;
}

/** One receiver of a group. */
export interface Recipient {
  readonly id: number;
  readonly seq: number;
  readonly bank: string;
  readonly account: string;
  readonly name: string;
  readonly amount: string;
  readonly status: string;
  readonly queued: boolean;
  readonly message: string | null;
  readonly transferId: number | null;
  readonly transferRef: string;
  /** The bank gives no answer any more: a person must say. */
  readonly waitsForPerson: boolean;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : 0);

export function groupOf(row: Json): Group {
  return {
    id: number(row.id),
    ref: text(row.group_ref),
    name: text(row.name),
    purpose: text(row.purpose),
    status: text(row.status),
    bankName: text(row.bank_name),
    lines: number(row.recipient_count),
    total: text(row.total_amount) || '0.00',
    success: number(row.success_count),
    failed: number(row.failed_count),
    unknown: number(row.unknown_count),
    live: number(row.live_count),
    createdAt: text(row.created_at),
    stoppedAt: text(row.stopped_at) || null,
  };
}

export function recipientOf(row: Json): Recipient {
  return {
    id: number(row.id),
    seq: number(row.seq),
    bank: text(row.bank_code),
    account: text(row.account_no),
    name: text(row.account_name),
    amount: text(row.amount) || '0.00',
    status: text(row.status),
    queued: row.queued === true,
    message: text(row.message) || null,
    transferId: number(row.transfer_id) || null,
    transferRef: text(row.transfer_ref),
    waitsForPerson: row.waits_for_person === true,
  };
}
