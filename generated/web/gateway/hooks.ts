// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { GatewaySourcesQuery, GatewaySourcesReply } from '#generated/api/gateway.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { gatewaySources } from './calls.ts';

/** Gateways to pay from: GET /api/system/gateway/sources */
export function useGatewaySources(
  query: GatewaySourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly GatewaySourcesReply[]>> {
  return useGet(gatewaySources, query, options);
}
