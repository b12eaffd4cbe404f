// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const agentItems: Call = {
  id: 'agent.items',
  method: 'GET',
  path: '/api/system/agent/items',
  permission: 'signed-in',
  onError: 'log',
};
