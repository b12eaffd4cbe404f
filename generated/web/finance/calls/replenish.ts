// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const replenishAdd: Call = {
  id: 'replenish.add',
  method: 'POST',
  path: '/api/system/mbanking/replenish/add',
  permission: 'finance.replenish.create',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/replenish/banks/list', '/api/system/mbanking/replenish/detail'],
};

export const replenishBanksDetail: Call = { id: 'replenish.banks_detail', method: 'GET', path: '/api/system/mbanking/replenish/banks/detail', permission: 'finance.replenish.view', onError: 'log' };

export const replenishBanksList: Call = { id: 'replenish.banks_list', method: 'GET', path: '/api/system/mbanking/replenish/banks/list', permission: 'finance.replenish.view', onError: 'log' };

export const replenishBanksUpdate: Call = {
  id: 'replenish.banks_update',
  method: 'POST',
  path: '/api/system/mbanking/replenish/banks/update',
  permission: 'finance.replenish.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list',
    '/api/system/mbanking/replenish/detail',
  ],
  kind: 'update',
  key: 'id',
};

export const replenishDetail: Call = { id: 'replenish.detail', method: 'GET', path: '/api/system/mbanking/replenish/detail', permission: 'finance.replenish.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const replenishLogs: Call = { id: 'replenish.logs', method: 'GET', path: '/api/system/mbanking/replenish/logs', permission: 'finance.replenish.view', onError: 'log' };

export const replenishRequestBalance: Call = {
  id: 'replenish.request_balance',
  method: 'POST',
  path: '/api/system/mbanking/replenish/transfer/request_balance',
  permission: 'finance.bank.balance',
  onError: 'log',
  invalidates: ['/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list'],
};

export const replenishRequestTransfer: Call = {
  id: 'replenish.request_transfer',
  method: 'POST',
  path: '/api/system/mbanking/replenish/transfer/request_transfer',
  permission: 'finance.replenish.transfer',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/mbanking/replenish/banks/detail', '/api/system/mbanking/replenish/banks/list',
    '/api/system/mbanking/replenish/transfer/logs',
  ],
  key: 'id',
};

export const replenishRequestTransferVerdict: Call = {
  id: 'replenish.request_transfer.verdict',
  method: 'GET',
  path: '/api/system/mbanking/replenish/transfer/request_transfer/verdict',
  permission: 'finance.replenish.transfer',
  onError: 'log',
  extension: true,
};

export const replenishSources: Call = { id: 'replenish.sources', method: 'GET', path: '/api/system/bank/replenish_sources', permission: 'finance.replenish.view', onError: 'log', extension: true };

export const replenishTargets: Call = { id: 'replenish.targets', method: 'GET', path: '/api/system/bank/replenish_targets', permission: 'finance.replenish.view', onError: 'log', extension: true };

export const replenishTransferLogs: Call = { id: 'replenish.transfer_logs', method: 'GET', path: '/api/system/mbanking/replenish/transfer/logs', permission: 'finance.replenish.view', onError: 'log' };

export const replenishUpdate: Call = {
  id: 'replenish.update',
  method: 'POST',
  path: '/api/system/mbanking/replenish/update',
  permission: 'finance.replenish.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/mbanking/replenish/banks/list', '/api/system/mbanking/replenish/detail'],
  kind: 'update',
  key: 'id',
};
