// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { gatewayOverview, gatewaySources } from '../calls/gateway.ts';

export const useGatewayOverview: GetHook<typeof gatewayOverview> = (query, options) => useGet(gatewayOverview, query, options);
export const useGatewaySources: GetHook<typeof gatewaySources> = (query, options) => useGet(gatewaySources, query, options);
