// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const noteSchema: JsonSchema = { type: 'object', properties: { at: { type: 'string' }, by: { type: 'string' }, text: { type: 'string' } }, required: ['at', 'by', 'text'] };

export const paymentSourceSchema: JsonSchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['bank', 'gateway'] },
    id: { type: 'integer' },
    name: { type: 'string' },
    bank_code: { type: ['string', 'null'] },
    account_no: { type: ['string', 'null'] },
    gateway: { type: ['string', 'null'] },
    type: { type: 'string', enum: ['auto_bank', 'gateway', 'manual', 'truewallet'] },
    balance: { type: 'string' },
    available: { type: 'string' },
    today_out: { type: 'string' },
    limit: { type: ['string', 'null'] },
    session: { type: 'string' },
    usable: { type: 'boolean' },
    reason: { type: ['string', 'null'] },
    best: { type: 'boolean' },
  },
  required: [
    'kind', 'id', 'name', 'bank_code', 'account_no', 'gateway', 'type', 'balance', 'available', 'today_out', 'limit',
    'session', 'usable', 'reason', 'best',
  ],
};

export const recentMoneySchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, kind: { type: 'string', enum: ['deposit', 'withdraw'] }, ref: { type: 'string' }, amount: { type: 'string' }, status: { type: 'string' } },
  required: ['at', 'kind', 'ref', 'amount', 'status'],
};

export const sharedWithSchema: JsonSchema = { type: 'object', properties: { member_id: { type: 'integer' }, username: { type: 'string' }, reason: { type: 'string', enum: ['bank', 'ip'] } }, required: ['member_id', 'username', 'reason'] };

export const statusChangeSchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, by: { type: 'string' }, action: { type: 'string' }, from: { type: ['string', 'null'] }, to: { type: ['string', 'null'] }, message: { type: ['string', 'null'] } },
  required: ['at', 'by', 'action', 'from', 'to', 'message'],
};

export const walletStepSchema: JsonSchema = {
  type: 'object',
  properties: { at: { type: 'string' }, kind: { type: 'string' }, before: { type: 'string' }, delta: { type: 'string' }, after: { type: 'string' } },
  required: ['at', 'kind', 'before', 'delta', 'after'],
};
