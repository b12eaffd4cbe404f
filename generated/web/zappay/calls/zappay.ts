// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ZappayAccountItemsQuery, ZappayAccountItemsReply, ZappayAccountsQuery, ZappayAccountsReply, ZappayAddBody,
  ZappayAddReply, ZappayAgentAddBody, ZappayAgentAddReply, ZappayAgentConfigsQuery, ZappayAgentConfigsReply,
  ZappayAgentDetailQuery, ZappayAgentDetailReply, ZappayAgentUpdateBody, ZappayAgentUpdateReply, ZappayDetailQuery,
  ZappayDetailReply, ZappayOrdersQuery, ZappayOrdersReply, ZappayTransactionsQuery, ZappayTransactionsReply,
  ZappayUpdateBody, ZappayUpdateReply,
} from '#generated/api/zappay.ts';

/** ZapPay accounts: GET /api/system/zappay/account/items */
export const zappayAccountItems: Call<ZappayAccountItemsQuery, RecordReply<readonly ZappayAccountItemsReply[]>> = {
  id: 'zappay.account.items',
  method: 'GET',
  path: '/api/system/zappay/account/items',
  permission: 'gateway.zappay.order.view',
  extension: true,
};

/** ZapPay accounts: GET /api/system/zappay/accounts */
export const zappayAccounts: Call<ZappayAccountsQuery, PageReply<ZappayAccountsReply>> = { id: 'zappay.accounts', method: 'GET', path: '/api/system/zappay/accounts', permission: 'gateway.zappay.account.view' };

/** Add ZapPay account: POST /api/system/zappay/add */
export const zappayAdd: Call<ZappayAddBody, RecordReply<ZappayAddReply>> = {
  id: 'zappay.add',
  method: 'POST',
  path: '/api/system/zappay/add',
  permission: 'gateway.zappay.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/zappay/account/items',
    '/api/system/zappay/accounts', '/api/system/zappay/detail',
  ],
};

/** Add ZapPay agent config: POST /api/system/zappay/agent/add */
export const zappayAgentAdd: Call<ZappayAgentAddBody, RecordReply<ZappayAgentAddReply>> = {
  id: 'zappay.agent.add',
  method: 'POST',
  path: '/api/system/zappay/agent/add',
  permission: 'gateway.zappay.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/zappay/agent/configs', '/api/system/zappay/agent/detail'],
};

/** ZapPay agent configs: GET /api/system/zappay/agent/configs */
export const zappayAgentConfigs: Call<ZappayAgentConfigsQuery, PageReply<ZappayAgentConfigsReply>> = { id: 'zappay.agent.configs', method: 'GET', path: '/api/system/zappay/agent/configs', permission: 'gateway.zappay.agent_config.view' };

/** ZapPay agent config: GET /api/system/zappay/agent/detail */
export const zappayAgentDetail: Call<ZappayAgentDetailQuery, RecordReply<ZappayAgentDetailReply>> = {
  id: 'zappay.agent.detail',
  method: 'GET',
  path: '/api/system/zappay/agent/detail',
  permission: 'gateway.zappay.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update ZapPay agent config: POST /api/system/zappay/agent/update */
export const zappayAgentUpdate: Call<ZappayAgentUpdateBody, RecordReply<ZappayAgentUpdateReply>> = {
  id: 'zappay.agent.update',
  method: 'POST',
  path: '/api/system/zappay/agent/update',
  permission: 'gateway.zappay.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/zappay/agent/configs', '/api/system/zappay/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** ZapPay account: GET /api/system/zappay/detail */
export const zappayDetail: Call<ZappayDetailQuery, RecordReply<ZappayDetailReply>> = {
  id: 'zappay.detail',
  method: 'GET',
  path: '/api/system/zappay/detail',
  permission: 'gateway.zappay.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** ZapPay orders: GET /api/system/zappay/orders */
export const zappayOrders: Call<ZappayOrdersQuery, PageReply<ZappayOrdersReply>> = { id: 'zappay.orders', method: 'GET', path: '/api/system/zappay/orders', permission: 'gateway.zappay.order.view' };

/** ZapPay transactions: GET /api/system/zappay/transactions */
export const zappayTransactions: Call<ZappayTransactionsQuery, PageReply<ZappayTransactionsReply>> = { id: 'zappay.transactions', method: 'GET', path: '/api/system/zappay/transactions', permission: 'gateway.zappay.transaction.view' };

/** Update ZapPay account: POST /api/system/zappay/update */
export const zappayUpdate: Call<ZappayUpdateBody, RecordReply<ZappayUpdateReply>> = {
  id: 'zappay.update',
  method: 'POST',
  path: '/api/system/zappay/update',
  permission: 'gateway.zappay.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/zappay/account/items',
    '/api/system/zappay/accounts', '/api/system/zappay/detail',
  ],
  kind: 'update',
  key: 'id',
};
