// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const auditChangeSchema: JsonSchema = {
  type: 'object',
  properties: { fields: { type: 'object', additionalProperties: true }, before: { type: 'object', additionalProperties: true }, after: { type: 'object', additionalProperties: true } },
  required: ['fields', 'before', 'after'],
};

export const auditDetailSchema: JsonSchema = {
  type: 'object',
  properties: {
    seq: { type: 'integer' },
    at: { type: 'string' },
    actor_id: { type: ['integer', 'null'] },
    actor_name: { type: 'string' },
    actor_role: { type: 'string' },
    on_behalf_of: { type: ['integer', 'null'] },
    on_behalf_of_name: { type: ['string', 'null'] },
    approver_id: { type: ['integer', 'null'] },
    approver_name: { type: ['string', 'null'] },
    session_id: { type: ['integer', 'null'] },
    auth_method: { type: 'string' },
    ip: { type: 'string' },
    user_agent: { type: 'string' },
    request_id: { type: 'string' },
    idem_key: { type: ['string', 'null'] },
    action: { type: 'string' },
    action_name: { type: ['string', 'null'] },
    entity_type: { type: ['string', 'null'] },
    entity_type_name: { type: ['string', 'null'] },
    entity_id: { type: ['string', 'null'] },
    entity_ids: { type: ['array', 'null'], items: { type: 'string' } },
    reason: { type: ['string', 'null'] },
    result: { type: 'string', enum: ['ok', 'denied', 'failed'] },
    error_code: { type: ['integer', 'null'] },
  },
  required: [
    'seq', 'at', 'actor_id', 'actor_name', 'actor_role', 'on_behalf_of', 'on_behalf_of_name', 'approver_id',
    'approver_name', 'session_id', 'auth_method', 'ip', 'user_agent', 'request_id', 'idem_key', 'action',
    'action_name', 'entity_type', 'entity_type_name', 'entity_id', 'entity_ids', 'reason', 'result', 'error_code',
  ],
};

export const exportedNameSchema: JsonSchema = {
  type: 'object',
  properties: { username: { type: 'string' }, ign: { type: 'string' }, provider: { type: 'string' }, created_at: { type: 'string' }, last_played_at: { type: ['string', 'null'] } },
  required: ['username', 'ign', 'provider', 'created_at', 'last_played_at'],
};

export const grantedPermissionSchema: JsonSchema = {
  type: 'object',
  properties: { key: { type: 'string' }, name: { type: 'string' }, area: { type: 'string' }, action: { type: 'string' }, risk: { type: 'string', enum: ['low', 'medium', 'high'] } },
  required: ['key', 'name', 'area', 'action', 'risk'],
};

export const textPairSchema: JsonSchema = { type: 'object', properties: { th: { type: 'string' }, en: { type: 'string' } }, required: ['th', 'en'] };

export const historyEntrySchema: JsonSchema = {
  type: 'object',
  properties: { seq: { type: 'integer' }, at: { type: 'string' }, by: { type: 'string' }, role: textPairSchema, action: textPairSchema, reason: { type: ['string', 'null'] }, change: auditChangeSchema },
  required: ['seq', 'at', 'by', 'role', 'action', 'reason', 'change'],
};

export const userAgentSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, code: { type: 'string' }, name: { type: 'string' }, parent_id: { type: ['integer', 'null'] }, assigned: { type: 'boolean' }, visible: { type: 'boolean' } },
  required: ['id', 'code', 'name', 'parent_id', 'assigned', 'visible'],
};
