// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const hengpayAccountItems: Call = { id: 'hengpay.account.items', method: 'GET', path: '/api/system/hengpay/account/items', permission: 'gateway.hengpay.order.view', onError: 'log', extension: true };

export const hengpayAccounts: Call = { id: 'hengpay.accounts', method: 'GET', path: '/api/system/hengpay/accounts', permission: 'gateway.hengpay.account.view', onError: 'log' };

export const hengpayAdd: Call = {
  id: 'hengpay.add',
  method: 'POST',
  path: '/api/system/hengpay/add',
  permission: 'gateway.hengpay.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/hengpay/account/items', '/api/system/hengpay/accounts',
    '/api/system/hengpay/detail',
  ],
};

export const hengpayAgentAdd: Call = {
  id: 'hengpay.agent.add',
  method: 'POST',
  path: '/api/system/hengpay/agent/add',
  permission: 'gateway.hengpay.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/hengpay/agent/configs', '/api/system/hengpay/agent/detail'],
};

export const hengpayAgentConfigs: Call = { id: 'hengpay.agent.configs', method: 'GET', path: '/api/system/hengpay/agent/configs', permission: 'gateway.hengpay.agent_config.view', onError: 'log' };

export const hengpayAgentDetail: Call = {
  id: 'hengpay.agent.detail',
  method: 'GET',
  path: '/api/system/hengpay/agent/detail',
  permission: 'gateway.hengpay.agent_config.view',
  onError: 'log',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

export const hengpayAgentUpdate: Call = {
  id: 'hengpay.agent.update',
  method: 'POST',
  path: '/api/system/hengpay/agent/update',
  permission: 'gateway.hengpay.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/hengpay/agent/configs', '/api/system/hengpay/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const hengpayBalance: Call = { id: 'hengpay.balance', method: 'GET', path: '/api/system/hengpay/services/balance', permission: 'gateway.hengpay.account.balance', onError: 'log', optOut: [400, 404] };

export const hengpayBalanceLogs: Call = { id: 'hengpay.balance_logs', method: 'GET', path: '/api/system/hengpay/balance_logs', permission: 'gateway.hengpay.account.view', onError: 'log' };

export const hengpayDetail: Call = { id: 'hengpay.detail', method: 'GET', path: '/api/system/hengpay/detail', permission: 'gateway.hengpay.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const hengpayOrderInquiry: Call = { id: 'hengpay.order_inquiry', method: 'GET', path: '/api/system/hengpay/services/order_inquiry', permission: 'gateway.hengpay.order.inquiry', onError: 'log', optOut: [400, 404] };

export const hengpayOrders: Call = { id: 'hengpay.orders', method: 'GET', path: '/api/system/hengpay/orders', permission: 'gateway.hengpay.order.view', onError: 'log' };

export const hengpayTransactions: Call = { id: 'hengpay.transactions', method: 'GET', path: '/api/system/hengpay/transactions', permission: 'gateway.hengpay.transaction.view', onError: 'log' };

export const hengpayUpdate: Call = {
  id: 'hengpay.update',
  method: 'POST',
  path: '/api/system/hengpay/update',
  permission: 'gateway.hengpay.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/hengpay/account/items', '/api/system/hengpay/accounts',
    '/api/system/hengpay/detail',
  ],
  kind: 'update',
  key: 'id',
};
