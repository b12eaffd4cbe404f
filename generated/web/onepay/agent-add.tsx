// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { onePayAgentConfigFields as f } from '#generated/api/fields/one-pay-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { onepayAgentAdd } from './calls/onepay.ts';
import { validateOnepayAgentAdd } from './validators.ts';

export default page(gateways.onepay, { gatewayAgentAdd: onepayAgentAdd, validateGatewayAgentAdd: validateOnepayAgentAdd, f: f });
