// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';

export const gatewayEndpoints: readonly Endpoint[] = [
  {
    id: 'gateway.overview',
    area: 'gateway',
    kind: 'report',
    method: 'GET',
    path: '/api/system/gateway/overview',
    permission: 'signed-in',
    onError: 'log',
    extension: true,
    entity: 'GatewayOverview',
    handler: 'gateway.overview',
    fields: ['gateway', 'title', 'status', 'health', 'success_rate', 'pending', 'pending_query'],
    sortable: ['gateway', 'title', 'status', 'health', 'success_rate', 'pending', 'pending_query'],
    sort: '-gateway',
    limit: 100,
    filters: [],
    query: { type: 'object', properties: { page: { type: 'integer', minimum: 1, maximum: 1000000 }, limit: { type: 'integer', minimum: 1, maximum: 500 }, sort: { type: 'string', maxLength: 500 } } },
  },
  {
    id: 'gateway.sources',
    area: 'gateway',
    kind: 'items',
    method: 'GET',
    path: '/api/system/gateway/sources',
    permission: 'finance.withdraw.view',
    onError: 'log',
    extension: true,
    entity: 'GatewayAccount',
    key: 'id',
    fields: [
      'id', 'gateway', 'name', 'balance', 'balance_updated_at', 'today_out', 'daily_out_limit', 'withdraw_min',
      'withdraw_max', 'success_rate_today', 'health', 'status',
    ],
    where: { status: ['active'], withdraw_enabled: [true] },
    sortable: [
      'id', 'gateway', 'name', 'balance', 'balance_updated_at', 'today_out', 'daily_out_limit', 'withdraw_min',
      'withdraw_max', 'success_rate_today', 'health', 'status',
    ],
    sort: 'name',
    limit: 100,
    filters: [],
    query: {
      type: 'object',
      properties: {
        q: { type: 'string', maxLength: 500 },
        ids: { anyOf: [{ type: 'string', maxLength: 4000 }, { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 }] },
        limit: { type: 'integer', minimum: 1, maximum: 500 },
        sort: { type: 'string', maxLength: 500 },
      },
    },
  },
];
