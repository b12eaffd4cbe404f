// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAgentConfigFields as f } from '#generated/api/fields/heng-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { hengpayAgentDetail, hengpayAgentUpdate } from './calls/hengpay.ts';
import { validateHengpayAgentUpdate } from './validators.ts';

export default page(gateways.hengpay, { gatewayAgentDetail: hengpayAgentDetail, gatewayAgentUpdate: hengpayAgentUpdate, validateGatewayAgentUpdate: validateHengpayAgentUpdate, f: f });
