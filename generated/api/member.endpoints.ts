// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint, JsonSchema } from '#contract/endpoint.ts';

const walletLogTypesQuery: JsonSchema = { type: 'object', properties: {} };

const walletLogTypesReply: JsonSchema = {
  type: 'object',
  properties: { items: { type: ['array', 'null'], items: { type: 'object', additionalProperties: true } } },
  required: ['items'],
};

export const memberEndpoints: readonly Endpoint[] = [
  {
    id: 'wallet.log_types',
    area: 'member',
    kind: 'service',
    method: 'GET',
    path: '/api/system/wallet/log_types',
    permission: 'signed-in',
    onError: 'log',
    handler: 'wallet.log_types',
    query: walletLogTypesQuery,
    reply: walletLogTypesReply,
  },
  {
    id: 'wallet.types',
    area: 'member',
    kind: 'service',
    method: 'GET',
    path: '/api/system/wallet/types',
    permission: 'signed-in',
    onError: 'log',
    handler: 'wallet.types',
    query: walletLogTypesQuery,
    reply: walletLogTypesReply,
  },
];
