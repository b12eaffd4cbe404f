// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const agentBankSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    nickname: { type: ['string', 'null'] },
    bank_code: { type: 'string' },
    ending: { type: 'string' },
    usage: { type: 'string', enum: ['deposit', 'withdraw', 'both', 'holding', 'spare'] },
    balance: { type: 'string' },
    session_status: { type: 'string', enum: ['online', 'offline', 'otp_required', 'locked', 'error', 'none'] },
    status: { type: 'string', enum: ['active', 'paused', 'closed', 'frozen'] },
    shared: { type: 'boolean' },
  },
  required: ['id', 'nickname', 'bank_code', 'ending', 'usage', 'balance', 'session_status', 'status', 'shared'],
};

export const agentGatewaySchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    gateway: { type: 'string' },
    title: { type: 'string' },
    account: { type: 'string' },
    deposit_enabled: { type: 'boolean' },
    withdraw_enabled: { type: 'boolean' },
    priority: { type: ['integer', 'null'] },
    status: { type: 'string' },
  },
  required: ['id', 'gateway', 'title', 'account', 'deposit_enabled', 'withdraw_enabled', 'priority', 'status'],
};

export const configItemSchema: JsonSchema = {
  type: 'object',
  properties: {
    agent_id: { type: 'integer' },
    group: { type: 'string' },
    key: { type: 'string' },
    label: { type: 'string' },
    value: { type: ['string', 'null'] },
    value_type: { type: 'string' },
    default: { type: ['string', 'null'] },
    updated_at: { type: ['string', 'null'] },
    updated_by: { type: ['string', 'null'] },
  },
  required: ['agent_id', 'group', 'key', 'label', 'value', 'value_type', 'default', 'updated_at', 'updated_by'],
};
