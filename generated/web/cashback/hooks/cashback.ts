// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply } from '#contract/envelope.ts';
import type {
  CashbackTurnoverLogsQuery,
  CashbackTurnoverLogsReply,
  CashbackWinlossLogsQuery,
  CashbackWinlossLogsReply,
} from '#generated/api/cashback.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { cashbackTurnoverLogs, cashbackWinlossLogs } from '../calls/cashback.ts';

/** Turnover rebates: GET /api/cashback/turnover_logs */
export function useCashbackTurnoverLogs(
  query: CashbackTurnoverLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<CashbackTurnoverLogsReply>> {
  return useGet(cashbackTurnoverLogs, query, options);
}

/** Loss rebates: GET /api/cashback/winloss_logs */
export function useCashbackWinlossLogs(
  query: CashbackWinlossLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<CashbackWinlossLogsReply>> {
  return useGet(cashbackWinlossLogs, query, options);
}
