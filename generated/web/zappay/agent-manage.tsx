// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAgentConfigFields as f } from '#generated/api/fields/zap-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { zappayAgentConfigs, zappayAgentUpdate } from './calls/zappay.ts';

export default page(gateways.zappay, { gatewayAgentConfigs: zappayAgentConfigs, gatewayAgentUpdate: zappayAgentUpdate, f: f });
