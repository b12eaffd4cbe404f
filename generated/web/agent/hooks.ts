// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  AgentDepositWithdrawDailyQuery,
  AgentDepositWithdrawDailyReply,
  AgentDepositWithdrawQuery,
  AgentDepositWithdrawReply,
  AgentItemsQuery,
  AgentItemsReply,
  AgentRawQuery,
  AgentRawReply,
  AgentSummaryDetailQuery,
  AgentSummaryDetailReply,
  AgentSummaryProviderQuery,
  AgentSummaryProviderReply,
  AgentSummaryQuery,
  AgentSummaryReply,
} from '#generated/api/agent.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import {
  agentDepositWithdraw,
  agentDepositWithdrawDaily,
  agentItems,
  agentRaw,
  agentSummary,
  agentSummaryDetail,
  agentSummaryProvider,
} from './calls.ts';

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

/** Agents: GET /api/system/agent/items */
export function useAgentItems(
  query: AgentItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly AgentItemsReply[]>> {
  return useGet(agentItems, query, options);
}

/** Agent raw data: GET /api/agent/raw */
export function useAgentRaw(query: AgentRawQuery | null, options?: QueryOptions): Query<PageReply<AgentRawReply>> {
  return useGet(agentRaw, query, options);
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
