// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAgentConfigFields as f } from '#generated/api/fields/one-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { onepayAgentDetail, onepayAgentUpdate } from './calls/onepay.ts';
import { validateOnepayAgentUpdate } from './validators.ts';

export default page(gateways.onepay, { gatewayAgentDetail: onepayAgentDetail, gatewayAgentUpdate: onepayAgentUpdate, validateGatewayAgentUpdate: validateOnepayAgentUpdate, f: f });
