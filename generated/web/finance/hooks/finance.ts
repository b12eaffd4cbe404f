// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply } from '#contract/envelope.ts';
import type { FinanceBankCacheTransactionsQuery, FinanceBankCacheTransactionsReply } from '#generated/api/finance.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { financeBankCacheTransactions } from '../calls/finance.ts';

/** Cached bank transactions: GET /api/system/finance/bank_cache_transactions */
export function useFinanceBankCacheTransactions(
  query: FinanceBankCacheTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<FinanceBankCacheTransactionsReply>> {
  return useGet(financeBankCacheTransactions, query, options);
}
