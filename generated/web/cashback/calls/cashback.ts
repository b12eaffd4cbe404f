// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply } from '#contract/envelope.ts';
import type {
  CashbackTurnoverLogsQuery, CashbackTurnoverLogsReply, CashbackWinlossLogsQuery, CashbackWinlossLogsReply,
} from '#generated/api/cashback.ts';

/** Turnover rebates: GET /api/cashback/turnover_logs */
export const cashbackTurnoverLogs: Call<CashbackTurnoverLogsQuery, PageReply<CashbackTurnoverLogsReply>> = { id: 'cashback.turnover_logs', method: 'GET', path: '/api/cashback/turnover_logs', permission: 'cashback.turnover.view' };

/** Loss rebates: GET /api/cashback/winloss_logs */
export const cashbackWinlossLogs: Call<CashbackWinlossLogsQuery, PageReply<CashbackWinlossLogsReply>> = { id: 'cashback.winloss_logs', method: 'GET', path: '/api/cashback/winloss_logs', permission: 'cashback.winloss.view' };
