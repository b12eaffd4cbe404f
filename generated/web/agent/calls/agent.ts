// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const agentChannels: Call = { id: 'agent.channels', method: 'GET', path: '/api/system/agent/channels', permission: 'agent.agent.view', onError: 'log', extension: true };

export const agentConfigs: Call = { id: 'agent.configs', method: 'GET', path: '/api/system/agent/configs/list', permission: 'agent.agent.view', onError: 'log' };

export const agentConfigsUpdate: Call = { id: 'agent.configs_update', method: 'POST', path: '/api/system/agent/configs/update', permission: 'agent.agent.update', onError: 'log', invalidates: ['/api/system/agent/configs/list'] };

export const agentDepositWithdraw: Call = { id: 'agent.deposit_withdraw', method: 'GET', path: '/api/agent/deposit_withdraw', permission: 'agent.finance.view', onError: 'log' };

export const agentDepositWithdrawDaily: Call = { id: 'agent.deposit_withdraw_daily', method: 'GET', path: '/api/agent/deposit_withdraw_daily', permission: 'agent.finance.view', onError: 'log' };

export const agentDetail: Call = { id: 'agent.detail', method: 'GET', path: '/api/system/agent/detail', permission: 'agent.agent.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'agent_id' };

export const agentItems: Call = { id: 'agent.items', method: 'GET', path: '/api/system/agent/items', permission: 'signed-in', onError: 'log' };

export const agentList: Call = { id: 'agent.list', method: 'GET', path: '/api/system/agent/list', permission: 'agent.agent.view', onError: 'log' };

export const agentRaw: Call = { id: 'agent.raw', method: 'GET', path: '/api/agent/raw', permission: 'report.agent_raw.view', onError: 'log' };

export const agentShares: Call = { id: 'agent.shares', method: 'GET', path: '/api/system/agent/shares', permission: 'agent.agent.view', onError: 'log', extension: true };

export const agentSummary: Call = { id: 'agent.summary', method: 'GET', path: '/api/agent/summary', permission: 'agent.summary.view', onError: 'return-status' };

export const agentSummaryDetail: Call = { id: 'agent.summary_detail', method: 'GET', path: '/api/agent/summary_detail', permission: 'agent.winloss.view', onError: 'return-status' };

export const agentSummaryProvider: Call = { id: 'agent.summary_provider', method: 'GET', path: '/api/agent/summary_provider', permission: 'agent.winloss.view', onError: 'return-status' };

export const agentUpdate: Call = {
  id: 'agent.update',
  method: 'POST',
  path: '/api/system/agent/update',
  permission: 'agent.agent.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/agent/detail', '/api/system/agent/items', '/api/system/agent/list', '/api/system/agent/shares',
  ],
  kind: 'update',
  key: 'agent_id',
};
