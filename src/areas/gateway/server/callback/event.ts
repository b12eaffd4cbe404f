import { parseMoney } from '#contract/money.ts';
import type { GatewayProtocol } from '#server/providers/gateways/gateway-protocol.ts';
import { read } from '#server/providers/gateways/protocol-words.ts';
import { type ReportedStatus, reportedStatusOf } from './decide.ts';

/** A gateway's report, parsed and validated. Money is satang. */
export interface GatewayEvent {
  /** Permanent id of the report: the gateway's own, else its reference and state. */
  readonly eventId: string;
  readonly type: 'deposit' | 'withdraw';
  /** Our order number. */
  readonly reference: string | null;
  readonly gatewayRef: string | null;
  /** The gateway's status word; `reported` is its meaning. */
  readonly status: string;
  readonly reported: ReportedStatus;
  readonly amount: bigint;
  readonly fee: bigint | null;
  readonly currency: string | null;
  readonly merchant: string | null;
  readonly payerBank: string | null;
  readonly payerAccount: string | null;
  readonly payerName: string | null;
}

/** Parses a report; undefined without a mapped status, an amount, or an id. */
export function readEvent(wire: GatewayProtocol, data: Readonly<Record<string, unknown>>): GatewayEvent | undefined {
  const fields = read(data, wire.event);
  const status = text(fields.status, 40);
  const reported = status === null ? undefined : reportedStatusOf(status);
  const amount = money(fields.amount);
  const fee = fields.fee === undefined ? null : money(fields.fee);
  const reference = text(fields.reference, 64);
  const gatewayRef = text(fields.transaction_id, 64);
  const name = text(fields.event_id, 80) ?? (gatewayRef === null ? null : `${gatewayRef}:${status}`.slice(0, 80));
  if (status === null || reported === undefined || amount === undefined || fee === undefined || name === null)
    return undefined;
  if (amount < 0n || (fee ?? 0n) < 0n || (fee ?? 0n) > amount) return undefined;
  return {
    eventId: name,
    type: /^(withdraw|payout|transfer_?out)/i.test(text(fields.type, 40) ?? '') ? 'withdraw' : 'deposit',
    reference,
    gatewayRef,
    status,
    reported,
    amount,
    fee,
    currency: text(fields.currency, 8),
    merchant: text(fields.merchant, 64),
    payerBank: text(fields.payer_bank, 64),
    payerAccount: text(fields.payer_account, 64),
    payerName: text(fields.payer_name, 120),
  };
}

/**
 * Text that the database can store, or null. Numbers become their digits, because some gateways number their states.
 */
function text(value: unknown, maxLength: number): string | null {
  const asText = typeof value === 'number' ? String(value) : value;
  if (typeof asText !== 'string' || asText === '' || asText.length > maxLength) return null;
  return asText.includes('\u0000') || /\p{Surrogate}/u.test(asText) ? null : asText;
}

function money(value: unknown): bigint | undefined {
  return typeof value === 'string' ? parseMoney(value) : undefined;
}
