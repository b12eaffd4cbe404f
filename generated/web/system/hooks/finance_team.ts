// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { financeTeamItems } from '../calls/finance_team.ts';

export const useFinanceTeamItems: GetHook<typeof financeTeamItems> = (query, options) => useGet(financeTeamItems, query, options);
