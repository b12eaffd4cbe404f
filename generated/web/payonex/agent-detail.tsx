// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXAgentConfigFields as f } from '#generated/api/fields/payone-x-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { payonexAgentDetail, payonexAgentUpdate } from './calls/payonex.ts';
import { validatePayonexAgentUpdate } from './validators.ts';

export default page(gateways.payonex, { gatewayAgentDetail: payonexAgentDetail, gatewayAgentUpdate: payonexAgentUpdate, validateGatewayAgentUpdate: validatePayonexAgentUpdate, f: f });
