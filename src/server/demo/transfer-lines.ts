import type { DayNumbers } from './day-numbers.ts';
import type { DemoLine } from './deposit-scenario.ts';
import type { SeedRow } from './insert.ts';
import type { BankRow, TransferRow } from './treasury.ts';
import { later, second, type World } from './world.ts';

type Ticket = SeedRow<'replenish_ticket'>;

/** One in so many transfers is missing on the statement: the comparison with the bank has something to show. */
export const missingTransfer = { of: 29, at: 7 } as const;

interface Told {
  readonly transfers: readonly TransferRow[];
  readonly tickets: readonly Ticket[];
  readonly banks: ReadonlyMap<number, BankRow>;
  /** The lines so far: these continue after them. */
  readonly numbers: DayNumbers;
  readonly lastId: number;
}

/** One side of money that moved. */
interface Moved {
  readonly ref: string;
  readonly books: string;
  readonly bankId: number | null | undefined;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly at: Date;
  readonly upstreamRef: string;
  readonly other: Pick<BankRow, 'bank_code' | 'account_no' | 'account_name'> | undefined;
}

/** What the statements say of transfers between the house's accounts and out of them, and of tickets, on both sides. */
export function transferLines(world: World, told: Told): readonly DemoLine[] {
  const { banks, numbers, lastId } = told;
  const isRead = ({ bankId }: Moved) => (banks.get(bankId ?? 0)?.channel ?? 'manual') !== 'manual';
  return [
    ...told.transfers.flatMap((one) => ofTransfer(one, banks)),
    ...told.tickets.flatMap((one) => ofTicket(one, banks)),
  ]
    .filter(isRead)
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (`${a.ref} ${a.direction}` < `${b.ref} ${b.direction}` ? -1 : 1))
    .map((moved, index) => lineOf(world, moved, lastId + index + 1, numbers.next('R', moved.at, 6)));
}

function ofTransfer(transfer: TransferRow, banks: Told['banks']): readonly Moved[] {
  const { id, transfer_ref, source_bank_id, target_bank_id, amount, fee, settled_at, upstream_ref, status } = transfer;
  if (status !== 'success' || !settled_at || Number(id) % missingTransfer.of === missingTransfer.at) return [];
  const base = {
    ref: transfer_ref,
    books: `bank_transfer:${id}`,
    at: settled_at,
    upstreamRef: upstream_ref ?? transfer_ref,
  };
  const out: Moved = {
    ...base,
    bankId: source_bank_id,
    direction: 'out',
    amount: amount + (fee ?? 0n),
    other: transfer,
  };
  const source = banks.get(source_bank_id ?? 0);
  return target_bank_id ? [out, { ...base, bankId: target_bank_id, direction: 'in', amount, other: source }] : [out];
}

function ofTicket(ticket: Ticket, banks: Told['banks']): readonly Moved[] {
  const { id, ticket_ref, source_bank_id, target_bank_id, actual_amount, transferred_at, reference, status } = ticket;
  if (status !== 'completed' || !ticket_ref || !transferred_at || !actual_amount) return [];
  const base = {
    ref: ticket_ref,
    books: `replenish_ticket:${id}`,
    at: transferred_at,
    amount: actual_amount,
    upstreamRef: reference ?? ticket_ref,
  };
  return [
    { ...base, bankId: source_bank_id, direction: 'out', other: banks.get(target_bank_id) },
    { ...base, bankId: target_bank_id, direction: 'in', other: banks.get(source_bank_id ?? 0) },
  ];
}

function lineOf(world: World, moved: Moved, id: number, ref: string): DemoLine {
  const { at, direction, other } = moved;
  const end = `x${other?.account_no.slice(-4) ?? ''}`;
  return {
    id,
    ref,
    bankId: moved.bankId ?? 0,
    source: 'app',
    at,
    detected: new Date(Math.min(later(at, 9 * second).getTime(), world.now.getTime())),
    direction,
    amount: moved.amount,
    balanceAfter: null,
    fromBank: other?.bank_code ?? null,
    fromNumber: other ? `xx${end}` : null,
    fromName: other?.account_name ?? null,
    description: other
      ? `${direction === 'in' ? 'รับโอนจาก' : 'โอนไป'} ${other.bank_code} ${end} ${other.account_name}`
      : 'ฝากเงินสด',
    upstreamRef: moved.upstreamRef,
    // What the house moves itself is nobody's deposit and nobody's withdrawal.
    status: 'ignored',
    method: 'none',
    member: null,
    depositRef: null,
    withdrawRef: null,
    candidates: [],
    flags: [],
    review: null,
    aside: false,
    books: moved.books,
  };
}
