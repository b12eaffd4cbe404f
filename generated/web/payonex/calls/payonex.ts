// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const payonexAccountItems: Call = { id: 'payonex.account.items', method: 'GET', path: '/api/system/payonex/account/items', permission: 'gateway.payonex.order.view', onError: 'log', extension: true };

export const payonexAccounts: Call = { id: 'payonex.accounts', method: 'GET', path: '/api/system/payonex/accounts', permission: 'gateway.payonex.account.view', onError: 'log' };

export const payonexAdd: Call = {
  id: 'payonex.add',
  method: 'POST',
  path: '/api/system/payonex/add',
  permission: 'gateway.payonex.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/payonex/account/items', '/api/system/payonex/accounts',
    '/api/system/payonex/detail',
  ],
};

export const payonexAgentAdd: Call = {
  id: 'payonex.agent.add',
  method: 'POST',
  path: '/api/system/payonex/agent/add',
  permission: 'gateway.payonex.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/payonex/agent/configs', '/api/system/payonex/agent/detail'],
};

export const payonexAgentConfigs: Call = { id: 'payonex.agent.configs', method: 'GET', path: '/api/system/payonex/agent/configs', permission: 'gateway.payonex.agent_config.view', onError: 'log' };

export const payonexAgentDetail: Call = {
  id: 'payonex.agent.detail',
  method: 'GET',
  path: '/api/system/payonex/agent/detail',
  permission: 'gateway.payonex.agent_config.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const payonexAgentUpdate: Call = {
  id: 'payonex.agent.update',
  method: 'POST',
  path: '/api/system/payonex/agent/update',
  permission: 'gateway.payonex.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/payonex/agent/configs', '/api/system/payonex/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const payonexBalance: Call = { id: 'payonex.balance', method: 'GET', path: '/api/system/payonex/services/balance', permission: 'gateway.payonex.account.balance', onError: 'log', optOut: [400, 404] };

export const payonexBalanceLogs: Call = { id: 'payonex.balance_logs', method: 'GET', path: '/api/system/payonex/balance_logs', permission: 'gateway.payonex.account.view', onError: 'log' };

export const payonexBankLists: Call = { id: 'payonex.bank_lists', method: 'GET', path: '/api/system/payonex/services/bank_lists', permission: 'gateway.payonex.account.view', onError: 'log' };

export const payonexBanks: Call = { id: 'payonex.banks', method: 'GET', path: '/api/system/payonex/banks', permission: 'gateway.payonex.agent_config.view', onError: 'log', extension: true };

export const payonexDetail: Call = { id: 'payonex.detail', method: 'GET', path: '/api/system/payonex/detail', permission: 'gateway.payonex.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const payonexOrders: Call = { id: 'payonex.orders', method: 'GET', path: '/api/system/payonex/orders', permission: 'gateway.payonex.order.view', onError: 'log' };

export const payonexTransactions: Call = { id: 'payonex.transactions', method: 'GET', path: '/api/system/payonex/transactions', permission: 'gateway.payonex.transaction.view', onError: 'log' };

export const payonexUpdate: Call = {
  id: 'payonex.update',
  method: 'POST',
  path: '/api/system/payonex/update',
  permission: 'gateway.payonex.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/payonex/account/items', '/api/system/payonex/accounts',
    '/api/system/payonex/detail',
  ],
  kind: 'update',
  key: 'id',
};
