// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type { FinanceTeamItemsQuery, FinanceTeamItemsReply } from '#generated/api/system.ts';

/** Finance teams: GET /api/system/finance/team/items */
export const financeTeamItems: Call<FinanceTeamItemsQuery, RecordReply<readonly FinanceTeamItemsReply[]>> = { id: 'finance_team.items', method: 'GET', path: '/api/system/finance/team/items', permission: 'signed-in' };
