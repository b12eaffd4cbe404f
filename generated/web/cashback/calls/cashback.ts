// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const cashbackTurnoverLogs: Call = { id: 'cashback.turnover_logs', method: 'GET', path: '/api/cashback/turnover_logs', permission: 'cashback.turnover.view', onError: 'return-status' };

export const cashbackWinlossLogs: Call = { id: 'cashback.winloss_logs', method: 'GET', path: '/api/cashback/winloss_logs', permission: 'cashback.winloss.view', onError: 'return-status' };
