import type { Fields } from '#contract/envelope.ts';
import type { GatewayAccountRow, GatewayBalanceLogRow, GatewayOrderRow } from '#generated/api/gateway.ts';
import type { Services } from '#generated/api/handlers.ts';

/** Fields that all gateways share of an account, an order and a balance change; a gateway may add its own. */
export type Account = Fields<GatewayAccountRow>;
export type Order = Fields<GatewayOrderRow>;
export type BalanceChange = Fields<GatewayBalanceLogRow>;

/** The list page of any gateway’s orders. */

type Answer<Name extends keyof Services<never>> = Fields<Awaited<ReturnType<Services<never>[Name]>>>;

/** Replies of the calls that query a gateway by hand. */
export type BalanceAnswer = Answer<'gateway.balance'>;
export type InquiryAnswer = Answer<'gateway.order_inquiry'>;
