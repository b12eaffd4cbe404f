// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const bonusLineSchema: JsonSchema = {
  type: 'object',
  properties: {
    at: { type: 'string' },
    log_type: {
      type: 'string',
      enum: [
        'deposit', 'withdraw', 'withdraw_refund', 'bet', 'settle', 'cancel_bet', 'rollback', 'promotion',
        'credit_free', 'bonus_cut', 'cashback_winloss', 'cashback_turnover', 'affiliate', 'transfer_in',
        'transfer_out', 'adjust_add', 'adjust_sub', 'import', 'poll_reward', 'quest_reward', 'shop_redeem',
        'shop_refund', 'shop_deposit', 'wheel_reward', 'wheel_spin',
      ],
    },
    wallet_type: { type: 'string', enum: ['main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket'] },
    amount: { type: 'string' },
    remark: { type: ['string', 'null'] },
    ref: { type: ['string', 'null'] },
  },
  required: ['at', 'log_type', 'wallet_type', 'amount', 'remark', 'ref'],
};

export const downlineSizeSchema: JsonSchema = { type: 'object', properties: { l1: { type: 'integer' }, l2: { type: 'integer' } }, required: ['l1', 'l2'] };

export const memberDoubleSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    name: { type: 'string' },
    agent_code: { type: 'string' },
    status: { type: 'string', enum: ['active', 'suspended', 'locked', 'blacklist', 'pending'] },
    reasons: { type: 'array', items: { type: 'string', enum: ['bank', 'device', 'ip'] } },
  },
  required: ['id', 'username', 'name', 'agent_code', 'status', 'reasons'],
};

export const memberHitSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, username: { type: 'string' }, name: { type: 'string' }, agent_code: { type: 'string' }, status: { type: 'string', enum: ['active', 'suspended', 'locked', 'blacklist', 'pending'] } },
  required: ['id', 'username', 'name', 'agent_code', 'status'],
};

export const moneyMoveSchema: JsonSchema = {
  type: 'object',
  properties: { kind: { type: 'string', enum: ['deposit', 'withdraw'] }, at: { type: 'string' }, ref: { type: 'string' }, amount: { type: 'string' }, channel: { type: 'string' }, status: { type: 'string' } },
  required: ['kind', 'at', 'ref', 'amount', 'channel', 'status'],
};

export const playedWithSchema: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, turnover: { type: 'string' }, valid_turnover: { type: 'string' }, winloss: { type: 'string' }, bet_count: { type: 'integer' } },
  required: ['name', 'turnover', 'valid_turnover', 'winloss', 'bet_count'],
};

export const recentPlaySchema: JsonSchema = {
  type: 'object',
  properties: { days: { type: 'integer' }, turnover: { type: 'string' }, valid_turnover: { type: 'string' }, winloss: { type: 'string' }, bet_count: { type: 'integer' }, providers: { type: 'array', items: playedWithSchema } },
  required: ['days', 'turnover', 'valid_turnover', 'winloss', 'bet_count', 'providers'],
};

export const walletHoldingSchema: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket'] },
    balance: { type: 'string' },
    pending: { type: 'string' },
    turnover_required: { type: 'string' },
    turnover_done: { type: 'string' },
    updated_at: { type: 'string' },
    chain: { type: 'string', enum: ['ok', 'sum', 'gap'] },
  },
  required: ['type', 'balance', 'pending', 'turnover_required', 'turnover_done', 'updated_at', 'chain'],
};

export const walletKindSchema: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'string' }, name: { type: 'string' }, name_en: { type: 'string' }, unit: { type: 'string' }, withdrawable: { type: 'string', enum: ['yes', 'after_turnover', 'move', 'no'] } },
  required: ['code', 'name', 'name_en', 'unit', 'withdrawable'],
};

export const walletLogKindSchema: JsonSchema = {
  type: 'object',
  properties: { code: { type: 'string' }, name: { type: 'string' }, name_en: { type: 'string' }, direction: { type: 'string' } },
  required: ['code', 'name', 'name_en', 'direction'],
};
