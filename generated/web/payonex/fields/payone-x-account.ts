// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountFields } from '../../gateway/fields/gateway-account.ts';

export type PayoneXAccountFieldName =
  | 'id' | 'gateway' | 'name' | 'api_url' | 'callback_url' | 'callback_ips' | 'deposit_enabled' | 'withdraw_enabled' |
  'deposit_methods' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'deposit_fee_pct' |
  'deposit_fee_fixed' | 'withdraw_fee_pct' | 'withdraw_fee_fixed' | 'qr_expire_min' | 'daily_in_limit' |
  'daily_out_limit' | 'low_balance_alert' | 'balance' | 'balance_updated_at' | 'today_in' | 'today_out' |
  'success_rate_today' | 'agent_count' | 'health' | 'previous_secret_key' | 'previous_secret_until' | 'status' |
  'note' | 'access_key' | 'secret_key' | 'token_expires_at' | 'created_at' | 'created_by' | 'updated_at' |
  'updated_by' | 'version';

export const payoneXAccountFields: Readonly<Record<PayoneXAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  access_key: { name: 'access_key', kind: 'secret', label: { th: 'Access Key', en: 'Access key' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
  token_expires_at: { name: 'token_expires_at', kind: 'datetime', label: { th: 'Token หมดอายุ', en: 'Token expires' }, readonly: true, nullable: true },
};
