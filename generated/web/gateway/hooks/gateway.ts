// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { gatewayAccountItems, gatewayOrders, gatewayOverview, gatewaySources } from '../calls/gateway.ts';

export const useGatewayAccountItems: GetHook<typeof gatewayAccountItems> = (query, options) => useGet(gatewayAccountItems, query, options);
export const useGatewayOrders: GetHook<typeof gatewayOrders> = (query, options) => useGet(gatewayOrders, query, options);
export const useGatewayOverview: GetHook<typeof gatewayOverview> = (query, options) => useGet(gatewayOverview, query, options);
export const useGatewaySources: GetHook<typeof gatewaySources> = (query, options) => useGet(gatewaySources, query, options);
