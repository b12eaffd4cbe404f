// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAgentConfigFields as f } from '#generated/api/fields/bit-payz-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-detail.tsx';
import { bitpayzAgentDetail, bitpayzAgentUpdate } from './calls/bitpayz.ts';
import { validateBitpayzAgentUpdate } from './validators.ts';

export default page(gateways.bitpayz, { gatewayAgentDetail: bitpayzAgentDetail, gatewayAgentUpdate: bitpayzAgentUpdate, validateGatewayAgentUpdate: validateBitpayzAgentUpdate, f: f });
