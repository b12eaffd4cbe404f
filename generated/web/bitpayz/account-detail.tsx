// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAccountFields as f } from '#generated/api/fields/bit-payz-account.ts';
import { bitPayzAgentConfigFields } from '#generated/api/fields/bit-payz-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import { bitpayzAgentConfigs, bitpayzDetail, bitpayzUpdate } from './calls/bitpayz.ts';
import { validateBitpayzUpdate } from './validators.ts';

export default page(gateways.bitpayz, {
  gatewayAgentConfigs: bitpayzAgentConfigs,
  gatewayDetail: bitpayzDetail,
  gatewayUpdate: bitpayzUpdate,
  validateGatewayUpdate: validateBitpayzUpdate,
  f: f,
  gatewayAgentConfigFields: bitPayzAgentConfigFields,
  fields: [f.merchant_id, { name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }],
  accountFields: ['merchant_id', 'api_key', 'secret_key'],
});
