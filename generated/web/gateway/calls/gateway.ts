// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  GatewayOverviewQuery, GatewayOverviewReply, GatewaySourcesQuery, GatewaySourcesReply,
} from '#generated/api/gateway.ts';

/** Gateway overview: GET /api/system/gateway/overview */
export const gatewayOverview: Call<GatewayOverviewQuery, PageReply<GatewayOverviewReply>> = { id: 'gateway.overview', method: 'GET', path: '/api/system/gateway/overview', permission: 'signed-in', onError: 'log', extension: true };

/** Gateways to pay from: GET /api/system/gateway/sources */
export const gatewaySources: Call<GatewaySourcesQuery, RecordReply<readonly GatewaySourcesReply[]>> = {
  id: 'gateway.sources',
  method: 'GET',
  path: '/api/system/gateway/sources',
  permission: 'finance.withdraw.view',
  onError: 'log',
  extension: true,
};
