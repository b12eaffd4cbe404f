// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { zapPayAgentConfigFields as f } from '#generated/api/fields/zap-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { zappayAgentAdd } from './calls/zappay.ts';
import { validateZappayAgentAdd } from './validators.ts';

export default page(gateways.zappay, { gatewayAgentAdd: zappayAgentAdd, validateGatewayAgentAdd: validateZappayAgentAdd, f: f });
