// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  OnepayAccountItemsQuery, OnepayAccountItemsReply, OnepayAccountsQuery, OnepayAccountsReply, OnepayAddBody,
  OnepayAddReply, OnepayAgentAddBody, OnepayAgentAddReply, OnepayAgentConfigsQuery, OnepayAgentConfigsReply,
  OnepayAgentDetailQuery, OnepayAgentDetailReply, OnepayAgentUpdateBody, OnepayAgentUpdateReply, OnepayBankListsQuery,
  OnepayBankListsReply, OnepayBanksQuery, OnepayBanksReply, OnepayDetailQuery, OnepayDetailReply, OnepayOrdersQuery,
  OnepayOrdersReply, OnepayTransactionsQuery, OnepayTransactionsReply, OnepayUpdateBody, OnepayUpdateReply,
} from '#generated/api/onepay.ts';

/** OnePay accounts: GET /api/system/onepay/account/items */
export const onepayAccountItems: Call<OnepayAccountItemsQuery, RecordReply<readonly OnepayAccountItemsReply[]>> = {
  id: 'onepay.account.items',
  method: 'GET',
  path: '/api/system/onepay/account/items',
  permission: 'gateway.onepay.order.view',
  extension: true,
};

/** OnePay accounts: GET /api/system/onepay/accounts */
export const onepayAccounts: Call<OnepayAccountsQuery, PageReply<OnepayAccountsReply>> = { id: 'onepay.accounts', method: 'GET', path: '/api/system/onepay/accounts', permission: 'gateway.onepay.account.view' };

/** Add OnePay account: POST /api/system/onepay/add */
export const onepayAdd: Call<OnepayAddBody, RecordReply<OnepayAddReply>> = {
  id: 'onepay.add',
  method: 'POST',
  path: '/api/system/onepay/add',
  permission: 'gateway.onepay.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/onepay/account/items',
    '/api/system/onepay/accounts', '/api/system/onepay/detail',
  ],
};

/** Add OnePay agent config: POST /api/system/onepay/agent/add */
export const onepayAgentAdd: Call<OnepayAgentAddBody, RecordReply<OnepayAgentAddReply>> = {
  id: 'onepay.agent.add',
  method: 'POST',
  path: '/api/system/onepay/agent/add',
  permission: 'gateway.onepay.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/onepay/agent/configs', '/api/system/onepay/agent/detail'],
};

/** OnePay agent configs: GET /api/system/onepay/agent/configs */
export const onepayAgentConfigs: Call<OnepayAgentConfigsQuery, PageReply<OnepayAgentConfigsReply>> = { id: 'onepay.agent.configs', method: 'GET', path: '/api/system/onepay/agent/configs', permission: 'gateway.onepay.agent_config.view' };

/** OnePay agent config: GET /api/system/onepay/agent/detail */
export const onepayAgentDetail: Call<OnepayAgentDetailQuery, RecordReply<OnepayAgentDetailReply>> = {
  id: 'onepay.agent.detail',
  method: 'GET',
  path: '/api/system/onepay/agent/detail',
  permission: 'gateway.onepay.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update OnePay agent config: POST /api/system/onepay/agent/update */
export const onepayAgentUpdate: Call<OnepayAgentUpdateBody, RecordReply<OnepayAgentUpdateReply>> = {
  id: 'onepay.agent.update',
  method: 'POST',
  path: '/api/system/onepay/agent/update',
  permission: 'gateway.onepay.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/onepay/agent/configs', '/api/system/onepay/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** Supported banks: GET /api/system/onepay/services/bank_lists */
export const onepayBankLists: Call<OnepayBankListsQuery, PageReply<OnepayBankListsReply>> = { id: 'onepay.bank_lists', method: 'GET', path: '/api/system/onepay/services/bank_lists', permission: 'gateway.onepay.account.view' };

/** OnePay banks: GET /api/system/onepay/banks */
export const onepayBanks: Call<OnepayBanksQuery, RecordReply<readonly OnepayBanksReply[]>> = { id: 'onepay.banks', method: 'GET', path: '/api/system/onepay/banks', permission: 'gateway.onepay.agent_config.view', extension: true };

/** OnePay account: GET /api/system/onepay/detail */
export const onepayDetail: Call<OnepayDetailQuery, RecordReply<OnepayDetailReply>> = {
  id: 'onepay.detail',
  method: 'GET',
  path: '/api/system/onepay/detail',
  permission: 'gateway.onepay.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** OnePay orders: GET /api/system/onepay/orders */
export const onepayOrders: Call<OnepayOrdersQuery, PageReply<OnepayOrdersReply>> = { id: 'onepay.orders', method: 'GET', path: '/api/system/onepay/orders', permission: 'gateway.onepay.order.view' };

/** OnePay transactions: GET /api/system/onepay/transactions */
export const onepayTransactions: Call<OnepayTransactionsQuery, PageReply<OnepayTransactionsReply>> = { id: 'onepay.transactions', method: 'GET', path: '/api/system/onepay/transactions', permission: 'gateway.onepay.transaction.view' };

/** Update OnePay account: POST /api/system/onepay/update */
export const onepayUpdate: Call<OnepayUpdateBody, RecordReply<OnepayUpdateReply>> = {
  id: 'onepay.update',
  method: 'POST',
  path: '/api/system/onepay/update',
  permission: 'gateway.onepay.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/onepay/account/items',
    '/api/system/onepay/accounts', '/api/system/onepay/detail',
  ],
  kind: 'update',
  key: 'id',
};
