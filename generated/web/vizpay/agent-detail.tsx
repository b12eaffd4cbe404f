// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAgentConfigFields as f } from '#generated/api/fields/viz-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { vizpayAgentDetail, vizpayAgentUpdate } from './calls/vizpay.ts';
import { validateVizpayAgentUpdate } from './validators.ts';

export default page(gateways.vizpay, { gatewayAgentDetail: vizpayAgentDetail, gatewayAgentUpdate: vizpayAgentUpdate, validateGatewayAgentUpdate: validateVizpayAgentUpdate, f: f });
