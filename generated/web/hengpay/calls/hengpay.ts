// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  HengpayAccountItemsQuery, HengpayAccountItemsReply, HengpayAccountsQuery, HengpayAccountsReply, HengpayAddBody,
  HengpayAddReply, HengpayAgentAddBody, HengpayAgentAddReply, HengpayAgentConfigsQuery, HengpayAgentConfigsReply,
  HengpayAgentDetailQuery, HengpayAgentDetailReply, HengpayAgentUpdateBody, HengpayAgentUpdateReply,
  HengpayBalanceLogsQuery, HengpayBalanceLogsReply, HengpayBalanceQuery, HengpayBalanceReply, HengpayDetailQuery,
  HengpayDetailReply, HengpayOrderInquiryQuery, HengpayOrderInquiryReply, HengpayOrdersQuery, HengpayOrdersReply,
  HengpayTransactionsQuery, HengpayTransactionsReply, HengpayUpdateBody, HengpayUpdateReply,
} from '#generated/api/hengpay.ts';

/** HengPay accounts: GET /api/system/hengpay/account/items */
export const hengpayAccountItems: Call<HengpayAccountItemsQuery, RecordReply<readonly HengpayAccountItemsReply[]>> = {
  id: 'hengpay.account.items',
  method: 'GET',
  path: '/api/system/hengpay/account/items',
  permission: 'gateway.hengpay.order.view',
  extension: true,
};

/** HengPay accounts: GET /api/system/hengpay/accounts */
export const hengpayAccounts: Call<HengpayAccountsQuery, PageReply<HengpayAccountsReply>> = { id: 'hengpay.accounts', method: 'GET', path: '/api/system/hengpay/accounts', permission: 'gateway.hengpay.account.view' };

/** Add HengPay account: POST /api/system/hengpay/add */
export const hengpayAdd: Call<HengpayAddBody, RecordReply<HengpayAddReply>> = {
  id: 'hengpay.add',
  method: 'POST',
  path: '/api/system/hengpay/add',
  permission: 'gateway.hengpay.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/hengpay/account/items',
    '/api/system/hengpay/accounts', '/api/system/hengpay/detail',
  ],
};

/** Add HengPay agent config: POST /api/system/hengpay/agent/add */
export const hengpayAgentAdd: Call<HengpayAgentAddBody, RecordReply<HengpayAgentAddReply>> = {
  id: 'hengpay.agent.add',
  method: 'POST',
  path: '/api/system/hengpay/agent/add',
  permission: 'gateway.hengpay.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/hengpay/agent/configs', '/api/system/hengpay/agent/detail'],
};

/** HengPay agent configs: GET /api/system/hengpay/agent/configs */
export const hengpayAgentConfigs: Call<HengpayAgentConfigsQuery, PageReply<HengpayAgentConfigsReply>> = {
  id: 'hengpay.agent.configs',
  method: 'GET',
  path: '/api/system/hengpay/agent/configs',
  permission: 'gateway.hengpay.agent_config.view',
};

/** HengPay agent config: GET /api/system/hengpay/agent/detail */
export const hengpayAgentDetail: Call<HengpayAgentDetailQuery, RecordReply<HengpayAgentDetailReply>> = {
  id: 'hengpay.agent.detail',
  method: 'GET',
  path: '/api/system/hengpay/agent/detail',
  permission: 'gateway.hengpay.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update HengPay agent config: POST /api/system/hengpay/agent/update */
export const hengpayAgentUpdate: Call<HengpayAgentUpdateBody, RecordReply<HengpayAgentUpdateReply>> = {
  id: 'hengpay.agent.update',
  method: 'POST',
  path: '/api/system/hengpay/agent/update',
  permission: 'gateway.hengpay.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/hengpay/agent/configs', '/api/system/hengpay/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** Check balance: GET /api/system/hengpay/services/balance */
export const hengpayBalance: Call<HengpayBalanceQuery, RecordReply<HengpayBalanceReply>> = {
  id: 'hengpay.balance',
  method: 'GET',
  path: '/api/system/hengpay/services/balance',
  permission: 'gateway.hengpay.account.balance',
  optOut: [400, 404],
};

/** HengPay balance log: GET /api/system/hengpay/balance_logs */
export const hengpayBalanceLogs: Call<HengpayBalanceLogsQuery, PageReply<HengpayBalanceLogsReply>> = { id: 'hengpay.balance_logs', method: 'GET', path: '/api/system/hengpay/balance_logs', permission: 'gateway.hengpay.account.view' };

/** HengPay account: GET /api/system/hengpay/detail */
export const hengpayDetail: Call<HengpayDetailQuery, RecordReply<HengpayDetailReply>> = {
  id: 'hengpay.detail',
  method: 'GET',
  path: '/api/system/hengpay/detail',
  permission: 'gateway.hengpay.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Ask the gateway: GET /api/system/hengpay/services/order_inquiry */
export const hengpayOrderInquiry: Call<HengpayOrderInquiryQuery, RecordReply<HengpayOrderInquiryReply>> = {
  id: 'hengpay.order_inquiry',
  method: 'GET',
  path: '/api/system/hengpay/services/order_inquiry',
  permission: 'gateway.hengpay.order.inquiry',
  optOut: [400, 404],
};

/** HengPay orders: GET /api/system/hengpay/orders */
export const hengpayOrders: Call<HengpayOrdersQuery, PageReply<HengpayOrdersReply>> = { id: 'hengpay.orders', method: 'GET', path: '/api/system/hengpay/orders', permission: 'gateway.hengpay.order.view' };

/** HengPay transactions: GET /api/system/hengpay/transactions */
export const hengpayTransactions: Call<HengpayTransactionsQuery, PageReply<HengpayTransactionsReply>> = {
  id: 'hengpay.transactions',
  method: 'GET',
  path: '/api/system/hengpay/transactions',
  permission: 'gateway.hengpay.transaction.view',
};

/** Update HengPay account: POST /api/system/hengpay/update */
export const hengpayUpdate: Call<HengpayUpdateBody, RecordReply<HengpayUpdateReply>> = {
  id: 'hengpay.update',
  method: 'POST',
  path: '/api/system/hengpay/update',
  permission: 'gateway.hengpay.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/hengpay/account/items',
    '/api/system/hengpay/accounts', '/api/system/hengpay/detail',
  ],
  kind: 'update',
  key: 'id',
};
