// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAgentConfigFields as f } from '#generated/api/fields/zap-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { zappayAgentDetail, zappayAgentUpdate } from './calls/zappay.ts';
import { validateZappayAgentUpdate } from './validators.ts';

export default page(gateways.zappay, { gatewayAgentDetail: zappayAgentDetail, gatewayAgentUpdate: zappayAgentUpdate, validateGatewayAgentUpdate: validateZappayAgentUpdate, f: f });
