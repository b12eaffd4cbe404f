// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';
import { onOffOptions } from './enums/on-off.ts';
import { shiftOptions } from './enums/shift.ts';

export const systemEndpoints: readonly Endpoint[] = [
  {
    id: 'finance_team.items',
    area: 'system',
    kind: 'items',
    method: 'GET',
    path: '/api/system/finance/team/items',
    permission: 'signed-in',
    onError: 'log',
    entity: 'FinanceTeam',
    key: 'id',
    fields: ['id', 'code', 'name', 'shift', 'approve_limit', 'daily_limit', 'status'],
    sortable: ['id', 'code', 'name', 'shift', 'approve_limit', 'daily_limit', 'status'],
    sort: 'code',
    limit: 50,
    filters: [
      {
        name: 'status',
        operator: 'in',
        params: ['status'],
        field: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: onOffOptions },
      },
      {
        name: 'shift',
        operator: 'in',
        params: ['shift'],
        field: { name: 'shift', kind: 'enum', label: { th: 'กะ', en: 'Shift' }, options: shiftOptions },
      },
    ],
    query: {
      type: 'object',
      properties: {
        status: {
          anyOf: [
            { type: 'string', maxLength: 4000 },
            { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 },
          ],
        },
        shift: {
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
      },
    },
    reply: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        code: { type: 'string' },
        name: { type: 'string' },
        shift: { type: ['string', 'null'], enum: ['morning', 'evening', 'night', 'all', null] },
        approve_limit: { type: 'string' },
        daily_limit: { type: ['string', 'null'] },
        status: { type: 'string', enum: ['active', 'inactive'] },
      },
      required: ['id', 'code', 'name', 'shift', 'approve_limit', 'daily_limit', 'status'],
    },
  },
  {
    id: 'menu.items',
    area: 'system',
    kind: 'items',
    method: 'GET',
    path: '/api/system/menu/items',
    permission: 'signed-in',
    onError: 'log',
    entity: 'Menu',
    key: 'id',
    fields: [
      'id',
      'parent_id',
      'label',
      'label_en',
      'icon',
      'link',
      'sort_order',
      'badge_key',
      'is_collapsed',
      'status',
    ],
    sortable: [
      'id',
      'parent_id',
      'label',
      'label_en',
      'icon',
      'link',
      'sort_order',
      'badge_key',
      'is_collapsed',
      'status',
    ],
    sort: 'sort_order',
    limit: 500,
    filters: [],
    query: {
      type: 'object',
      properties: {
        q: { type: 'string', maxLength: 500 },
        ids: {
          anyOf: [
            { type: 'string', maxLength: 4000 },
            { type: 'array', items: { type: 'string', maxLength: 200 }, maxItems: 500 },
          ],
        },
        limit: { type: 'integer', minimum: 1, maximum: 500 },
      },
    },
    reply: {
      type: 'object',
      properties: {
        id: { type: 'integer' },
        parent_id: { type: ['integer', 'null'] },
        label: { type: 'string' },
        label_en: { type: ['string', 'null'] },
        icon: { type: ['string', 'null'] },
        link: { type: ['string', 'null'] },
        sort_order: { type: 'integer' },
        badge_key: {
          type: 'string',
          enum: ['none', 'withdraw_pending', 'deposit_unmatched', 'suspicious', 'ticket_open', 'redeem_pending'],
        },
        is_collapsed: { type: 'boolean' },
        status: { type: 'string', enum: ['active', 'hidden'] },
        parent_name: { type: ['string', 'null'] },
      },
      required: [
        'id',
        'parent_id',
        'label',
        'label_en',
        'icon',
        'link',
        'sort_order',
        'badge_key',
        'is_collapsed',
        'status',
        'parent_name',
      ],
    },
  },
];
