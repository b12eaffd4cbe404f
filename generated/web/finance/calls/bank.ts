// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BankAccountsQuery, BankAccountsReply, BankAddBody, BankAddReply, BankAgreeBody, BankAgreeReply, BankCrossQuery,
  BankCrossReply, BankDaysQuery, BankDaysReply, BankDetailQuery, BankDetailReply, BankDifferencesQuery,
  BankDifferencesReply, BankFlowQuery, BankFlowReply, BankItemsQuery, BankItemsReply, BankListQuery, BankListReply,
  BankMlistQuery, BankMlistReply, BankReloginBody, BankReloginReply, BankSourcesQuery, BankSourcesReply,
  BankUpdateBalancesBody, BankUpdateBalancesReply, BankUpdateBody, BankUpdateReply,
} from '#generated/api/finance.ts';

/** Accounts of the house: GET /api/system/bank/accounts */
export const bankAccounts: Call<BankAccountsQuery, RecordReply<readonly BankAccountsReply[]>> = { id: 'bank.accounts', method: 'GET', path: '/api/system/bank/accounts', permission: 'finance.deposit.view', extension: true };

/** Add bank account: POST /api/system/bank/add */
export const bankAdd: Call<BankAddBody, RecordReply<BankAddReply>> = {
  id: 'bank.add',
  method: 'POST',
  path: '/api/system/bank/add',
  permission: 'finance.bank.create',
  optOut: [400],
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
};

/** Let it pay out: POST /api/system/bank/agree */
export const bankAgree: Call<BankAgreeBody, RecordReply<BankAgreeReply>> = {
  id: 'bank.agree',
  method: 'POST',
  path: '/api/system/bank/agree',
  permission: 'finance.bank.freeze',
  optOut: [400],
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
  ],
  extension: true,
  final: true,
  kind: 'update',
  key: 'id',
};

/** Shared accounts: GET /api/system/bank/cross */
export const bankCross: Call<BankCrossQuery, PageReply<BankCrossReply>> = { id: 'bank.cross', method: 'GET', path: '/api/system/bank/cross', permission: 'finance.bank.view' };

/** Bank days: GET /api/system/bank/days */
export const bankDays: Call<BankDaysQuery, PageReply<BankDaysReply>> = { id: 'bank.days', method: 'GET', path: '/api/system/bank/days', permission: 'finance.bank.view', extension: true };

/** Bank account: GET /api/system/bank/detail */
export const bankDetail: Call<BankDetailQuery, RecordReply<BankDetailReply>> = { id: 'bank.detail', method: 'GET', path: '/api/system/bank/detail', permission: 'finance.bank.view', optOut: [400, 404], kind: 'record', key: 'id' };

/** Differences with banks: GET /api/system/bank/differences */
export const bankDifferences: Call<BankDifferencesQuery, PageReply<BankDifferencesReply>> = { id: 'bank.differences', method: 'GET', path: '/api/system/bank/differences', permission: 'finance.bank.view', extension: true };

/** Money in and out of seven days: GET /api/system/bank/flow */
export const bankFlow: Call<BankFlowQuery, RecordReply<BankFlowReply>> = { id: 'bank.flow', method: 'GET', path: '/api/system/bank/flow', permission: 'finance.bank.view', extension: true };

/** Banks: GET /api/system/bank/items */
export const bankItems: Call<BankItemsQuery, RecordReply<readonly BankItemsReply[]>> = { id: 'bank.items', method: 'GET', path: '/api/system/bank/items', permission: 'signed-in' };

/** Bank accounts: GET /api/system/bank/list */
export const bankList: Call<BankListQuery, PageReply<BankListReply>> = { id: 'bank.list', method: 'GET', path: '/api/system/bank/list', permission: 'finance.bank.view' };

/** Mobile-banking accounts: GET /api/system/bank/mlist */
export const bankMlist: Call<BankMlistQuery, PageReply<BankMlistReply>> = { id: 'bank.mlist', method: 'GET', path: '/api/system/bank/mlist', permission: 'finance.mbanking.view' };

/** Sign in again: POST /api/system/bank/re-login */
export const bankRelogin: Call<BankReloginBody, RecordReply<BankReloginReply>> = {
  id: 'bank.relogin',
  method: 'POST',
  path: '/api/system/bank/re-login',
  permission: 'finance.bank.relogin',
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
  ],
};

/** Accounts to pay from: GET /api/system/bank/sources */
export const bankSources: Call<BankSourcesQuery, RecordReply<readonly BankSourcesReply[]>> = { id: 'bank.sources', method: 'GET', path: '/api/system/bank/sources', permission: 'finance.withdraw.view', extension: true };

/** Edit bank account: POST /api/system/bank/update */
export const bankUpdate: Call<BankUpdateBody, RecordReply<BankUpdateReply>> = {
  id: 'bank.update',
  method: 'POST',
  path: '/api/system/bank/update',
  permission: 'finance.bank.update',
  optOut: [400],
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
  final: ['bank_code', 'account_no', 'account_name'],
  kind: 'update',
  key: 'id',
};

/** Update balances: POST /api/system/bank/update_balances */
export const bankUpdateBalances: Call<BankUpdateBalancesBody, RecordReply<BankUpdateBalancesReply>> = {
  id: 'bank.update_balances',
  method: 'POST',
  path: '/api/system/bank/update_balances',
  permission: 'finance.bank.balance',
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
};
