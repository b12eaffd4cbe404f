// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  VizpayAccountItemsQuery, VizpayAccountItemsReply, VizpayAccountsQuery, VizpayAccountsReply, VizpayAddBody,
  VizpayAddReply, VizpayAgentAddBody, VizpayAgentAddReply, VizpayAgentConfigsQuery, VizpayAgentConfigsReply,
  VizpayAgentDetailQuery, VizpayAgentDetailReply, VizpayAgentUpdateBody, VizpayAgentUpdateReply,
  VizpayBalanceLogsQuery, VizpayBalanceLogsReply, VizpayBalanceQuery, VizpayBalanceReply, VizpayBankListsQuery,
  VizpayBankListsReply, VizpayBanksQuery, VizpayBanksReply, VizpayDetailQuery, VizpayDetailReply,
  VizpayOrderInquiryQuery, VizpayOrderInquiryReply, VizpayOrdersQuery, VizpayOrdersReply, VizpayStatementQuery,
  VizpayStatementReply, VizpayTransactionsQuery, VizpayTransactionsReply, VizpayUpdateBody, VizpayUpdateReply,
} from '#generated/api/vizpay.ts';

/** VizPay accounts: GET /api/system/vizpay/account/items */
export const vizpayAccountItems: Call<VizpayAccountItemsQuery, RecordReply<readonly VizpayAccountItemsReply[]>> = {
  id: 'vizpay.account.items',
  method: 'GET',
  path: '/api/system/vizpay/account/items',
  permission: 'gateway.vizpay.order.view',
  extension: true,
};

/** VizPay accounts: GET /api/system/vizpay/accounts */
export const vizpayAccounts: Call<VizpayAccountsQuery, PageReply<VizpayAccountsReply>> = { id: 'vizpay.accounts', method: 'GET', path: '/api/system/vizpay/accounts', permission: 'gateway.vizpay.account.view' };

/** Add VizPay account: POST /api/system/vizpay/add */
export const vizpayAdd: Call<VizpayAddBody, RecordReply<VizpayAddReply>> = {
  id: 'vizpay.add',
  method: 'POST',
  path: '/api/system/vizpay/add',
  permission: 'gateway.vizpay.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/vizpay/account/items',
    '/api/system/vizpay/accounts', '/api/system/vizpay/detail',
  ],
};

/** Add VizPay agent config: POST /api/system/vizpay/agent/add */
export const vizpayAgentAdd: Call<VizpayAgentAddBody, RecordReply<VizpayAgentAddReply>> = {
  id: 'vizpay.agent.add',
  method: 'POST',
  path: '/api/system/vizpay/agent/add',
  permission: 'gateway.vizpay.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/vizpay/agent/configs', '/api/system/vizpay/agent/detail'],
};

/** VizPay agent configs: GET /api/system/vizpay/agent/configs */
export const vizpayAgentConfigs: Call<VizpayAgentConfigsQuery, PageReply<VizpayAgentConfigsReply>> = { id: 'vizpay.agent.configs', method: 'GET', path: '/api/system/vizpay/agent/configs', permission: 'gateway.vizpay.agent_config.view' };

/** VizPay agent config: GET /api/system/vizpay/agent/detail */
export const vizpayAgentDetail: Call<VizpayAgentDetailQuery, RecordReply<VizpayAgentDetailReply>> = {
  id: 'vizpay.agent.detail',
  method: 'GET',
  path: '/api/system/vizpay/agent/detail',
  permission: 'gateway.vizpay.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update VizPay agent config: POST /api/system/vizpay/agent/update */
export const vizpayAgentUpdate: Call<VizpayAgentUpdateBody, RecordReply<VizpayAgentUpdateReply>> = {
  id: 'vizpay.agent.update',
  method: 'POST',
  path: '/api/system/vizpay/agent/update',
  permission: 'gateway.vizpay.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/vizpay/agent/configs', '/api/system/vizpay/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** Check balance: GET /api/system/vizpay/services/balance */
export const vizpayBalance: Call<VizpayBalanceQuery, RecordReply<VizpayBalanceReply>> = { id: 'vizpay.balance', method: 'GET', path: '/api/system/vizpay/services/balance', permission: 'gateway.vizpay.account.balance', optOut: [400, 404] };

/** VizPay balance log: GET /api/system/vizpay/balance_logs */
export const vizpayBalanceLogs: Call<VizpayBalanceLogsQuery, PageReply<VizpayBalanceLogsReply>> = { id: 'vizpay.balance_logs', method: 'GET', path: '/api/system/vizpay/balance_logs', permission: 'gateway.vizpay.account.view' };

/** Supported banks: GET /api/system/vizpay/services/bank_lists */
export const vizpayBankLists: Call<VizpayBankListsQuery, PageReply<VizpayBankListsReply>> = { id: 'vizpay.bank_lists', method: 'GET', path: '/api/system/vizpay/services/bank_lists', permission: 'gateway.vizpay.account.view' };

/** VizPay banks: GET /api/system/vizpay/banks */
export const vizpayBanks: Call<VizpayBanksQuery, RecordReply<readonly VizpayBanksReply[]>> = { id: 'vizpay.banks', method: 'GET', path: '/api/system/vizpay/banks', permission: 'gateway.vizpay.agent_config.view', extension: true };

/** VizPay account: GET /api/system/vizpay/detail */
export const vizpayDetail: Call<VizpayDetailQuery, RecordReply<VizpayDetailReply>> = {
  id: 'vizpay.detail',
  method: 'GET',
  path: '/api/system/vizpay/detail',
  permission: 'gateway.vizpay.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Ask the gateway: GET /api/system/vizpay/services/order_inquiry */
export const vizpayOrderInquiry: Call<VizpayOrderInquiryQuery, RecordReply<VizpayOrderInquiryReply>> = {
  id: 'vizpay.order_inquiry',
  method: 'GET',
  path: '/api/system/vizpay/services/order_inquiry',
  permission: 'gateway.vizpay.order.inquiry',
  optOut: [400, 404],
};

/** VizPay orders: GET /api/system/vizpay/orders */
export const vizpayOrders: Call<VizpayOrdersQuery, PageReply<VizpayOrdersReply>> = { id: 'vizpay.orders', method: 'GET', path: '/api/system/vizpay/orders', permission: 'gateway.vizpay.order.view' };

/** Statement: GET /api/system/vizpay/services/statement */
export const vizpayStatement: Call<VizpayStatementQuery, PageReply<VizpayStatementReply>> = { id: 'vizpay.statement', method: 'GET', path: '/api/system/vizpay/services/statement', permission: 'gateway.vizpay.account.statement' };

/** VizPay transactions: GET /api/system/vizpay/transactions */
export const vizpayTransactions: Call<VizpayTransactionsQuery, PageReply<VizpayTransactionsReply>> = { id: 'vizpay.transactions', method: 'GET', path: '/api/system/vizpay/transactions', permission: 'gateway.vizpay.transaction.view' };

/** Update VizPay account: POST /api/system/vizpay/update */
export const vizpayUpdate: Call<VizpayUpdateBody, RecordReply<VizpayUpdateReply>> = {
  id: 'vizpay.update',
  method: 'POST',
  path: '/api/system/vizpay/update',
  permission: 'gateway.vizpay.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/vizpay/account/items',
    '/api/system/vizpay/accounts', '/api/system/vizpay/detail',
  ],
  kind: 'update',
  key: 'id',
};
