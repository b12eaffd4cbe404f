// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bitPayzAgentConfigFields as f } from '#generated/api/fields/bit-payz-agent-config.ts';
import { gateways } from '#generated/api/gateways.ts';
import { page } from '../gateway/each/agent-manage.tsx';
import { bitpayzAgentConfigs, bitpayzAgentUpdate } from './calls/bitpayz.ts';

export default page(gateways.bitpayz, { gatewayAgentConfigs: bitpayzAgentConfigs, gatewayAgentUpdate: bitpayzAgentUpdate, f: f });
