// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { RecordReply } from '#contract/envelope.ts';
import type { AgentItemsQuery, AgentItemsReply } from '#generated/api/agent.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import { agentItems } from './calls.ts';

/** Agents: GET /api/system/agent/items */
export function useAgentItems(
  query: AgentItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly AgentItemsReply[]>> {
  return useGet(agentItems, query, options);
}
