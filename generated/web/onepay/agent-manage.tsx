// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAgentConfigFields as f } from '#generated/api/fields/one-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { onepayAgentConfigs, onepayAgentUpdate } from './calls/onepay.ts';

export default page(gateways.onepay, { gatewayAgentConfigs: onepayAgentConfigs, gatewayAgentUpdate: onepayAgentUpdate, f: f });
