// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  WalletLogTypesQuery, WalletLogTypesReply, WalletTypesQuery, WalletTypesReply,
} from '#generated/api/member.ts';

/** Wallet log types: GET /api/system/wallet/log_types */
export const walletLogTypes: Call<WalletLogTypesQuery, RecordReply<WalletLogTypesReply>> = { id: 'wallet.log_types', method: 'GET', path: '/api/system/wallet/log_types', permission: 'signed-in' };

/** Wallet types: GET /api/system/wallet/types */
export const walletTypes: Call<WalletTypesQuery, RecordReply<WalletTypesReply>> = { id: 'wallet.types', method: 'GET', path: '/api/system/wallet/types', permission: 'signed-in' };
