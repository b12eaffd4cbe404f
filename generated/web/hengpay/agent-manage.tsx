// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { hengPayAgentConfigFields as f } from '#generated/api/fields/heng-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { hengpayAgentConfigs, hengpayAgentUpdate } from './calls/hengpay.ts';

export default page(gateways.hengpay, { gatewayAgentConfigs: hengpayAgentConfigs, gatewayAgentUpdate: hengpayAgentUpdate, f: f });
