// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const direpayAccountItems: Call = { id: 'direpay.account.items', method: 'GET', path: '/api/system/direpay/account/items', permission: 'gateway.direpay.order.view', onError: 'log', extension: true };

export const direpayAccounts: Call = { id: 'direpay.accounts', method: 'GET', path: '/api/system/direpay/accounts', permission: 'gateway.direpay.account.view', onError: 'log' };

export const direpayAdd: Call = {
  id: 'direpay.add',
  method: 'POST',
  path: '/api/system/direpay/add',
  permission: 'gateway.direpay.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/direpay/account/items', '/api/system/direpay/accounts', '/api/system/direpay/detail',
    '/api/system/gateway/sources',
  ],
};

export const direpayAgentAdd: Call = {
  id: 'direpay.agent.add',
  method: 'POST',
  path: '/api/system/direpay/agent/add',
  permission: 'gateway.direpay.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/direpay/agent/configs', '/api/system/direpay/agent/detail'],
};

export const direpayAgentConfigs: Call = { id: 'direpay.agent.configs', method: 'GET', path: '/api/system/direpay/agent/configs', permission: 'gateway.direpay.agent_config.view', onError: 'log' };

export const direpayAgentDetail: Call = {
  id: 'direpay.agent.detail',
  method: 'GET',
  path: '/api/system/direpay/agent/detail',
  permission: 'gateway.direpay.agent_config.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const direpayAgentUpdate: Call = {
  id: 'direpay.agent.update',
  method: 'POST',
  path: '/api/system/direpay/agent/update',
  permission: 'gateway.direpay.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/direpay/agent/configs', '/api/system/direpay/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const direpayDetail: Call = { id: 'direpay.detail', method: 'GET', path: '/api/system/direpay/detail', permission: 'gateway.direpay.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const direpayOrders: Call = { id: 'direpay.orders', method: 'GET', path: '/api/system/direpay/orders', permission: 'gateway.direpay.order.view', onError: 'log' };

export const direpayTransactions: Call = { id: 'direpay.transactions', method: 'GET', path: '/api/system/direpay/transactions', permission: 'gateway.direpay.transaction.view', onError: 'log' };

export const direpayUpdate: Call = {
  id: 'direpay.update',
  method: 'POST',
  path: '/api/system/direpay/update',
  permission: 'gateway.direpay.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/direpay/account/items', '/api/system/direpay/accounts', '/api/system/direpay/detail',
    '/api/system/gateway/sources',
  ],
  kind: 'update',
  key: 'id',
};
