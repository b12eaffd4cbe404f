// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const grantedPermissionSchema: JsonSchema = {
  type: 'object',
  properties: { key: { type: 'string' }, name: { type: 'string' }, area: { type: 'string' }, action: { type: 'string' }, risk: { type: 'string', enum: ['low', 'medium', 'high'] } },
  required: ['key', 'name', 'area', 'action', 'risk'],
};

export const userAgentSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, code: { type: 'string' }, name: { type: 'string' }, parent_id: { type: ['integer', 'null'] }, assigned: { type: 'boolean' }, visible: { type: 'boolean' } },
  required: ['id', 'code', 'name', 'parent_id', 'assigned', 'visible'],
};
