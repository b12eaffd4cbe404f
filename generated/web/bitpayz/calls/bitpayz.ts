// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const bitpayzAccountItems: Call = { id: 'bitpayz.account.items', method: 'GET', path: '/api/system/bitpayz/account/items', permission: 'gateway.bitpayz.order.view', onError: 'log', extension: true };

export const bitpayzAccounts: Call = { id: 'bitpayz.accounts', method: 'GET', path: '/api/system/bitpayz/accounts', permission: 'gateway.bitpayz.account.view', onError: 'log' };

export const bitpayzAdd: Call = {
  id: 'bitpayz.add',
  method: 'POST',
  path: '/api/system/bitpayz/add',
  permission: 'gateway.bitpayz.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bitpayz/account/items', '/api/system/bitpayz/accounts', '/api/system/bitpayz/detail',
    '/api/system/gateway/sources',
  ],
};

export const bitpayzAgentAdd: Call = {
  id: 'bitpayz.agent.add',
  method: 'POST',
  path: '/api/system/bitpayz/agent/add',
  permission: 'gateway.bitpayz.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/bitpayz/agent/configs', '/api/system/bitpayz/agent/detail'],
};

export const bitpayzAgentConfigs: Call = { id: 'bitpayz.agent.configs', method: 'GET', path: '/api/system/bitpayz/agent/configs', permission: 'gateway.bitpayz.agent_config.view', onError: 'log' };

export const bitpayzAgentDetail: Call = {
  id: 'bitpayz.agent.detail',
  method: 'GET',
  path: '/api/system/bitpayz/agent/detail',
  permission: 'gateway.bitpayz.agent_config.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const bitpayzAgentUpdate: Call = {
  id: 'bitpayz.agent.update',
  method: 'POST',
  path: '/api/system/bitpayz/agent/update',
  permission: 'gateway.bitpayz.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/bitpayz/agent/configs', '/api/system/bitpayz/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const bitpayzDetail: Call = { id: 'bitpayz.detail', method: 'GET', path: '/api/system/bitpayz/detail', permission: 'gateway.bitpayz.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const bitpayzOrders: Call = { id: 'bitpayz.orders', method: 'GET', path: '/api/system/bitpayz/orders', permission: 'gateway.bitpayz.order.view', onError: 'log' };

export const bitpayzTransactions: Call = { id: 'bitpayz.transactions', method: 'GET', path: '/api/system/bitpayz/transactions', permission: 'gateway.bitpayz.transaction.view', onError: 'log' };

export const bitpayzUpdate: Call = {
  id: 'bitpayz.update',
  method: 'POST',
  path: '/api/system/bitpayz/update',
  permission: 'gateway.bitpayz.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bitpayz/account/items', '/api/system/bitpayz/accounts', '/api/system/bitpayz/detail',
    '/api/system/gateway/sources',
  ],
  kind: 'update',
  key: 'id',
};
