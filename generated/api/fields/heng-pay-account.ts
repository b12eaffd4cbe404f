// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountFields, type GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';

export type HengPayAccountFieldName = GatewayAccountFieldName | 'merchant_id' | 'token' | 'secret_key';

export const hengPayAccountFields: Readonly<Record<HengPayAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  merchant_id: { name: 'merchant_id', kind: 'string', label: { th: 'รหัสร้านค้า', en: 'Merchant ID' }, required: true, maxLength: 64, mask: 'gateway.hengpay.account.update' },
  token: { name: 'token', kind: 'secret', label: { th: 'Token', en: 'Token' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
};
