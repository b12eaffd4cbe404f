// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const financeTeamItems: Call = { id: 'finance_team.items', method: 'GET', path: '/api/system/finance/team/items', permission: 'signed-in', onError: 'log' };
