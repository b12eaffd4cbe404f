// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply } from '#contract/envelope.ts';
import type { AgentCreditfreeQuery, AgentCreditfreeReply } from '#generated/api/report.ts';

/** Free credit: GET /api/agent/creditfree */
export const agentCreditfree: Call<AgentCreditfreeQuery, PageReply<AgentCreditfreeReply>> = { id: 'agent.creditfree', method: 'GET', path: '/api/agent/creditfree', permission: 'report.creditfree.view' };
