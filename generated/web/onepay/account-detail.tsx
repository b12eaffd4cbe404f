// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAccountFields as f } from '#generated/api/fields/one-pay-account.ts';
import { onePayAgentConfigFields } from '#generated/api/fields/one-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import { onepayAgentConfigs, onepayBankLists, onepayDetail, onepayUpdate } from './calls/onepay.ts';
import { validateOnepayUpdate } from './validators.ts';

export default page(gateways.onepay, {
  gatewayAgentConfigs: onepayAgentConfigs,
  gatewayBankLists: onepayBankLists,
  gatewayDetail: onepayDetail,
  gatewayUpdate: onepayUpdate,
  validateGatewayUpdate: validateOnepayUpdate,
  f: f,
  gatewayAgentConfigFields: onePayAgentConfigFields,
  fields: [f.merchant_id, { name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }],
  accountFields: ['merchant_id', 'api_key', 'secret_key'],
});
