// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountFields, type GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';

export type PayoneXAccountFieldName = GatewayAccountFieldName | 'access_key' | 'secret_key' | 'token_expires_at';

export const payoneXAccountFields: Readonly<Record<PayoneXAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  access_key: { name: 'access_key', kind: 'secret', label: { th: 'Access Key', en: 'Access key' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
  token_expires_at: { name: 'token_expires_at', kind: 'datetime', label: { th: 'Token หมดอายุ', en: 'Token expires' }, readonly: true, nullable: true },
};
