// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  PayonexAccountItemsQuery, PayonexAccountItemsReply, PayonexAccountsQuery, PayonexAccountsReply, PayonexAddBody,
  PayonexAddReply, PayonexAgentAddBody, PayonexAgentAddReply, PayonexAgentConfigsQuery, PayonexAgentConfigsReply,
  PayonexAgentDetailQuery, PayonexAgentDetailReply, PayonexAgentUpdateBody, PayonexAgentUpdateReply,
  PayonexBalanceLogsQuery, PayonexBalanceLogsReply, PayonexBalanceQuery, PayonexBalanceReply, PayonexBankListsQuery,
  PayonexBankListsReply, PayonexBanksQuery, PayonexBanksReply, PayonexDetailQuery, PayonexDetailReply,
  PayonexOrdersQuery, PayonexOrdersReply, PayonexTransactionsQuery, PayonexTransactionsReply, PayonexUpdateBody,
  PayonexUpdateReply,
} from '#generated/api/payonex.ts';

/** PayoneX accounts: GET /api/system/payonex/account/items */
export const payonexAccountItems: Call<PayonexAccountItemsQuery, RecordReply<readonly PayonexAccountItemsReply[]>> = {
  id: 'payonex.account.items',
  method: 'GET',
  path: '/api/system/payonex/account/items',
  permission: 'gateway.payonex.order.view',
  extension: true,
};

/** PayoneX accounts: GET /api/system/payonex/accounts */
export const payonexAccounts: Call<PayonexAccountsQuery, PageReply<PayonexAccountsReply>> = { id: 'payonex.accounts', method: 'GET', path: '/api/system/payonex/accounts', permission: 'gateway.payonex.account.view' };

/** Add PayoneX account: POST /api/system/payonex/add */
export const payonexAdd: Call<PayonexAddBody, RecordReply<PayonexAddReply>> = {
  id: 'payonex.add',
  method: 'POST',
  path: '/api/system/payonex/add',
  permission: 'gateway.payonex.account.create',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/payonex/account/items',
    '/api/system/payonex/accounts', '/api/system/payonex/detail',
  ],
};

/** Add PayoneX agent config: POST /api/system/payonex/agent/add */
export const payonexAgentAdd: Call<PayonexAgentAddBody, RecordReply<PayonexAgentAddReply>> = {
  id: 'payonex.agent.add',
  method: 'POST',
  path: '/api/system/payonex/agent/add',
  permission: 'gateway.payonex.agent_config.create',
  optOut: [400],
  invalidates: ['/api/system/payonex/agent/configs', '/api/system/payonex/agent/detail'],
};

/** PayoneX agent configs: GET /api/system/payonex/agent/configs */
export const payonexAgentConfigs: Call<PayonexAgentConfigsQuery, PageReply<PayonexAgentConfigsReply>> = {
  id: 'payonex.agent.configs',
  method: 'GET',
  path: '/api/system/payonex/agent/configs',
  permission: 'gateway.payonex.agent_config.view',
};

/** PayoneX agent config: GET /api/system/payonex/agent/detail */
export const payonexAgentDetail: Call<PayonexAgentDetailQuery, RecordReply<PayonexAgentDetailReply>> = {
  id: 'payonex.agent.detail',
  method: 'GET',
  path: '/api/system/payonex/agent/detail',
  permission: 'gateway.payonex.agent_config.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Update PayoneX agent config: POST /api/system/payonex/agent/update */
export const payonexAgentUpdate: Call<PayonexAgentUpdateBody, RecordReply<PayonexAgentUpdateReply>> = {
  id: 'payonex.agent.update',
  method: 'POST',
  path: '/api/system/payonex/agent/update',
  permission: 'gateway.payonex.agent_config.update',
  optOut: [400],
  invalidates: ['/api/system/payonex/agent/configs', '/api/system/payonex/agent/detail'],
  kind: 'update',
  key: 'id',
};

/** Check balance: GET /api/system/payonex/services/balance */
export const payonexBalance: Call<PayonexBalanceQuery, RecordReply<PayonexBalanceReply>> = {
  id: 'payonex.balance',
  method: 'GET',
  path: '/api/system/payonex/services/balance',
  permission: 'gateway.payonex.account.balance',
  optOut: [400, 404],
};

/** PayoneX balance log: GET /api/system/payonex/balance_logs */
export const payonexBalanceLogs: Call<PayonexBalanceLogsQuery, PageReply<PayonexBalanceLogsReply>> = { id: 'payonex.balance_logs', method: 'GET', path: '/api/system/payonex/balance_logs', permission: 'gateway.payonex.account.view' };

/** Supported banks: GET /api/system/payonex/services/bank_lists */
export const payonexBankLists: Call<PayonexBankListsQuery, PageReply<PayonexBankListsReply>> = { id: 'payonex.bank_lists', method: 'GET', path: '/api/system/payonex/services/bank_lists', permission: 'gateway.payonex.account.view' };

/** PayoneX banks: GET /api/system/payonex/banks */
export const payonexBanks: Call<PayonexBanksQuery, RecordReply<readonly PayonexBanksReply[]>> = { id: 'payonex.banks', method: 'GET', path: '/api/system/payonex/banks', permission: 'gateway.payonex.agent_config.view', extension: true };

/** PayoneX account: GET /api/system/payonex/detail */
export const payonexDetail: Call<PayonexDetailQuery, RecordReply<PayonexDetailReply>> = {
  id: 'payonex.detail',
  method: 'GET',
  path: '/api/system/payonex/detail',
  permission: 'gateway.payonex.account.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** PayoneX orders: GET /api/system/payonex/orders */
export const payonexOrders: Call<PayonexOrdersQuery, PageReply<PayonexOrdersReply>> = { id: 'payonex.orders', method: 'GET', path: '/api/system/payonex/orders', permission: 'gateway.payonex.order.view' };

/** PayoneX transactions: GET /api/system/payonex/transactions */
export const payonexTransactions: Call<PayonexTransactionsQuery, PageReply<PayonexTransactionsReply>> = {
  id: 'payonex.transactions',
  method: 'GET',
  path: '/api/system/payonex/transactions',
  permission: 'gateway.payonex.transaction.view',
};

/** Update PayoneX account: POST /api/system/payonex/update */
export const payonexUpdate: Call<PayonexUpdateBody, RecordReply<PayonexUpdateReply>> = {
  id: 'payonex.update',
  method: 'POST',
  path: '/api/system/payonex/update',
  permission: 'gateway.payonex.account.update',
  optOut: [400],
  invalidates: [
    '/api/system/gateway/account/items', '/api/system/gateway/sources', '/api/system/payonex/account/items',
    '/api/system/payonex/accounts', '/api/system/payonex/detail',
  ],
  kind: 'update',
  key: 'id',
};
