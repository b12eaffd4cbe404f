// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const walletLogTypes: Call = { id: 'wallet.log_types', method: 'GET', path: '/api/system/wallet/log_types', permission: 'signed-in', onError: 'log' };

export const walletTypes: Call = { id: 'wallet.types', method: 'GET', path: '/api/system/wallet/types', permission: 'signed-in', onError: 'log' };
