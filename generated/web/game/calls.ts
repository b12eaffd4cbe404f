// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const providerItems: Call = {
  id: 'provider.items',
  method: 'GET',
  path: '/api/game/provider/items',
  permission: 'signed-in',
  onError: 'log',
};
