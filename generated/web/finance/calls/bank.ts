// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const bankAccounts: Call = { id: 'bank.accounts', method: 'GET', path: '/api/system/bank/accounts', permission: 'finance.deposit.view', onError: 'log', extension: true };

export const bankAdd: Call = {
  id: 'bank.add',
  method: 'POST',
  path: '/api/system/bank/add',
  permission: 'finance.bank.create',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
};

export const bankAgree: Call = {
  id: 'bank.agree',
  method: 'POST',
  path: '/api/system/bank/agree',
  permission: 'finance.bank.freeze',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
  ],
  extension: true,
  kind: 'update',
  key: 'id',
};

export const bankCross: Call = { id: 'bank.cross', method: 'GET', path: '/api/system/bank/cross', permission: 'finance.bank.view', onError: 'log' };

export const bankDays: Call = { id: 'bank.days', method: 'GET', path: '/api/system/bank/days', permission: 'finance.bank.view', onError: 'log', extension: true };

export const bankDetail: Call = { id: 'bank.detail', method: 'GET', path: '/api/system/bank/detail', permission: 'finance.bank.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const bankDifferences: Call = { id: 'bank.differences', method: 'GET', path: '/api/system/bank/differences', permission: 'finance.bank.view', onError: 'log', extension: true };

export const bankFlow: Call = { id: 'bank.flow', method: 'GET', path: '/api/system/bank/flow', permission: 'finance.bank.view', onError: 'log', extension: true };

export const bankItems: Call = { id: 'bank.items', method: 'GET', path: '/api/system/bank/items', permission: 'signed-in', onError: 'log' };

export const bankList: Call = { id: 'bank.list', method: 'GET', path: '/api/system/bank/list', permission: 'finance.bank.view', onError: 'log' };

export const bankMlist: Call = { id: 'bank.mlist', method: 'GET', path: '/api/system/bank/mlist', permission: 'finance.mbanking.view', onError: 'log' };

export const bankRelogin: Call = {
  id: 'bank.relogin',
  method: 'POST',
  path: '/api/system/bank/re-login',
  permission: 'finance.bank.relogin',
  onError: 'log',
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
  ],
};

export const bankSources: Call = { id: 'bank.sources', method: 'GET', path: '/api/system/bank/sources', permission: 'finance.withdraw.view', onError: 'log', extension: true };

export const bankUpdate: Call = {
  id: 'bank.update',
  method: 'POST',
  path: '/api/system/bank/update',
  permission: 'finance.bank.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
  kind: 'update',
  key: 'id',
};

export const bankUpdateBalances: Call = {
  id: 'bank.update_balances',
  method: 'POST',
  path: '/api/system/bank/update_balances',
  permission: 'finance.bank.balance',
  onError: 'log',
  invalidates: [
    '/api/system/bank/accounts', '/api/system/bank/cross', '/api/system/bank/detail', '/api/system/bank/list',
    '/api/system/bank/mlist', '/api/system/bank/replenish_sources', '/api/system/bank/replenish_targets',
    '/api/system/bank/sources', '/api/system/bank/sweep_sources', '/api/system/bank/sweep_targets',
    '/api/system/true_money/list',
  ],
};
