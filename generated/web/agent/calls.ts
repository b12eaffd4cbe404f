// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const agentDepositWithdraw: Call = {
  id: 'agent.deposit_withdraw',
  method: 'GET',
  path: '/api/agent/deposit_withdraw',
  permission: 'agent.finance.view',
  onError: 'log',
};

export const agentDepositWithdrawDaily: Call = {
  id: 'agent.deposit_withdraw_daily',
  method: 'GET',
  path: '/api/agent/deposit_withdraw_daily',
  permission: 'agent.finance.view',
  onError: 'log',
};

export const agentItems: Call = {
  id: 'agent.items',
  method: 'GET',
  path: '/api/system/agent/items',
  permission: 'signed-in',
  onError: 'log',
};

export const agentRaw: Call = {
  id: 'agent.raw',
  method: 'GET',
  path: '/api/agent/raw',
  permission: 'report.agent_raw.view',
  onError: 'log',
};

export const agentSummary: Call = {
  id: 'agent.summary',
  method: 'GET',
  path: '/api/agent/summary',
  permission: 'agent.summary.view',
  onError: 'return-status',
};

export const agentSummaryDetail: Call = {
  id: 'agent.summary_detail',
  method: 'GET',
  path: '/api/agent/summary_detail',
  permission: 'agent.winloss.view',
  onError: 'return-status',
};

export const agentSummaryProvider: Call = {
  id: 'agent.summary_provider',
  method: 'GET',
  path: '/api/agent/summary_provider',
  permission: 'agent.winloss.view',
  onError: 'return-status',
};
