import { parseMoney } from '#contract/money.ts';
import type { Wire } from '#server/providers/gateways/wire.ts';
import { read } from '#server/providers/gateways/wire-words.ts';
import { type Reported, reportedOf } from './decide.ts';

/** A gateway's report, read and checked. Money is satang. */
export interface GatewayEvent {
  /** Names the report for ever: the gateway's own name for it, else its reference and state. */
  readonly eventId: string;
  readonly type: 'deposit' | 'withdraw';
  /** Our number of the order. */
  readonly reference: string | null;
  readonly gatewayRef: string | null;
  /** As the gateway says it, and what it means. */
  readonly status: string;
  readonly reported: Reported;
  readonly amount: bigint;
  readonly fee: bigint | null;
  readonly currency: string | null;
  readonly merchant: string | null;
  readonly payerBank: string | null;
  readonly payerAccount: string | null;
  readonly payerName: string | null;
}

/** Undefined for a body that says nothing about an order: no state that is known, no amount, nothing to know it by. */
export function readEvent(wire: Wire, data: Readonly<Record<string, unknown>>): GatewayEvent | undefined {
  const said = read(data, wire.event);
  const status = text(said.status, 40);
  const reported = status === null ? undefined : reportedOf(status);
  const amount = money(said.amount);
  const fee = said.fee === undefined ? null : money(said.fee);
  const reference = text(said.reference, 64);
  const gatewayRef = text(said.transaction_id, 64);
  const name = text(said.event_id, 80) ?? (gatewayRef === null ? null : `${gatewayRef}:${status}`.slice(0, 80));
  if (status === null || reported === undefined || amount === undefined || fee === undefined || name === null)
    return undefined;
  if (amount < 0n || (fee ?? 0n) < 0n || (fee ?? 0n) > amount) return undefined;
  return {
    eventId: name,
    type: /^(withdraw|payout|transfer_?out)/i.test(text(said.type, 40) ?? '') ? 'withdraw' : 'deposit',
    reference,
    gatewayRef,
    status,
    reported,
    amount,
    fee,
    currency: text(said.currency, 8),
    merchant: text(said.merchant, 64),
    payerBank: text(said.payer_bank, 64),
    payerAccount: text(said.payer_account, 64),
    payerName: text(said.payer_name, 120),
  };
}

/** Text the database can hold, or null. A number is its digits: some gateways number their states. */
function text(value: unknown, most: number): string | null {
  const plain = typeof value === 'number' ? String(value) : value;
  if (typeof plain !== 'string' || plain === '' || plain.length > most) return null;
  return plain.includes('\u0000') || /\p{Surrogate}/u.test(plain) ? null : plain;
}

function money(value: unknown): bigint | undefined {
  return typeof value === 'string' ? parseMoney(value) : undefined;
}
