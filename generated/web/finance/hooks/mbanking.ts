// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MbankingBalanceBody,
  MbankingBalanceReply,
  MbankingBankListBody,
  MbankingBankListReply,
  MbankingBulkAddRecipientBody,
  MbankingBulkAddRecipientReply,
  MbankingBulkCreateGroupBody,
  MbankingBulkCreateGroupReply,
  MbankingBulkDeleteGroupBody,
  MbankingBulkDeleteGroupReply,
  MbankingBulkDeleteRecipientBody,
  MbankingBulkDeleteRecipientReply,
  MbankingBulkGroupListBody,
  MbankingBulkGroupListReply,
  MbankingBulkRecipientListBody,
  MbankingBulkRecipientListReply,
  MbankingBulkStopBody,
  MbankingBulkStopReply,
  MbankingBulkWithdrawBody,
  MbankingBulkWithdrawReply,
  MbankingBulkWithdrawVerdictQuery,
  MbankingBulkWithdrawVerdictReply,
  MbankingRecentTransactionsBody,
  MbankingRecentTransactionsReply,
  MbankingStatementBody,
  MbankingStatementReply,
  MbankingTransactionsBody,
  MbankingTransactionsReply,
  MbankingTransferBody,
  MbankingTransferReply,
  MbankingTransferResolveBody,
  MbankingTransferResolveReply,
  MbankingTransferResolveVerdictQuery,
  MbankingTransferResolveVerdictReply,
  MbankingTransferStateBody,
  MbankingTransferStateReply,
  MbankingTransferVerdictQuery,
  MbankingTransferVerdictReply,
  MbankingTransfersQuery,
  MbankingTransfersReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  mbankingBalance,
  mbankingBankList,
  mbankingBulkAddRecipient,
  mbankingBulkCreateGroup,
  mbankingBulkDeleteGroup,
  mbankingBulkDeleteRecipient,
  mbankingBulkGroupList,
  mbankingBulkRecipientList,
  mbankingBulkStop,
  mbankingBulkWithdraw,
  mbankingBulkWithdrawVerdict,
  mbankingRecentTransactions,
  mbankingStatement,
  mbankingTransactions,
  mbankingTransfer,
  mbankingTransferResolve,
  mbankingTransferResolveVerdict,
  mbankingTransferState,
  mbankingTransferVerdict,
  mbankingTransfers,
} from '../calls/mbanking.ts';

/** Balance at the bank: POST /api/system/mbanking/balance */
export function useMbankingBalance(): Mutation<MbankingBalanceBody, RecordReply<MbankingBalanceReply>> {
  return usePost(mbankingBalance);
}

/** Banks to transfer to: POST /api/system/mbanking/bank-list */
export function useMbankingBankList(): Mutation<MbankingBankListBody, RecordReply<MbankingBankListReply>> {
  return usePost(mbankingBankList);
}

/** Add recipients: POST /api/system/mbanking/bulk/add-recipient */
export function useMbankingBulkAddRecipient(): Mutation<MbankingBulkAddRecipientBody, RecordReply<MbankingBulkAddRecipientReply>> {
  return usePost(mbankingBulkAddRecipient);
}

/** New bulk group: POST /api/system/mbanking/bulk/create-group */
export function useMbankingBulkCreateGroup(): Mutation<MbankingBulkCreateGroupBody, RecordReply<MbankingBulkCreateGroupReply>> {
  return usePost(mbankingBulkCreateGroup);
}

/** Delete a bulk group: POST /api/system/mbanking/bulk/delete-group */
export function useMbankingBulkDeleteGroup(): Mutation<MbankingBulkDeleteGroupBody, RecordReply<MbankingBulkDeleteGroupReply>> {
  return usePost(mbankingBulkDeleteGroup);
}

/** Delete a recipient: POST /api/system/mbanking/bulk/delete-recipient */
export function useMbankingBulkDeleteRecipient(): Mutation<MbankingBulkDeleteRecipientBody, RecordReply<MbankingBulkDeleteRecipientReply>> {
  return usePost(mbankingBulkDeleteRecipient);
}

