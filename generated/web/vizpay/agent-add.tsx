// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { vizPayAgentConfigFields as f } from '#generated/api/fields/viz-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { vizpayAgentAdd } from './calls/vizpay.ts';
import { validateVizpayAgentAdd } from './validators.ts';

export default page(gateways.vizpay, { gatewayAgentAdd: vizpayAgentAdd, validateGatewayAgentAdd: validateVizpayAgentAdd, f: f });
