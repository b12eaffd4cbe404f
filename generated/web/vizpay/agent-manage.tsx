// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAgentConfigFields as f } from '#generated/api/fields/viz-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { vizpayAgentConfigs, vizpayAgentUpdate } from './calls/vizpay.ts';

export default page(gateways.vizpay, { gatewayAgentConfigs: vizpayAgentConfigs, gatewayAgentUpdate: vizpayAgentUpdate, f: f });
