// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { cashbackTurnoverLogs, cashbackWinlossLogs } from '../calls/cashback.ts';

export const useCashbackTurnoverLogs: GetHook<typeof cashbackTurnoverLogs> = (query, options) => useGet(cashbackTurnoverLogs, query, options);
export const useCashbackWinlossLogs: GetHook<typeof cashbackWinlossLogs> = (query, options) => useGet(cashbackWinlossLogs, query, options);
