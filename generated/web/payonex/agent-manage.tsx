// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXAgentConfigFields as f } from '#generated/api/fields/payone-x-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { payonexAgentConfigs, payonexAgentUpdate } from './calls/payonex.ts';

export default page(gateways.payonex, { gatewayAgentConfigs: payonexAgentConfigs, gatewayAgentUpdate: payonexAgentUpdate, f: f });
