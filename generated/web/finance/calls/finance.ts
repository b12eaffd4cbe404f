// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const financeBankCacheTransactions: Call = { id: 'finance.bank_cache_transactions', method: 'GET', path: '/api/system/finance/bank_cache_transactions', permission: 'finance.cache.view', onError: 'log' };
