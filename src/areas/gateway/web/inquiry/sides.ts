import type { Field } from '#contract/field.ts';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import type { InquiryAnswer } from '../records.ts';

/** One fact about an order as both sides have it. */
export interface Side {
  readonly field: Field;
  readonly local: string | null;
  readonly gateway: string | null;
  readonly differs: boolean;
}

/** Clocks of two programs are never quite the same. */
const tolerance = 60_000;

const sameMoment = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) <= tolerance;

/** What one side does not say is no contradiction. */
const contradicts = (a: string | null, b: string | null, same: (a: string, b: string) => boolean = Object.is) =>
  a !== null && b !== null && !same(a, b);

/** An answer of the inquiry, side by side. The status is compared always: there is none that a side does not have. */
export function sidesOf(answer: InquiryAnswer): readonly Side[] {
  const { local_status, status, local_amount, amount, local_paid_at, paid_at, local_gateway_ref, gateway_ref } = answer;
  return [
    { field: f.status, local: local_status, gateway: status, differs: local_status !== status },
    { field: f.pay_amount, local: local_amount, gateway: amount, differs: contradicts(local_amount, amount) },
    {
      field: f.paid_at,
      local: local_paid_at,
      gateway: paid_at,
      differs: contradicts(local_paid_at, paid_at, sameMoment),
    },
    {
      field: f.gateway_ref,
      local: local_gateway_ref,
      gateway: gateway_ref,
      differs: contradicts(local_gateway_ref, gateway_ref),
    },
  ];
}
