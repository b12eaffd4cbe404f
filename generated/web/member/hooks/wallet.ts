// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type {
  WalletLogTypesQuery,
  WalletLogTypesReply,
  WalletTypesQuery,
  WalletTypesReply,
} from '#generated/api/member.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { walletLogTypes, walletTypes } from '../calls/wallet.ts';

/** Wallet log types: GET /api/system/wallet/log_types */
export function useWalletLogTypes(
  query: WalletLogTypesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WalletLogTypesReply>> {
  return useGet(walletLogTypes, query, options);
}

/** Wallet types: GET /api/system/wallet/types */
export function useWalletTypes(
  query: WalletTypesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WalletTypesReply>> {
  return useGet(walletTypes, query, options);
}
