// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MbankingBalanceBody, MbankingBalanceReply, MbankingBankListBody, MbankingBankListReply, MbankingBulkAddRecipientBody,
  MbankingBulkAddRecipientReply, MbankingBulkCreateGroupBody, MbankingBulkCreateGroupReply,
  MbankingBulkDeleteGroupBody, MbankingBulkDeleteGroupReply, MbankingBulkDeleteRecipientBody,
  MbankingBulkDeleteRecipientReply, MbankingBulkGroupListBody, MbankingBulkGroupListReply,
  MbankingBulkRecipientListBody, MbankingBulkRecipientListReply, MbankingBulkStopBody, MbankingBulkStopReply,
  MbankingBulkWithdrawBody, MbankingBulkWithdrawReply, MbankingBulkWithdrawVerdictQuery,
  MbankingBulkWithdrawVerdictReply, MbankingRecentTransactionsBody, MbankingRecentTransactionsReply,
  MbankingStatementBody, MbankingStatementReply, MbankingTransactionsBody, MbankingTransactionsReply,
  MbankingTransferBody, MbankingTransferReply, MbankingTransferResolveBody, MbankingTransferResolveReply,
  MbankingTransferResolveVerdictQuery, MbankingTransferResolveVerdictReply, MbankingTransferStateBody,
  MbankingTransferStateReply, MbankingTransferVerdictQuery, MbankingTransferVerdictReply, MbankingTransfersQuery,
  MbankingTransfersReply,
} from '#generated/api/finance.ts';

/** Balance at the bank: POST /api/system/mbanking/balance */
export const mbankingBalance: Call<MbankingBalanceBody, RecordReply<MbankingBalanceReply>> = { id: 'mbanking.balance', method: 'POST', path: '/api/system/mbanking/balance', permission: 'finance.mbanking.view' };

/** Banks to transfer to: POST /api/system/mbanking/bank-list */
export const mbankingBankList: Call<MbankingBankListBody, RecordReply<MbankingBankListReply>> = { id: 'mbanking.bank-list', method: 'POST', path: '/api/system/mbanking/bank-list', permission: 'finance.mbanking.view' };

/** Add recipients: POST /api/system/mbanking/bulk/add-recipient */
export const mbankingBulkAddRecipient: Call<
  MbankingBulkAddRecipientBody,
  RecordReply<MbankingBulkAddRecipientReply>
> = { id: 'mbanking.bulk.add-recipient', method: 'POST', path: '/api/system/mbanking/bulk/add-recipient', permission: 'finance.mbanking.bulk' };

/** New bulk group: POST /api/system/mbanking/bulk/create-group */
export const mbankingBulkCreateGroup: Call<MbankingBulkCreateGroupBody, RecordReply<MbankingBulkCreateGroupReply>> = {
  id: 'mbanking.bulk.create-group',
  method: 'POST',
  path: '/api/system/mbanking/bulk/create-group',
  permission: 'finance.mbanking.bulk',
};

/** Delete a bulk group: POST /api/system/mbanking/bulk/delete-group */
export const mbankingBulkDeleteGroup: Call<MbankingBulkDeleteGroupBody, RecordReply<MbankingBulkDeleteGroupReply>> = {
  id: 'mbanking.bulk.delete-group',
  method: 'POST',
  path: '/api/system/mbanking/bulk/delete-group',
  permission: 'finance.mbanking.bulk',
};

/** Delete a recipient: POST /api/system/mbanking/bulk/delete-recipient */
export const mbankingBulkDeleteRecipient: Call<
  MbankingBulkDeleteRecipientBody,
  RecordReply<MbankingBulkDeleteRecipientReply>
> = { id: 'mbanking.bulk.delete-recipient', method: 'POST', path: '/api/system/mbanking/bulk/delete-recipient', permission: 'finance.mbanking.bulk' };

/** Bulk groups: POST /api/system/mbanking/bulk/group-list */
export const mbankingBulkGroupList: Call<MbankingBulkGroupListBody, RecordReply<MbankingBulkGroupListReply>> = {
  id: 'mbanking.bulk.group-list',
  method: 'POST',
  path: '/api/system/mbanking/bulk/group-list',
  permission: 'finance.mbanking.view',
};

/** Recipients of a group: POST /api/system/mbanking/bulk/recipient-list */
export const mbankingBulkRecipientList: Call<
  MbankingBulkRecipientListBody,
  RecordReply<MbankingBulkRecipientListReply>
> = { id: 'mbanking.bulk.recipient-list', method: 'POST', path: '/api/system/mbanking/bulk/recipient-list', permission: 'finance.mbanking.view' };

