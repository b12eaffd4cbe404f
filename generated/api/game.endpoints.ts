// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';
import { gameTypeOptions } from './enums/game-type.ts';
import { providerStatusOptions } from './enums/provider-status.ts';

export const gameEndpoints: readonly Endpoint[] = [
  {
    id: 'provider.items',
    area: 'game',
    kind: 'items',
    method: 'GET',
    path: '/api/game/provider/items',
    permission: 'signed-in',
    onError: 'log',
    entity: 'Provider',
    key: 'id',
    fields: ['id', 'code', 'name', 'types', 'wallet_mode', 'api_status', 'status'],
    sortable: ['id', 'code', 'name', 'wallet_mode', 'api_status', 'status'],
    sort: 'sort_order',
    limit: 100,
    filters: [
      {
        name: 'types',
        operator: 'in',
        params: ['types'],
        field: {
          name: 'types',
          kind: 'list',
          label: { th: 'หมวด', en: 'Types' },
          item: { kind: 'enum', options: gameTypeOptions },
        },
      },
      {
        name: 'status',
        operator: 'in',
        params: ['status'],
        field: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: providerStatusOptions },
      },
    ],
    query: {
      type: 'object',
      properties: {
        types: {
          anyOf: [
            { type: 'string', maxLength: 4000 },
            { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 },
          ],
        },
        status: {
          anyOf: [
            { type: 'string', maxLength: 4000 },
            { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 },
          ],
        },
        q: { type: 'string', maxLength: 500 },
        ids: {
          anyOf: [
            { type: 'string', maxLength: 4000 },
            { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 },
          ],
        },
        limit: { type: 'integer', minimum: 1, maximum: 500 },
        sort: { type: 'string', maxLength: 500 },
      },
    },
    reply: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        code: { type: 'string' },
        name: { type: 'string' },
        types: {
          type: 'array',
          items: {
            type: 'string',
            enum: ['slot', 'casino', 'sport', 'fishing', 'lotto', 'card', 'cockfight', 'esport', 'crash'],
          },
        },
        wallet_mode: { type: 'string', enum: ['seamless', 'transfer'] },
        api_status: { type: 'string', enum: ['ok', 'slow', 'down'] },
        status: { type: 'string', enum: ['active', 'maintenance', 'inactive'] },
      },
      required: ['id', 'code', 'name', 'types', 'wallet_mode', 'api_status', 'status'],
    },
  },
];
