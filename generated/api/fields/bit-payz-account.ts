// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountFields, type GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';

export type BitPayzAccountFieldName = GatewayAccountFieldName | 'merchant_id' | 'api_key' | 'secret_key';

export const bitPayzAccountFields: Readonly<Record<BitPayzAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  merchant_id: { name: 'merchant_id', kind: 'string', label: { th: 'รหัสร้านค้า', en: 'Merchant ID' }, required: true, maxLength: 64, mask: 'gateway.bitpayz.account.update' },
  api_key: { name: 'api_key', kind: 'secret', label: { th: 'API Key', en: 'API key' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
};
