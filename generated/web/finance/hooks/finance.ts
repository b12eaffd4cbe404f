// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { financeBankCacheTransactions } from '../calls/finance.ts';

export const useFinanceBankCacheTransactions: GetHook<typeof financeBankCacheTransactions> = (query, options) => useGet(financeBankCacheTransactions, query, options);
