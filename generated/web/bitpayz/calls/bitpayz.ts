// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BitpayzAccountItemsQuery, BitpayzAccountItemsReply, BitpayzAccountsQuery, BitpayzAccountsReply, BitpayzAddBody,
  BitpayzAddReply, BitpayzAgentAddBody, BitpayzAgentAddReply, BitpayzAgentConfigsQuery, BitpayzAgentConfigsReply,
  BitpayzAgentDetailQuery, BitpayzAgentDetailReply, BitpayzAgentUpdateBody, BitpayzAgentUpdateReply,
  BitpayzDetailQuery, BitpayzDetailReply, BitpayzOrdersQuery, BitpayzOrdersReply, BitpayzTransactionsQuery,
  BitpayzTransactionsReply, BitpayzUpdateBody, BitpayzUpdateReply,
} from '#generated/api/bitpayz.ts';

/** BitPayz accounts: GET /api/system/bitpayz/account/items */
export const bitpayzAccountItems: Call<BitpayzAccountItemsQuery, RecordReply<readonly BitpayzAccountItemsReply[]>> = {
  id: 'bitpayz.account.items',
  method: 'GET',
  path: '/api/system/bitpayz/account/items',
  permission: 'gateway.bitpayz.order.view',
  extension: true,
};

/** BitPayz accounts: GET /api/system/bitpayz/accounts */
export const bitpayzAccounts: Call<BitpayzAccountsQuery, PageReply<BitpayzAccountsReply>> = { id: 'bitpayz.accounts', method: 'GET', path: '/api/system/bitpayz/accounts', permission: 'gateway.bitpayz.account.view' };

/** Add BitPayz account: POST /api/system/bitpayz/add */
export const bitpayzAdd: Call<BitpayzAddBody, RecordReply<BitpayzAddReply>> = {
  id: 'bitpayz.add',
  method: 'POST',
  path: '/api/system/bitpayz/add',
  permission: 'gateway.bitpayz.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/bitpayz/account/items', '/api/system/bitpayz/accounts', '/api/system/bitpayz/detail',
    '/api/system/gateway/account/items', '/api/system/gateway/sources',
  ],
};

/** Add BitPayz agent config: POST /api/system/bitpayz/agent/add */
export const bitpayzAgentAdd: Call<BitpayzAgentAddBody, RecordReply<BitpayzAgentAddReply>> = {
  id: 'bitpayz.agent.add',
  method: 'POST',
  path: '/api/system/bitpayz/agent/add',
  permission: 'gateway.bitpayz.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/bitpayz/agent/configs', '/api/system/bitpayz/agent/detail'],
};

/** BitPayz agent configs: GET /api/system/bitpayz/agent/configs */
export const bitpayzAgentConfigs: Call<BitpayzAgentConfigsQuery, PageReply<BitpayzAgentConfigsReply>> = {
  id: 'bitpayz.agent.configs',
  method: 'GET',
  path: '/api/system/bitpayz/agent/configs',
  permission: 'gateway.bitpayz.agent_config.view',
};

/** BitPayz agent config: GET /api/system/bitpayz/agent/detail */
export const bitpayzAgentDetail: Call<BitpayzAgentDetailQuery, RecordReply<BitpayzAgentDetailReply>> = {
  id: 'bitpayz.agent.detail',
  method: 'GET',
  path: '/api/system/bitpayz/agent/detail',
  permission: 'gateway.bitpayz.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update BitPayz agent config: POST /api/system/bitpayz/agent/update */
export const bitpayzAgentUpdate: Call<BitpayzAgentUpdateBody, RecordReply<BitpayzAgentUpdateReply>> = {
  id: 'bitpayz.agent.update',
  method: 'POST',
  path: '/api/system/bitpayz/agent/update',
  permission: 'gateway.bitpayz.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/bitpayz/agent/configs', '/api/system/bitpayz/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** BitPayz account: GET /api/system/bitpayz/detail */
export const bitpayzDetail: Call<BitpayzDetailQuery, RecordReply<BitpayzDetailReply>> = {
  id: 'bitpayz.detail',
  method: 'GET',
  path: '/api/system/bitpayz/detail',
  permission: 'gateway.bitpayz.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** BitPayz orders: GET /api/system/bitpayz/orders */
export const bitpayzOrders: Call<BitpayzOrdersQuery, PageReply<BitpayzOrdersReply>> = { id: 'bitpayz.orders', method: 'GET', path: '/api/system/bitpayz/orders', permission: 'gateway.bitpayz.order.view' };

/** BitPayz transactions: GET /api/system/bitpayz/transactions */
export const bitpayzTransactions: Call<BitpayzTransactionsQuery, PageReply<BitpayzTransactionsReply>> = {
  id: 'bitpayz.transactions',
  method: 'GET',
  path: '/api/system/bitpayz/transactions',
  permission: 'gateway.bitpayz.transaction.view',
};

/** Update BitPayz account: POST /api/system/bitpayz/update */
export const bitpayzUpdate: Call<BitpayzUpdateBody, RecordReply<BitpayzUpdateReply>> = {
  id: 'bitpayz.update',
  method: 'POST',
  path: '/api/system/bitpayz/update',
  permission: 'gateway.bitpayz.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/bitpayz/account/items', '/api/system/bitpayz/accounts', '/api/system/bitpayz/detail',
    '/api/system/gateway/account/items', '/api/system/gateway/sources',
  ],
  kind: 'update',
  key: 'id',
};
