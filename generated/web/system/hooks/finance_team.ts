// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { FinanceTeamItemsQuery, FinanceTeamItemsReply } from '#generated/api/system.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { financeTeamItems } from '../calls/finance_team.ts';

/** Finance teams: GET /api/system/finance/team/items */
export function useFinanceTeamItems(
  query: FinanceTeamItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly FinanceTeamItemsReply[]>> {
  return useGet(financeTeamItems, query, options);
}
