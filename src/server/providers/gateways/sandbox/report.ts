import { formatMoney } from '#contract/money.ts';
import type { Wire } from '../wire.ts';
import { write } from '../wire-words.ts';
import { signed } from './reply.ts';

/** What a gateway reports of its own accord. Money is satang. */
export interface SandboxEvent {
  readonly eventId: string;
  readonly type: 'deposit' | 'withdraw';
  readonly reference: string;
  readonly transactionId: string;
  readonly status: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency?: string;
  readonly payerName?: string;
  readonly at: Date;
}

/** A callback in a gateway's own words, signed: body and headers, to be posted to the account's callback address. */
export function callbackOf(
  wire: Wire,
  credentials: Readonly<Record<string, string>>,
  event: SandboxEvent,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const values = {
    event_id: event.eventId,
    type: event.type,
    reference: event.reference,
    transaction_id: event.transactionId,
    status: event.status,
    amount: formatMoney(event.amount),
    fee: formatMoney(event.fee),
    currency: event.currency ?? 'THB',
    merchant: wire.merchant === undefined ? undefined : credentials[wire.merchant],
    at: event.at.toISOString(),
    payer_name: event.payerName,
  };
  const body = JSON.stringify(write(values, wire.event, wire.numbers === true));
  const headers = signed({ wire, secret: credentials.secret_key ?? '', now: event.at }, body);
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}
