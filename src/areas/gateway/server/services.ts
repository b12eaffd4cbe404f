import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Payouts } from '#server/areas/payouts.ts';
import type { Context } from '#server/context/context.ts';
import { balance } from './balance.ts';
import { bankLists } from './bank-lists.ts';
import { banks } from './banks.ts';
import { orderInquiry } from './order-inquiry.ts';
import { overview } from './overview.ts';
import { statement } from './statement.ts';

/** The hand-written calls that all gateways share, by their manifest names. */
export const gatewayServices = (payouts: Payouts) =>
  ({
    'gateway.balance': balance,
    'gateway.bank_lists': bankLists,
    'gateway.banks': banks,
    'gateway.order_inquiry': orderInquiry(payouts),
    'gateway.overview': overview,
    'gateway.statement': statement,
  }) satisfies Pick<Services<Context>, Extract<ServiceName, `gateway.${string}`>>;
