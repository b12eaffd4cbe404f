// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const zappayAccountItems: Call = { id: 'zappay.account.items', method: 'GET', path: '/api/system/zappay/account/items', permission: 'gateway.zappay.order.view', onError: 'log', extension: true };

export const zappayAccounts: Call = { id: 'zappay.accounts', method: 'GET', path: '/api/system/zappay/accounts', permission: 'gateway.zappay.account.view', onError: 'log' };

export const zappayAdd: Call = {
  id: 'zappay.add',
  method: 'POST',
  path: '/api/system/zappay/add',
  permission: 'gateway.zappay.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/zappay/account/items', '/api/system/zappay/accounts',
    '/api/system/zappay/detail',
  ],
};

export const zappayAgentAdd: Call = {
  id: 'zappay.agent.add',
  method: 'POST',
  path: '/api/system/zappay/agent/add',
  permission: 'gateway.zappay.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/zappay/agent/configs', '/api/system/zappay/agent/detail'],
};

export const zappayAgentConfigs: Call = { id: 'zappay.agent.configs', method: 'GET', path: '/api/system/zappay/agent/configs', permission: 'gateway.zappay.agent_config.view', onError: 'log' };

export const zappayAgentDetail: Call = { id: 'zappay.agent.detail', method: 'GET', path: '/api/system/zappay/agent/detail', permission: 'gateway.zappay.agent_config.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const zappayAgentUpdate: Call = {
  id: 'zappay.agent.update',
  method: 'POST',
  path: '/api/system/zappay/agent/update',
  permission: 'gateway.zappay.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/zappay/agent/configs', '/api/system/zappay/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const zappayDetail: Call = { id: 'zappay.detail', method: 'GET', path: '/api/system/zappay/detail', permission: 'gateway.zappay.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const zappayOrders: Call = { id: 'zappay.orders', method: 'GET', path: '/api/system/zappay/orders', permission: 'gateway.zappay.order.view', onError: 'log' };

export const zappayTransactions: Call = { id: 'zappay.transactions', method: 'GET', path: '/api/system/zappay/transactions', permission: 'gateway.zappay.transaction.view', onError: 'log' };

export const zappayUpdate: Call = {
  id: 'zappay.update',
  method: 'POST',
  path: '/api/system/zappay/update',
  permission: 'gateway.zappay.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/zappay/account/items', '/api/system/zappay/accounts',
    '/api/system/zappay/detail',
  ],
  kind: 'update',
  key: 'id',
};
