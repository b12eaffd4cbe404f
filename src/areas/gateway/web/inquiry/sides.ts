import type { Field } from '#contract/field.ts';
import { gatewayOrderFields as f } from '#generated/api/fields/gateway-order.ts';
import type { InquiryAnswer } from '../records.ts';

/** One value of an order on both sides. */
export interface Side {
  readonly field: Field;
  readonly local: string | null;
  readonly gateway: string | null;
  readonly differs: boolean;
}

/** Milliseconds by which the two clocks may differ. */
const tolerance = 60_000;

const sameMoment = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) <= tolerance;

/** A value missing on one side is not a contradiction. */
const contradicts = (a: string | null, b: string | null, same: (a: string, b: string) => boolean = Object.is) =>
  a !== null && b !== null && !same(a, b);

/** An inquiry answer as rows of both sides. The status is always compared, because both sides have one. */
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
