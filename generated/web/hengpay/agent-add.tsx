// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAgentConfigFields as f } from '#generated/api/fields/heng-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { hengpayAgentAdd } from './calls/hengpay.ts';
import { validateHengpayAgentAdd } from './validators.ts';

export default page(gateways.hengpay, { gatewayAgentAdd: hengpayAgentAdd, validateGatewayAgentAdd: validateHengpayAgentAdd, f: f });
