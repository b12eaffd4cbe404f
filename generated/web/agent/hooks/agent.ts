// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  AgentChannelsQuery,
  AgentChannelsReply,
  AgentConfigsQuery,
  AgentConfigsReply,
  AgentConfigsUpdateBody,
  AgentConfigsUpdateReply,
  AgentDepositWithdrawDailyQuery,
  AgentDepositWithdrawDailyReply,
  AgentDepositWithdrawQuery,
  AgentDepositWithdrawReply,
  AgentDetailQuery,
  AgentDetailReply,
  AgentItemsQuery,
  AgentItemsReply,
  AgentListQuery,
  AgentListReply,
  AgentRawQuery,
  AgentRawReply,
  AgentSharesQuery,
  AgentSharesReply,
  AgentSummaryDetailQuery,
  AgentSummaryDetailReply,
  AgentSummaryProviderQuery,
  AgentSummaryProviderReply,
  AgentSummaryQuery,
  AgentSummaryReply,
  AgentUpdateBody,
  AgentUpdateReply,
} from '#generated/api/agent.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  agentChannels,
  agentConfigs,
  agentConfigsUpdate,
  agentDepositWithdraw,
  agentDepositWithdrawDaily,
  agentDetail,
  agentItems,
  agentList,
  agentRaw,
  agentShares,
  agentSummary,
  agentSummaryDetail,
  agentSummaryProvider,
  agentUpdate,
} from '../calls/agent.ts';

/** Money channels of an agent: GET /api/system/agent/channels */
export function useAgentChannels(
  query: AgentChannelsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AgentChannelsReply>> {
  return useGet(agentChannels, query, options);
}

/** Agent settings: GET /api/system/agent/configs/list */
export function useAgentConfigs(
  query: AgentConfigsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AgentConfigsReply>> {
  return useGet(agentConfigs, query, options);
}

/** Change agent settings: POST /api/system/agent/configs/update */
export function useAgentConfigsUpdate(): Mutation<AgentConfigsUpdateBody, RecordReply<AgentConfigsUpdateReply>> {
  return usePost(agentConfigsUpdate);
}

/** Agent deposits and withdrawals: GET /api/agent/deposit_withdraw */
export function useAgentDepositWithdraw(
  query: AgentDepositWithdrawQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentDepositWithdrawReply>> {
  return useGet(agentDepositWithdraw, query, options);
}

/** Daily deposits and withdrawals: GET /api/agent/deposit_withdraw_daily */
export function useAgentDepositWithdrawDaily(
  query: AgentDepositWithdrawDailyQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentDepositWithdrawDailyReply>> {
  return useGet(agentDepositWithdrawDaily, query, options);
}

/** Agent: GET /api/system/agent/detail */
export function useAgentDetail(
  query: AgentDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<AgentDetailReply>> {
  return useGet(agentDetail, query, options);
}

/** Agents: GET /api/system/agent/items */
export function useAgentItems(
  query: AgentItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly AgentItemsReply[]>> {
  return useGet(agentItems, query, options);
}

/** Agents: GET /api/system/agent/list */
export function useAgentList(query: AgentListQuery | null, options?: QueryOptions): Query<PageReply<AgentListReply>> {
  return useGet(agentList, query, options);
}

/** Agent raw data: GET /api/agent/raw */
export function useAgentRaw(query: AgentRawQuery | null, options?: QueryOptions): Query<PageReply<AgentRawReply>> {
  return useGet(agentRaw, query, options);
}

/** Shares of an agent: GET /api/system/agent/shares */
export function useAgentShares(
  query: AgentSharesQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentSharesReply>> {
  return useGet(agentShares, query, options);
}

/** Agent summary: GET /api/agent/summary */
export function useAgentSummary(
  query: AgentSummaryQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentSummaryReply>> {
  return useGet(agentSummary, query, options);
}

/** Agent summary in detail: GET /api/agent/summary_detail */
export function useAgentSummaryDetail(
  query: AgentSummaryDetailQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentSummaryDetailReply>> {
  return useGet(agentSummaryDetail, query, options);
}

/** Win/loss by provider: GET /api/agent/summary_provider */
export function useAgentSummaryProvider(
  query: AgentSummaryProviderQuery | null,
  options?: QueryOptions,
): Query<PageReply<AgentSummaryProviderReply>> {
  return useGet(agentSummaryProvider, query, options);
}

/** Change agent: POST /api/system/agent/update */
export function useAgentUpdate(): Mutation<AgentUpdateBody, RecordReply<AgentUpdateReply>> {
  return usePost(agentUpdate);
}
