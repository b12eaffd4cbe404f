// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply } from '#contract/envelope.ts';
import type { AgentCreditfreeQuery, AgentCreditfreeReply } from '#generated/api/report.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { agentCreditfree } from '../calls/agent.ts';

/** Free credit: GET /api/agent/creditfree */
export function useAgentCreditfree(
  query: AgentCreditfreeQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentCreditfreeReply>> {
  return useGet(agentCreditfree, query, options);
}
