// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  GatewayOverviewQuery,
  GatewayOverviewReply,
  GatewaySourcesQuery,
  GatewaySourcesReply,
} from '#generated/api/gateway.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { gatewayOverview, gatewaySources } from '../calls/gateway.ts';

/** Gateway overview: GET /api/system/gateway/overview */
export function useGatewayOverview(
  query: GatewayOverviewQuery | null,
  options?: QueryOptions,
): Query<PageReply<GatewayOverviewReply>> {
  return useGet(gatewayOverview, query, options);
}

/** Gateways to pay from: GET /api/system/gateway/sources */
export function useGatewaySources(
  query: GatewaySourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly GatewaySourcesReply[]>> {
  return useGet(gatewaySources, query, options);
}
