// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  GatewayAccountItemsQuery, GatewayAccountItemsReply, GatewayOrdersQuery, GatewayOrdersReply, GatewayOverviewQuery,
  GatewayOverviewReply, GatewaySourcesQuery, GatewaySourcesReply,
} from '#generated/api/gateway.ts';

/** Gateway accounts: GET /api/system/gateway/account/items */
export const gatewayAccountItems: Call<GatewayAccountItemsQuery, RecordReply<readonly GatewayAccountItemsReply[]>> = {
  id: 'gateway.account.items',
  method: 'GET',
  path: '/api/system/gateway/account/items',
  permission: 'gateway.*.order.view',
  extension: true,
};

/** Orders of all gateways: GET /api/system/gateway/orders */
export const gatewayOrders: Call<GatewayOrdersQuery, PageReply<GatewayOrdersReply>> = { id: 'gateway.orders', method: 'GET', path: '/api/system/gateway/orders', permission: 'gateway.*.order.view', extension: true };

/** Gateway overview: GET /api/system/gateway/overview */
export const gatewayOverview: Call<GatewayOverviewQuery, PageReply<GatewayOverviewReply>> = { id: 'gateway.overview', method: 'GET', path: '/api/system/gateway/overview', permission: 'signed-in', extension: true };

/** Gateways to pay from: GET /api/system/gateway/sources */
export const gatewaySources: Call<GatewaySourcesQuery, RecordReply<readonly GatewaySourcesReply[]>> = { id: 'gateway.sources', method: 'GET', path: '/api/system/gateway/sources', permission: 'finance.withdraw.view', extension: true };
