// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAccountFields as f } from '#generated/api/fields/dire-pay-account.ts';
import { direPayAgentConfigFields } from '#generated/api/fields/dire-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import { direpayAgentConfigs, direpayDetail, direpayUpdate } from './calls/direpay.ts';
import { validateDirepayUpdate } from './validators.ts';

export default page(gateways.direpay, {
  gatewayAgentConfigs: direpayAgentConfigs,
  gatewayDetail: direpayDetail,
  gatewayUpdate: direpayUpdate,
  validateGatewayUpdate: validateDirepayUpdate,
  f: f,
  gatewayAgentConfigFields: direPayAgentConfigFields,
  fields: [f.merchant_id, { name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }],
  accountFields: ['merchant_id', 'api_key', 'secret_key'],
});
