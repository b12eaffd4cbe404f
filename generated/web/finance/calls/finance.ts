// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply } from '#contract/envelope.ts';
import type { FinanceBankCacheTransactionsQuery, FinanceBankCacheTransactionsReply } from '#generated/api/finance.ts';

/** Cached bank transactions: GET /api/system/finance/bank_cache_transactions */
export const financeBankCacheTransactions: Call<
  FinanceBankCacheTransactionsQuery,
  PageReply<FinanceBankCacheTransactionsReply>
> = { id: 'finance.bank_cache_transactions', method: 'GET', path: '/api/system/finance/bank_cache_transactions', permission: 'finance.cache.view' };
