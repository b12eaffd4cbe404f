// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { payoneXAgentConfigFields as f } from '#generated/api/fields/payone-x-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { payonexAgentAdd } from './calls/payonex.ts';
import { validatePayonexAgentAdd } from './validators.ts';

export default page(gateways.payonex, { gatewayAgentAdd: payonexAgentAdd, validateGatewayAgentAdd: validatePayonexAgentAdd, f: f });
