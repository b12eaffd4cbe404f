// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  agentChannels, agentConfigs, agentConfigsUpdate, agentDepositWithdraw, agentDepositWithdrawDaily, agentDetail,
  agentItems, agentList, agentRaw, agentShares, agentSummary, agentSummaryDetail, agentSummaryProvider, agentUpdate,
} from '../calls/agent.ts';

export const useAgentChannels: GetHook<typeof agentChannels> = (query, options) => useGet(agentChannels, query, options);
export const useAgentConfigs: GetHook<typeof agentConfigs> = (query, options) => useGet(agentConfigs, query, options);
export const useAgentConfigsUpdate: PostHook<typeof agentConfigsUpdate> = () => usePost(agentConfigsUpdate);
export const useAgentDepositWithdraw: GetHook<typeof agentDepositWithdraw> = (query, options) => useGet(agentDepositWithdraw, query, options);
export const useAgentDepositWithdrawDaily: GetHook<typeof agentDepositWithdrawDaily> = (query, options) => useGet(agentDepositWithdrawDaily, query, options);
export const useAgentDetail: GetHook<typeof agentDetail> = (query, options) => useGet(agentDetail, query, options);
export const useAgentItems: GetHook<typeof agentItems> = (query, options) => useGet(agentItems, query, options);
export const useAgentList: GetHook<typeof agentList> = (query, options) => useGet(agentList, query, options);
export const useAgentRaw: GetHook<typeof agentRaw> = (query, options) => useGet(agentRaw, query, options);
export const useAgentShares: GetHook<typeof agentShares> = (query, options) => useGet(agentShares, query, options);
export const useAgentSummary: GetHook<typeof agentSummary> = (query, options) => useGet(agentSummary, query, options);
export const useAgentSummaryDetail: GetHook<typeof agentSummaryDetail> = (query, options) => useGet(agentSummaryDetail, query, options);
export const useAgentSummaryProvider: GetHook<typeof agentSummaryProvider> = (query, options) => useGet(agentSummaryProvider, query, options);
export const useAgentUpdate: PostHook<typeof agentUpdate> = () => usePost(agentUpdate);
