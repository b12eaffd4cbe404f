// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply, ReportReply } from '#contract/envelope.ts';
import type {
  AgentChannelsQuery, AgentChannelsReply, AgentConfigsQuery, AgentConfigsReply, AgentConfigsUpdateBody,
  AgentConfigsUpdateReply, AgentDepositWithdrawDailyQuery, AgentDepositWithdrawDailyReply, AgentDepositWithdrawQuery,
  AgentDepositWithdrawReply, AgentDetailQuery, AgentDetailReply, AgentItemsQuery, AgentItemsReply, AgentListQuery,
  AgentListReply, AgentRawQuery, AgentRawReply, AgentSharesQuery, AgentSharesReply, AgentSummaryDetailQuery,
  AgentSummaryDetailReply, AgentSummaryProviderQuery, AgentSummaryProviderReply, AgentSummaryQuery, AgentSummaryReply,
  AgentUpdateBody, AgentUpdateReply,
} from '#generated/api/agent.ts';

/** Money channels of an agent: GET /api/system/agent/channels */
export const agentChannels: Call<AgentChannelsQuery, RecordReply<AgentChannelsReply>> = { id: 'agent.channels', method: 'GET', path: '/api/system/agent/channels', permission: 'agent.agent.view', extension: true };

/** Agent settings: GET /api/system/agent/configs/list */
export const agentConfigs: Call<AgentConfigsQuery, RecordReply<AgentConfigsReply>> = { id: 'agent.configs', method: 'GET', path: '/api/system/agent/configs/list', permission: 'agent.agent.view' };

/** Change agent settings: POST /api/system/agent/configs/update */
export const agentConfigsUpdate: Call<AgentConfigsUpdateBody, RecordReply<AgentConfigsUpdateReply>> = {
  id: 'agent.configs_update',
  method: 'POST',
  path: '/api/system/agent/configs/update',
  permission: 'agent.agent.update',
  invalidates: ['/api/system/agent/configs/list'],
};

/** Agent deposits and withdrawals: GET /api/agent/deposit_withdraw */
export const agentDepositWithdraw: Call<AgentDepositWithdrawQuery, ReportReply<AgentDepositWithdrawReply>> = { id: 'agent.deposit_withdraw', method: 'GET', path: '/api/agent/deposit_withdraw', permission: 'agent.finance.view' };

/** Daily deposits and withdrawals: GET /api/agent/deposit_withdraw_daily */
export const agentDepositWithdrawDaily: Call<
  AgentDepositWithdrawDailyQuery,
  ReportReply<AgentDepositWithdrawDailyReply>
> = { id: 'agent.deposit_withdraw_daily', method: 'GET', path: '/api/agent/deposit_withdraw_daily', permission: 'agent.finance.view' };

/** Agent: GET /api/system/agent/detail */
export const agentDetail: Call<AgentDetailQuery, RecordReply<AgentDetailReply>> = { id: 'agent.detail', method: 'GET', path: '/api/system/agent/detail', permission: 'agent.agent.view', optOut: [400, 404], kind: 'record', key: 'agent_id' };

/** Agents: GET /api/system/agent/items */
export const agentItems: Call<AgentItemsQuery, RecordReply<readonly AgentItemsReply[]>> = { id: 'agent.items', method: 'GET', path: '/api/system/agent/items', permission: 'signed-in' };

/** Agents: GET /api/system/agent/list */
export const agentList: Call<AgentListQuery, PageReply<AgentListReply>> = { id: 'agent.list', method: 'GET', path: '/api/system/agent/list', permission: 'agent.agent.view' };

/** Agent raw data: GET /api/agent/raw */
export const agentRaw: Call<AgentRawQuery, ReportReply<AgentRawReply>> = { id: 'agent.raw', method: 'GET', path: '/api/agent/raw', permission: 'report.agent_raw.view' };

/** Shares of an agent: GET /api/system/agent/shares */
export const agentShares: Call<AgentSharesQuery, PageReply<AgentSharesReply>> = { id: 'agent.shares', method: 'GET', path: '/api/system/agent/shares', permission: 'agent.agent.view', extension: true };

/** Agent summary: GET /api/agent/summary */
export const agentSummary: Call<AgentSummaryQuery, ReportReply<AgentSummaryReply>> = { id: 'agent.summary', method: 'GET', path: '/api/agent/summary', permission: 'agent.summary.view' };

/** Agent summary in detail: GET /api/agent/summary_detail */
export const agentSummaryDetail: Call<AgentSummaryDetailQuery, ReportReply<AgentSummaryDetailReply>> = { id: 'agent.summary_detail', method: 'GET', path: '/api/agent/summary_detail', permission: 'agent.winloss.view' };

/** Win/loss by provider: GET /api/agent/summary_provider */
export const agentSummaryProvider: Call<AgentSummaryProviderQuery, ReportReply<AgentSummaryProviderReply>> = { id: 'agent.summary_provider', method: 'GET', path: '/api/agent/summary_provider', permission: 'agent.winloss.view' };

/** Change agent: POST /api/system/agent/update */
export const agentUpdate: Call<AgentUpdateBody, RecordReply<AgentUpdateReply>> = {
  id: 'agent.update',
  method: 'POST',
  path: '/api/system/agent/update',
  permission: 'agent.agent.update',
  optOut: [400],
  invalidates: [
    '/api/system/agent/detail', '/api/system/agent/items', '/api/system/agent/list', '/api/system/agent/shares',
  ],
  final: ['status'],
  kind: 'update',
  key: 'agent_id',
};
