// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountFields } from '../../gateway/fields/gateway-account.ts';

export type ZapPayAccountFieldName =
  | 'id' | 'gateway' | 'name' | 'api_url' | 'callback_url' | 'callback_ips' | 'deposit_enabled' | 'withdraw_enabled' |
  'deposit_methods' | 'deposit_min' | 'deposit_max' | 'withdraw_min' | 'withdraw_max' | 'deposit_fee_pct' |
  'deposit_fee_fixed' | 'withdraw_fee_pct' | 'withdraw_fee_fixed' | 'qr_expire_min' | 'daily_in_limit' |
  'daily_out_limit' | 'low_balance_alert' | 'balance' | 'balance_updated_at' | 'today_in' | 'today_out' |
  'success_rate_today' | 'agent_count' | 'health' | 'previous_secret_key' | 'previous_secret_until' | 'status' |
  'note' | 'merchant_id' | 'api_key' | 'secret_key' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const zapPayAccountFields: Readonly<Record<ZapPayAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  merchant_id: { name: 'merchant_id', kind: 'string', label: { th: 'รหัสร้านค้า', en: 'Merchant ID' }, required: true, maxLength: 64, mask: 'gateway.zappay.account.update' },
  api_key: { name: 'api_key', kind: 'secret', label: { th: 'API Key', en: 'API key' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
};
