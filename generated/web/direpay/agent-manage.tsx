// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAgentConfigFields as f } from '#generated/api/fields/dire-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { direpayAgentConfigs, direpayAgentUpdate } from './calls/direpay.ts';

export default page(gateways.direpay, { gatewayAgentConfigs: direpayAgentConfigs, gatewayAgentUpdate: direpayAgentUpdate, f: f });
