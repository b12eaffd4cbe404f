// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayAccountFields, type GatewayAccountFieldName } from '#generated/api/fields/gateway-account.ts';

export type VizPayAccountFieldName = GatewayAccountFieldName | 'api_key' | 'secret_key' | 'api_version';

export const vizPayAccountFields: Readonly<Record<VizPayAccountFieldName, Field>> = {
  ...gatewayAccountFields,
  api_key: { name: 'api_key', kind: 'secret', label: { th: 'API Key', en: 'API key' }, required: true },
  secret_key: { name: 'secret_key', kind: 'secret', label: { th: 'Secret Key', en: 'Secret key' }, required: true },
  api_version: { name: 'api_version', kind: 'string', label: { th: 'เวอร์ชัน API', en: 'API version' }, required: true, maxLength: 8, initial: 'v1' },
};
