// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const gatewayOverview: Call = { id: 'gateway.overview', method: 'GET', path: '/api/system/gateway/overview', permission: 'signed-in', onError: 'log', extension: true };

export const gatewaySources: Call = { id: 'gateway.sources', method: 'GET', path: '/api/system/gateway/sources', permission: 'finance.withdraw.view', onError: 'log', extension: true };
