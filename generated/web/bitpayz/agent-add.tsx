// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAgentConfigFields as f } from '#generated/api/fields/bit-payz-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-add.tsx';
import { bitpayzAgentAdd } from './calls/bitpayz.ts';
import { validateBitpayzAgentAdd } from './validators.ts';

export default page(gateways.bitpayz, { gatewayAgentAdd: bitpayzAgentAdd, validateGatewayAgentAdd: validateBitpayzAgentAdd, f: f });
