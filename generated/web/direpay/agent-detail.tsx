// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAgentConfigFields as f } from '#generated/api/fields/dire-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { direpayAgentDetail, direpayAgentUpdate } from './calls/direpay.ts';
import { validateDirepayAgentUpdate } from './validators.ts';

export default page(gateways.direpay, { gatewayAgentDetail: direpayAgentDetail, gatewayAgentUpdate: direpayAgentUpdate, validateGatewayAgentUpdate: validateDirepayAgentUpdate, f: f });
