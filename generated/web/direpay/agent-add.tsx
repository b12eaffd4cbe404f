// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { direPayAgentConfigFields as f } from '#generated/api/fields/dire-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { direpayAgentAdd } from './calls/direpay.ts';
import { validateDirepayAgentAdd } from './validators.ts';

export default page(gateways.direpay, { gatewayAgentAdd: direpayAgentAdd, validateGatewayAgentAdd: validateDirepayAgentAdd, f: f });
