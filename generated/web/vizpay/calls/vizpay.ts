// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const vizpayAccountItems: Call = { id: 'vizpay.account.items', method: 'GET', path: '/api/system/vizpay/account/items', permission: 'gateway.vizpay.order.view', onError: 'log', extension: true };

export const vizpayAccounts: Call = { id: 'vizpay.accounts', method: 'GET', path: '/api/system/vizpay/accounts', permission: 'gateway.vizpay.account.view', onError: 'log' };

export const vizpayAdd: Call = {
  id: 'vizpay.add',
  method: 'POST',
  path: '/api/system/vizpay/add',
  permission: 'gateway.vizpay.account.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/vizpay/account/items', '/api/system/vizpay/accounts',
    '/api/system/vizpay/detail',
  ],
};

export const vizpayAgentAdd: Call = {
  id: 'vizpay.agent.add',
  method: 'POST',
  path: '/api/system/vizpay/agent/add',
  permission: 'gateway.vizpay.agent_config.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/vizpay/agent/configs', '/api/system/vizpay/agent/detail'],
};

export const vizpayAgentConfigs: Call = { id: 'vizpay.agent.configs', method: 'GET', path: '/api/system/vizpay/agent/configs', permission: 'gateway.vizpay.agent_config.view', onError: 'log' };

export const vizpayAgentDetail: Call = { id: 'vizpay.agent.detail', method: 'GET', path: '/api/system/vizpay/agent/detail', permission: 'gateway.vizpay.agent_config.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const vizpayAgentUpdate: Call = {
  id: 'vizpay.agent.update',
  method: 'POST',
  path: '/api/system/vizpay/agent/update',
  permission: 'gateway.vizpay.agent_config.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/vizpay/agent/configs', '/api/system/vizpay/agent/detail'],
  kind: 'update',
  key: 'id',
};

export const vizpayBalance: Call = { id: 'vizpay.balance', method: 'GET', path: '/api/system/vizpay/services/balance', permission: 'gateway.vizpay.account.balance', onError: 'log', optOut: [400, 404] };

export const vizpayBalanceLogs: Call = { id: 'vizpay.balance_logs', method: 'GET', path: '/api/system/vizpay/balance_logs', permission: 'gateway.vizpay.account.view', onError: 'log' };

export const vizpayBankLists: Call = { id: 'vizpay.bank_lists', method: 'GET', path: '/api/system/vizpay/services/bank_lists', permission: 'gateway.vizpay.account.view', onError: 'log' };

export const vizpayBanks: Call = { id: 'vizpay.banks', method: 'GET', path: '/api/system/vizpay/banks', permission: 'gateway.vizpay.agent_config.view', onError: 'log', extension: true };

export const vizpayDetail: Call = { id: 'vizpay.detail', method: 'GET', path: '/api/system/vizpay/detail', permission: 'gateway.vizpay.account.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const vizpayOrderInquiry: Call = { id: 'vizpay.order_inquiry', method: 'GET', path: '/api/system/vizpay/services/order_inquiry', permission: 'gateway.vizpay.order.inquiry', onError: 'log', optOut: [400, 404] };

export const vizpayOrders: Call = { id: 'vizpay.orders', method: 'GET', path: '/api/system/vizpay/orders', permission: 'gateway.vizpay.order.view', onError: 'log' };

export const vizpayStatement: Call = { id: 'vizpay.statement', method: 'GET', path: '/api/system/vizpay/services/statement', permission: 'gateway.vizpay.account.statement', onError: 'log' };

export const vizpayTransactions: Call = { id: 'vizpay.transactions', method: 'GET', path: '/api/system/vizpay/transactions', permission: 'gateway.vizpay.transaction.view', onError: 'log' };

export const vizpayUpdate: Call = {
  id: 'vizpay.update',
  method: 'POST',
  path: '/api/system/vizpay/update',
  permission: 'gateway.vizpay.account.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/sources', '/api/system/vizpay/account/items', '/api/system/vizpay/accounts',
    '/api/system/vizpay/detail',
  ],
  kind: 'update',
  key: 'id',
};
