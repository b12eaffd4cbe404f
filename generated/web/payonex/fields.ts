// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  gatewayAccountFields,
  gatewayAgentConfigFields,
  gatewayBalanceLogFields,
  gatewayOrderFields,
  gatewayTransactionFields,
} from '../gateway/fields.ts';

export type PayoneXAccountFieldName =
  | 'id'
  | 'gateway'
  | 'name'
  | 'api_url'
  | 'callback_url'
  | 'callback_ips'
  | 'deposit_enabled'
  | 'withdraw_enabled'
  | 'deposit_methods'
  | 'deposit_min'
  | 'deposit_max'
  | 'withdraw_min'
  | 'withdraw_max'
  | 'deposit_fee_pct'
  | 'deposit_fee_fixed'
  | 'withdraw_fee_pct'
  | 'withdraw_fee_fixed'
  | 'qr_expire_min'
  | 'daily_in_limit'
  | 'daily_out_limit'
  | 'low_balance_alert'
  | 'balance'
  | 'balance_updated_at'
  | 'today_in'
  | 'today_out'
  | 'success_rate_today'
  | 'agent_count'
  | 'health'
  | 'status'
  | 'note'
  | 'access_key'
  | 'secret_key'
  | 'token_expires_at'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const payoneXAccountFields: Readonly<Record<PayoneXAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  access_key: { name: 'access_key', kind: 'secret', label: { th: 'Access Key', en: 'Access key' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
  token_expires_at: {
    name: 'token_expires_at',
    kind: 'datetime',
    label: { th: 'Token หมดอายุ', en: 'Token expires' },
    readonly: true,
    nullable: true,
  },
};

export type PayoneXAgentConfigFieldName =
  | 'id'
  | 'gateway'
  | 'agent_id'
  | 'agent_code'
  | 'account_id'
  | 'display_name'
  | 'deposit_enabled'
  | 'withdraw_enabled'
  | 'deposit_min'
  | 'deposit_max'
  | 'withdraw_min'
  | 'withdraw_max'
  | 'fee_payer'
  | 'allowed_banks'
  | 'member_levels'
  | 'auto_withdraw_max'
  | 'priority'
  | 'open_from'
  | 'open_to'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const payoneXAgentConfigFields: Readonly<Record<PayoneXAgentConfigFieldName, Field>> = {
  ...gatewayAgentConfigFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    required: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name' },
  },
};

export type PayoneXBalanceLogFieldName =
  | 'id'
  | 'gateway'
  | 'created_at'
  | 'account_id'
  | 'reason'
  | 'ref'
  | 'balance_before'
  | 'change'
  | 'balance_after'
  | 'source';

export const payoneXBalanceLogFields: Readonly<Record<PayoneXBalanceLogFieldName, Field>> = {
  ...gatewayBalanceLogFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name' },
  },
};

export type PayoneXOrderFieldName =
  | 'id'
  | 'gateway'
  | 'created_at'
  | 'order_ref'
  | 'gateway_ref'
  | 'account_id'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'member_name'
  | 'type'
  | 'method'
  | 'bank_code'
  | 'bank_account_no'
  | 'bank_account_name'
  | 'request_amount'
  | 'pay_amount'
  | 'fee'
  | 'net_amount'
  | 'qr_payload'
  | 'qr_image_url'
  | 'pay_url'
  | 'expires_at'
  | 'paid_at'
  | 'callback_at'
  | 'callback_count'
  | 'last_callback_status'
  | 'deposit_ref'
  | 'withdraw_ref'
  | 'gateway_status'
  | 'message'
  | 'request_json'
  | 'response_json'
  | 'status';

export const payoneXOrderFields: Readonly<Record<PayoneXOrderFieldName, Field>> = {
  ...gatewayOrderFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name' },
  },
};

export type PayoneXTransactionFieldName =
  | 'id'
  | 'gateway'
  | 'received_at'
  | 'txn_ref'
  | 'order_ref'
  | 'gateway_ref'
  | 'account_id'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'type'
  | 'amount'
  | 'fee'
  | 'net_amount'
  | 'balance_after'
  | 'payer_bank_code'
  | 'payer_account_no'
  | 'payer_name'
  | 'payee_mismatch'
  | 'signature_valid'
  | 'source_ip'
  | 'process_status'
  | 'message'
  | 'payload_json';

export const payoneXTransactionFields: Readonly<Record<PayoneXTransactionFieldName, Field>> = {
  ...gatewayTransactionFields,
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'PayoneXAccount', path: '/api/system/payonex/account/items', value: 'id', label: 'name' },
  },
};
