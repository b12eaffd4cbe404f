import { transferPosting } from '../transfers/settle-transfer.ts';
import type { Posting } from './postings.ts';
import type { Random } from './random.ts';
import type { BankRow, TransferRow } from './treasury.ts';
import { later, second } from './world.ts';

interface Moved {
  readonly id: number;
  readonly ref: string;
  readonly at: Date;
  readonly origin: 'sweep' | 'replenish';
  readonly ruleId: number;
  readonly source: BankRow;
  readonly target: BankRow;
  readonly amount: bigint;
  readonly status: 'success' | 'failed' | 'unknown';
  readonly requestedBy?: number;
}

const messages = {
  success: 'โอนสำเร็จ',
  failed: 'ธนาคารปฏิเสธรายการ',
  unknown: 'ธนาคารไม่ตอบกลับ รอตรวจสอบสเตทเมนต์',
} as const;

/** A transfer between two accounts of the house, and what it did to the books. */
export function houseTransfer(moved: Moved, random: Random): { row: TransferRow; postings: readonly Posting[] } {
  const { id, ref, at, origin, ruleId, source, target, amount, status } = moved;
  const took = random.int(2, 40);
  const end = later(at, took * second);
  const final = status !== 'unknown';
  const lane = origin === 'sweep' ? `sweep:${ruleId}` : `replenish:${String(target.id)}`;
  const row: TransferRow = {
    id,
    transfer_ref: ref,
    requested_at: at,
    origin,
    origin_id: ruleId,
    lane,
    agent_ids: source.agent_ids,
    source_bank_id: Number(source.id),
    target_bank_id: Number(target.id),
    bank_code: target.bank_code,
    account_no: target.account_no,
    account_name: target.account_name,
    purpose: null,
    amount,
    fee: 0n,
    balance_before: null,
    balance_after: null,
    note: null,
    requested_by: moved.requestedBy ?? null,
    sent_at: later(at, second),
    settled_at: final ? end : null,
    duration_sec: final ? took : null,
    inquiries: final ? 0 : 8,
    parked_at: final ? null : later(at, 1500 * second),
    upstream_ref: status === 'success' ? `${source.bank_code}${random.digits(12)}` : null,
    message: messages[status],
    status,
  };
  const booked = {
    id,
    source_bank_id: Number(source.id),
    target_bank_id: Number(target.id),
    purpose: null,
    amount,
    fee: 0n,
  };
  return { row, postings: status === 'success' ? [{ at: end, ...transferPosting(booked, null) }] : [] };
}