/** Bulk groups: POST /api/system/mbanking/bulk/group-list */
export function useMbankingBulkGroupList(): Mutation<MbankingBulkGroupListBody, RecordReply<MbankingBulkGroupListReply>> {
  return usePost(mbankingBulkGroupList);
}

/** Recipients of a group: POST /api/system/mbanking/bulk/recipient-list */
export function useMbankingBulkRecipientList(): Mutation<MbankingBulkRecipientListBody, RecordReply<MbankingBulkRecipientListReply>> {
  return usePost(mbankingBulkRecipientList);
}

/** Stop what was not sent: POST /api/system/mbanking/bulk/stop */
export function useMbankingBulkStop(): Mutation<MbankingBulkStopBody, RecordReply<MbankingBulkStopReply>> {
  return usePost(mbankingBulkStop);
}

/** Send a group: POST /api/system/mbanking/bulk/withdraw */
export function useMbankingBulkWithdraw(): Mutation<MbankingBulkWithdrawBody, RecordReply<MbankingBulkWithdrawReply>> {
  return usePost(mbankingBulkWithdraw);
}

/** What decides: Send a group: GET /api/system/mbanking/bulk/withdraw/verdict */
export function useMbankingBulkWithdrawVerdict(
  query: MbankingBulkWithdrawVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MbankingBulkWithdrawVerdictReply>> {
  return useGet(mbankingBulkWithdrawVerdict, query, options);
}

/** Latest lines at the bank: POST /api/system/mbanking/recent-transactions */
export function useMbankingRecentTransactions(): Mutation<MbankingRecentTransactionsBody, RecordReply<MbankingRecentTransactionsReply>> {
  return usePost(mbankingRecentTransactions);
}

/** Statement: POST /api/system/mbanking/statement */
export function useMbankingStatement(): Mutation<MbankingStatementBody, RecordReply<MbankingStatementReply>> {
  return usePost(mbankingStatement);
}

/** Lines that we have stored: POST /api/system/mbanking/transactions */
export function useMbankingTransactions(): Mutation<MbankingTransactionsBody, RecordReply<MbankingTransactionsReply>> {
  return usePost(mbankingTransactions);
}

/** Transfer: POST /api/system/mbanking/transfer */
export function useMbankingTransfer(): Mutation<MbankingTransferBody, RecordReply<MbankingTransferReply>> {
  return usePost(mbankingTransfer);
}

/** What decides: Transfer: GET /api/system/mbanking/transfer/verdict */
export function useMbankingTransferVerdict(
  query: MbankingTransferVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MbankingTransferVerdictReply>> {
  return useGet(mbankingTransferVerdict, query, options);
}

/** Settle a transfer with evidence: POST /api/system/mbanking/transfer-resolve */
export function useMbankingTransferResolve(): Mutation<MbankingTransferResolveBody, RecordReply<MbankingTransferResolveReply>> {
  return usePost(mbankingTransferResolve);
}

/** What decides: Settle a transfer with evidence: GET /api/system/mbanking/transfer-resolve/verdict */
export function useMbankingTransferResolveVerdict(
  query: MbankingTransferResolveVerdictQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MbankingTransferResolveVerdictReply>> {
  return useGet(mbankingTransferResolveVerdict, query, options);
}

/** Result of a transfer: POST /api/system/mbanking/transfer-state */
export function useMbankingTransferState(): Mutation<MbankingTransferStateBody, RecordReply<MbankingTransferStateReply>> {
  return usePost(mbankingTransferState);
}

/** Transfers: GET /api/system/mbanking/transfers */
export function useMbankingTransfers(
  query: MbankingTransfersQuery | null,
  options?: QueryOptions,
): Query<PageReply<MbankingTransfersReply>> {
  return useGet(mbankingTransfers, query, options);
}