/** Stop what was not sent: POST /api/system/mbanking/bulk/stop */
export const mbankingBulkStop: Call<MbankingBulkStopBody, RecordReply<MbankingBulkStopReply>> = { id: 'mbanking.bulk.stop', method: 'POST', path: '/api/system/mbanking/bulk/stop', permission: 'finance.mbanking.bulk', extension: true };

/** Send a group: POST /api/system/mbanking/bulk/withdraw */
export const mbankingBulkWithdraw: Call<MbankingBulkWithdrawBody, RecordReply<MbankingBulkWithdrawReply>> = {
  id: 'mbanking.bulk.withdraw',
  method: 'POST',
  path: '/api/system/mbanking/bulk/withdraw',
  permission: 'finance.mbanking.bulk',
  money: true,
};

/** What decides: Send a group: GET /api/system/mbanking/bulk/withdraw/verdict */
export const mbankingBulkWithdrawVerdict: Call<
  MbankingBulkWithdrawVerdictQuery,
  RecordReply<MbankingBulkWithdrawVerdictReply>
> = { id: 'mbanking.bulk.withdraw.verdict', method: 'GET', path: '/api/system/mbanking/bulk/withdraw/verdict', permission: 'finance.mbanking.bulk', extension: true };

/** Latest lines at the bank: POST /api/system/mbanking/recent-transactions */
export const mbankingRecentTransactions: Call<
  MbankingRecentTransactionsBody,
  RecordReply<MbankingRecentTransactionsReply>
> = { id: 'mbanking.recent-transactions', method: 'POST', path: '/api/system/mbanking/recent-transactions', permission: 'finance.mbanking.view' };

/** Statement: POST /api/system/mbanking/statement */
export const mbankingStatement: Call<MbankingStatementBody, RecordReply<MbankingStatementReply>> = { id: 'mbanking.statement', method: 'POST', path: '/api/system/mbanking/statement', permission: 'finance.mbanking.view' };

/** Lines that we have stored: POST /api/system/mbanking/transactions */
export const mbankingTransactions: Call<MbankingTransactionsBody, RecordReply<MbankingTransactionsReply>> = { id: 'mbanking.transactions', method: 'POST', path: '/api/system/mbanking/transactions', permission: 'finance.mbanking.view' };

/** Transfer: POST /api/system/mbanking/transfer */
export const mbankingTransfer: Call<MbankingTransferBody, RecordReply<MbankingTransferReply>> = {
  id: 'mbanking.transfer',
  method: 'POST',
  path: '/api/system/mbanking/transfer',
  permission: 'finance.mbanking.transfer',
  money: true,
  invalidates: ['/api/system/mbanking/replenish/transfer/logs', '/api/system/mbanking/transfers'],
};

/** What decides: Transfer: GET /api/system/mbanking/transfer/verdict */
export const mbankingTransferVerdict: Call<MbankingTransferVerdictQuery, RecordReply<MbankingTransferVerdictReply>> = {
  id: 'mbanking.transfer.verdict',
  method: 'GET',
  path: '/api/system/mbanking/transfer/verdict',
  permission: 'finance.mbanking.transfer',
  extension: true,
};

/** Settle a transfer with evidence: POST /api/system/mbanking/transfer-resolve */
export const mbankingTransferResolve: Call<MbankingTransferResolveBody, RecordReply<MbankingTransferResolveReply>> = {
  id: 'mbanking.transfer_resolve',
  method: 'POST',
  path: '/api/system/mbanking/transfer-resolve',
  permission: 'finance.mbanking.transfer',
  money: true,
  invalidates: [
    '/api/system/mbanking/migration/hours', '/api/system/mbanking/migration/logs',
    '/api/system/mbanking/replenish/transfer/logs', '/api/system/mbanking/transfers',
  ],
  extension: true,
};

/** What decides: Settle a transfer with evidence: GET /api/system/mbanking/transfer-resolve/verdict */
export const mbankingTransferResolveVerdict: Call<
  MbankingTransferResolveVerdictQuery,
  RecordReply<MbankingTransferResolveVerdictReply>
> = { id: 'mbanking.transfer_resolve.verdict', method: 'GET', path: '/api/system/mbanking/transfer-resolve/verdict', permission: 'finance.mbanking.transfer', extension: true };

/** Result of a transfer: POST /api/system/mbanking/transfer-state */
export const mbankingTransferState: Call<MbankingTransferStateBody, RecordReply<MbankingTransferStateReply>> = {
  id: 'mbanking.transfer_state',
  method: 'POST',
  path: '/api/system/mbanking/transfer-state',
  permission: 'finance.mbanking.view',
  extension: true,
};

/** Transfers: GET /api/system/mbanking/transfers */
export const mbankingTransfers: Call<MbankingTransfersQuery, PageReply<MbankingTransfersReply>> = { id: 'mbanking.transfers', method: 'GET', path: '/api/system/mbanking/transfers', permission: 'finance.mbanking.view', extension: true };
