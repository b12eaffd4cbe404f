// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const mbankingBalance: Call = { id: 'mbanking.balance', method: 'POST', path: '/api/system/mbanking/balance', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingBankList: Call = { id: 'mbanking.bank-list', method: 'POST', path: '/api/system/mbanking/bank-list', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingBulkAddRecipient: Call = { id: 'mbanking.bulk.add-recipient', method: 'POST', path: '/api/system/mbanking/bulk/add-recipient', permission: 'finance.mbanking.bulk', onError: 'log' };

export const mbankingBulkCreateGroup: Call = { id: 'mbanking.bulk.create-group', method: 'POST', path: '/api/system/mbanking/bulk/create-group', permission: 'finance.mbanking.bulk', onError: 'log' };

export const mbankingBulkDeleteGroup: Call = { id: 'mbanking.bulk.delete-group', method: 'POST', path: '/api/system/mbanking/bulk/delete-group', permission: 'finance.mbanking.bulk', onError: 'log' };

export const mbankingBulkDeleteRecipient: Call = { id: 'mbanking.bulk.delete-recipient', method: 'POST', path: '/api/system/mbanking/bulk/delete-recipient', permission: 'finance.mbanking.bulk', onError: 'log' };

export const mbankingBulkGroupList: Call = { id: 'mbanking.bulk.group-list', method: 'POST', path: '/api/system/mbanking/bulk/group-list', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingBulkRecipientList: Call = { id: 'mbanking.bulk.recipient-list', method: 'POST', path: '/api/system/mbanking/bulk/recipient-list', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingBulkStop: Call = { id: 'mbanking.bulk.stop', method: 'POST', path: '/api/system/mbanking/bulk/stop', permission: 'finance.mbanking.bulk', onError: 'log', extension: true };

export const mbankingBulkWithdraw: Call = { id: 'mbanking.bulk.withdraw', method: 'POST', path: '/api/system/mbanking/bulk/withdraw', permission: 'finance.mbanking.bulk', onError: 'log', money: true };

export const mbankingBulkWithdrawVerdict: Call = { id: 'mbanking.bulk.withdraw.verdict', method: 'GET', path: '/api/system/mbanking/bulk/withdraw/verdict', permission: 'finance.mbanking.bulk', onError: 'log', extension: true };

export const mbankingRecentTransactions: Call = { id: 'mbanking.recent-transactions', method: 'POST', path: '/api/system/mbanking/recent-transactions', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingStatement: Call = { id: 'mbanking.statement', method: 'POST', path: '/api/system/mbanking/statement', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingTransactions: Call = { id: 'mbanking.transactions', method: 'POST', path: '/api/system/mbanking/transactions', permission: 'finance.mbanking.view', onError: 'log' };

export const mbankingTransfer: Call = {
  id: 'mbanking.transfer',
  method: 'POST',
  path: '/api/system/mbanking/transfer',
  permission: 'finance.mbanking.transfer',
  onError: 'log',
  money: true,
  invalidates: ['/api/system/mbanking/replenish/transfer/logs', '/api/system/mbanking/transfers'],
};

export const mbankingTransferVerdict: Call = { id: 'mbanking.transfer.verdict', method: 'GET', path: '/api/system/mbanking/transfer/verdict', permission: 'finance.mbanking.transfer', onError: 'log', extension: true };

export const mbankingTransferResolve: Call = {
  id: 'mbanking.transfer_resolve',
  method: 'POST',
  path: '/api/system/mbanking/transfer-resolve',
  permission: 'finance.mbanking.transfer',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/mbanking/migration/hours', '/api/system/mbanking/migration/logs',
    '/api/system/mbanking/replenish/transfer/logs', '/api/system/mbanking/transfers',
  ],
  extension: true,
};

export const mbankingTransferResolveVerdict: Call = {
  id: 'mbanking.transfer_resolve.verdict',
  method: 'GET',
  path: '/api/system/mbanking/transfer-resolve/verdict',
  permission: 'finance.mbanking.transfer',
  onError: 'log',
  extension: true,
};

export const mbankingTransferState: Call = { id: 'mbanking.transfer_state', method: 'POST', path: '/api/system/mbanking/transfer-state', permission: 'finance.mbanking.view', onError: 'log', extension: true };

export const mbankingTransfers: Call = { id: 'mbanking.transfers', method: 'GET', path: '/api/system/mbanking/transfers', permission: 'finance.mbanking.view', onError: 'log', extension: true };
