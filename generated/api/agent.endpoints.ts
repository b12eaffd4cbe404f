// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Endpoint } from '#contract/endpoint.ts';
import { agentStatusOptions } from './enums/agent-status.ts';
import { agentTypeOptions } from './enums/agent-type.ts';

export const agentEndpoints: readonly Endpoint[] = [
  {
    id: 'agent.items',
    area: 'agent',
    kind: 'items',
    method: 'GET',
    path: '/api/system/agent/items',
    permission: 'signed-in',
    onError: 'log',
    entity: 'Agent',
    key: 'id',
    fields: ['id', 'code', 'name', 'type', 'parent_id', 'prefix', 'status'],
    sortable: ['id', 'code', 'name', 'type', 'parent_id', 'prefix', 'status'],
    sort: 'code',
    limit: 200,
    filters: [
      {
        name: 'type',
        operator: 'in',
        params: ['type'],
        field: { name: 'type', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, options: agentTypeOptions },
      },
      {
        name: 'status',
        operator: 'in',
        params: ['status'],
        field: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: agentStatusOptions },
      },
    ],
    query: {
      type: 'object',
      properties: {
        type: {
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
        type: { type: 'string', enum: ['master', 'agent'] },
        parent_id: { type: ['integer', 'null'] },
        prefix: { type: 'string' },
        status: { type: 'string', enum: ['active', 'suspended', 'closed'] },
        parent_name: { type: ['string', 'null'] },
      },
      required: ['id', 'code', 'name', 'type', 'parent_id', 'prefix', 'status', 'parent_name'],
    },
  },
];
