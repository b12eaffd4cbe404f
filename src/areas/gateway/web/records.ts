import type { Fields, PageReply } from '#contract/envelope.ts';
import type { GatewayAccountRow, GatewayBalanceLogRow, GatewayOrderRow } from '#generated/api/gateway.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { ListPage } from '#web/screens/list/list-page.tsx';

/** What every gateway says of an account, an order and a change of a balance; each may say more of its own. */
export type Account = Fields<GatewayAccountRow>;
export type Order = Fields<GatewayOrderRow>;
export type BalanceChange = Fields<GatewayBalanceLogRow>;

/** The page of any gateway's accounts, and that of its orders. */
export type AccountsPage = ListPage<PageReply<GatewayAccountRow>>;
export type OrdersPage = ListPage<PageReply<GatewayOrderRow>>;

type Answer<Name extends keyof Services<never>> = Fields<Awaited<ReturnType<Services<never>[Name]>>>;

/** What a gateway answers when it is asked by hand. */
export type BalanceAnswer = Answer<'gateway.balance'>;
export type InquiryAnswer = Answer<'gateway.order_inquiry'>;
