// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  DirepayAccountItemsQuery, DirepayAccountItemsReply, DirepayAccountsQuery, DirepayAccountsReply, DirepayAddBody,
  DirepayAddReply, DirepayAgentAddBody, DirepayAgentAddReply, DirepayAgentConfigsQuery, DirepayAgentConfigsReply,
  DirepayAgentDetailQuery, DirepayAgentDetailReply, DirepayAgentUpdateBody, DirepayAgentUpdateReply,
  DirepayDetailQuery, DirepayDetailReply, DirepayOrdersQuery, DirepayOrdersReply, DirepayTransactionsQuery,
  DirepayTransactionsReply, DirepayUpdateBody, DirepayUpdateReply,
} from '#generated/api/direpay.ts';

/** DirePay accounts: GET /api/system/direpay/account/items */
export const direpayAccountItems: Call<DirepayAccountItemsQuery, RecordReply<readonly DirepayAccountItemsReply[]>> = {
  id: 'direpay.account.items',
  method: 'GET',
  path: '/api/system/direpay/account/items',
  permission: 'gateway.direpay.order.view',
  extension: true,
};

/** DirePay accounts: GET /api/system/direpay/accounts */
export const direpayAccounts: Call<DirepayAccountsQuery, PageReply<DirepayAccountsReply>> = { id: 'direpay.accounts', method: 'GET', path: '/api/system/direpay/accounts', permission: 'gateway.direpay.account.view' };

/** Add DirePay account: POST /api/system/direpay/add */
export const direpayAdd: Call<DirepayAddBody, RecordReply<DirepayAddReply>> = {
  id: 'direpay.add',
  method: 'POST',
  path: '/api/system/direpay/add',
  permission: 'gateway.direpay.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/direpay/account/items', '/api/system/direpay/accounts', '/api/system/direpay/detail',
    '/api/system/gateway/account/items', '/api/system/gateway/sources',
  ],
};

/** Add DirePay agent config: POST /api/system/direpay/agent/add */
export const direpayAgentAdd: Call<DirepayAgentAddBody, RecordReply<DirepayAgentAddReply>> = {
  id: 'direpay.agent.add',
  method: 'POST',
  path: '/api/system/direpay/agent/add',
  permission: 'gateway.direpay.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/direpay/agent/configs', '/api/system/direpay/agent/detail'],
};

/** DirePay agent configs: GET /api/system/direpay/agent/configs */
export const direpayAgentConfigs: Call<DirepayAgentConfigsQuery, PageReply<DirepayAgentConfigsReply>> = {
  id: 'direpay.agent.configs',
  method: 'GET',
  path: '/api/system/direpay/agent/configs',
  permission: 'gateway.direpay.agent_config.view',
};

/** DirePay agent config: GET /api/system/direpay/agent/detail */
export const direpayAgentDetail: Call<DirepayAgentDetailQuery, RecordReply<DirepayAgentDetailReply>> = {
  id: 'direpay.agent.detail',
  method: 'GET',
  path: '/api/system/direpay/agent/detail',
  permission: 'gateway.direpay.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update DirePay agent config: POST /api/system/direpay/agent/update */
export const direpayAgentUpdate: Call<DirepayAgentUpdateBody, RecordReply<DirepayAgentUpdateReply>> = {
  id: 'direpay.agent.update',
  method: 'POST',
  path: '/api/system/direpay/agent/update',
  permission: 'gateway.direpay.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/direpay/agent/configs', '/api/system/direpay/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** DirePay account: GET /api/system/direpay/detail */
export const direpayDetail: Call<DirepayDetailQuery, RecordReply<DirepayDetailReply>> = {
  id: 'direpay.detail',
  method: 'GET',
  path: '/api/system/direpay/detail',
  permission: 'gateway.direpay.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** DirePay orders: GET /api/system/direpay/orders */
export const direpayOrders: Call<DirepayOrdersQuery, PageReply<DirepayOrdersReply>> = { id: 'direpay.orders', method: 'GET', path: '/api/system/direpay/orders', permission: 'gateway.direpay.order.view' };

/** DirePay transactions: GET /api/system/direpay/transactions */
export const direpayTransactions: Call<DirepayTransactionsQuery, PageReply<DirepayTransactionsReply>> = {
  id: 'direpay.transactions',
  method: 'GET',
  path: '/api/system/direpay/transactions',
  permission: 'gateway.direpay.transaction.view',
};

/** Update DirePay account: POST /api/system/direpay/update */
export const direpayUpdate: Call<DirepayUpdateBody, RecordReply<DirepayUpdateReply>> = {
  id: 'direpay.update',
  method: 'POST',
  path: '/api/system/direpay/update',
  permission: 'gateway.direpay.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/direpay/account/items', '/api/system/direpay/accounts', '/api/system/direpay/detail',
    '/api/system/gateway/account/items', '/api/system/gateway/sources',
  ],
  kind: 'update',
  key: 'id',
};
