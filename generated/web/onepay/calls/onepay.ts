// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const onepayAccountItems: Call = { id: 'onepay.account.items', method: 'GET', path: '/api/system/onepay/account/items', permission: 'gateway.onepay.order.view', onError: 'log', extension: true };

export const onepayAccounts: Call = { id: 'onepay.accounts', method: 'GET', path: '/api/system/onepay/accounts', permission: 'gateway.onepay.account.view', onError: 'log' };

export const onepayAdd: Call = {
  id: 'onepay.add',
  method: 'POST',
  path: '/api/system/onepay/add',
  permission: 'gateway.onepay.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/onepay/account/items', '/api/system/onepay/accounts',
    '/api/system/onepay/detail',
  ],
};

export const onepayAgentAdd: Call = {
  id: 'onepay.agent.add',
  method: 'POST',
  path: '/api/system/onepay/agent/add',
  permission: 'gateway.onepay.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/onepay/agent/configs', '/api/system/onepay/agent/detail'],
};

export const onepayAgentConfigs: Call = { id: 'onepay.agent.configs', method: 'GET', path: '/api/system/onepay/agent/configs', permission: 'gateway.onepay.agent_config.view', onError: 'log' };

export const onepayAgentDetail: Call = { id: 'onepay.agent.detail', method: 'GET', path: '/api/system/onepay/agent/detail', permission: 'gateway.onepay.agent_config.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const onepayAgentUpdate: Call = {
  id: 'onepay.agent.update',
  method: 'POST',
  path: '/api/system/onepay/agent/update',
  permission: 'gateway.onepay.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/onepay/agent/configs', '/api/system/onepay/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const onepayBankLists: Call = { id: 'onepay.bank_lists', method: 'GET', path: '/api/system/onepay/services/bank_lists', permission: 'gateway.onepay.account.view', onError: 'log' };

export const onepayBanks: Call = { id: 'onepay.banks', method: 'GET', path: '/api/system/onepay/banks', permission: 'gateway.onepay.agent_config.view', onError: 'log', extension: true };

export const onepayDetail: Call = { id: 'onepay.detail', method: 'GET', path: '/api/system/onepay/detail', permission: 'gateway.onepay.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const onepayOrders: Call = { id: 'onepay.orders', method: 'GET', path: '/api/system/onepay/orders', permission: 'gateway.onepay.order.view', onError: 'log' };

export const onepayTransactions: Call = { id: 'onepay.transactions', method: 'GET', path: '/api/system/onepay/transactions', permission: 'gateway.onepay.transaction.view', onError: 'log' };

export const onepayUpdate: Call = {
  id: 'onepay.update',
  method: 'POST',
  path: '/api/system/onepay/update',
  permission: 'gateway.onepay.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/onepay/account/items', '/api/system/onepay/accounts',
    '/api/system/onepay/detail',
  ],
  kind: 'update',
  key: 'id',
};
