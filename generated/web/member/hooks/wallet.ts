// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { walletLogTypes, walletTypes } from '../calls/wallet.ts';

export const useWalletLogTypes: GetHook<typeof walletLogTypes> = (query, options) => useGet(walletLogTypes, query, options);
export const useWalletTypes: GetHook<typeof walletTypes> = (query, options) => useGet(walletTypes, query, options);
