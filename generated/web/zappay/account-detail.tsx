// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAccountFields as f } from '#generated/api/fields/zap-pay-account.ts';
import { zapPayAgentConfigFields } from '#generated/api/fields/zap-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/account-detail.tsx';
import { zappayAgentConfigs, zappayDetail, zappayUpdate } from './calls/zappay.ts';
import { validateZappayUpdate } from './validators.ts';

export default page(gateways.zappay, {
  gatewayAgentConfigs: zappayAgentConfigs,
  gatewayDetail: zappayDetail,
  gatewayUpdate: zappayUpdate,
  validateGatewayUpdate: validateZappayUpdate,
  f: f,
  gatewayAgentConfigFields: zapPayAgentConfigFields,
  fields: [f.merchant_id, { name: 'api_key', kind: 'secret', label: f.api_key.label, initial: '' }, { name: 'secret_key', kind: 'secret', label: f.secret_key.label, initial: '' }],
  accountFields: ['merchant_id', 'api_key', 'secret_key'],
});
