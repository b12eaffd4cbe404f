// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, type PostHook, useGet, usePost } from '#web/data/hooks.ts';
import {
  mbankingBalance, mbankingBankList, mbankingBulkAddRecipient, mbankingBulkCreateGroup, mbankingBulkDeleteGroup,
  mbankingBulkDeleteRecipient, mbankingBulkGroupList, mbankingBulkRecipientList, mbankingBulkStop,
  mbankingBulkWithdraw, mbankingBulkWithdrawVerdict, mbankingRecentTransactions, mbankingStatement,
  mbankingTransactions, mbankingTransfer, mbankingTransferResolve, mbankingTransferResolveVerdict,
  mbankingTransferState, mbankingTransferVerdict, mbankingTransfers,
} from '../calls/mbanking.ts';

export const useMbankingBalance: PostHook<typeof mbankingBalance> = () => usePost(mbankingBalance);
export const useMbankingBankList: PostHook<typeof mbankingBankList> = () => usePost(mbankingBankList);
export const useMbankingBulkAddRecipient: PostHook<typeof mbankingBulkAddRecipient> = () => usePost(mbankingBulkAddRecipient);
export const useMbankingBulkCreateGroup: PostHook<typeof mbankingBulkCreateGroup> = () => usePost(mbankingBulkCreateGroup);
export const useMbankingBulkDeleteGroup: PostHook<typeof mbankingBulkDeleteGroup> = () => usePost(mbankingBulkDeleteGroup);
export const useMbankingBulkDeleteRecipient: PostHook<typeof mbankingBulkDeleteRecipient> = () => usePost(mbankingBulkDeleteRecipient);
export const useMbankingBulkGroupList: PostHook<typeof mbankingBulkGroupList> = () => usePost(mbankingBulkGroupList);
export const useMbankingBulkRecipientList: PostHook<typeof mbankingBulkRecipientList> = () => usePost(mbankingBulkRecipientList);
export const useMbankingBulkStop: PostHook<typeof mbankingBulkStop> = () => usePost(mbankingBulkStop);
export const useMbankingBulkWithdraw: PostHook<typeof mbankingBulkWithdraw> = () => usePost(mbankingBulkWithdraw);
export const useMbankingBulkWithdrawVerdict: GetHook<typeof mbankingBulkWithdrawVerdict> = (query, options) => useGet(mbankingBulkWithdrawVerdict, query, options);
export const useMbankingRecentTransactions: PostHook<typeof mbankingRecentTransactions> = () => usePost(mbankingRecentTransactions);
export const useMbankingStatement: PostHook<typeof mbankingStatement> = () => usePost(mbankingStatement);
export const useMbankingTransactions: PostHook<typeof mbankingTransactions> = () => usePost(mbankingTransactions);
export const useMbankingTransfer: PostHook<typeof mbankingTransfer> = () => usePost(mbankingTransfer);
export const useMbankingTransferVerdict: GetHook<typeof mbankingTransferVerdict> = (query, options) => useGet(mbankingTransferVerdict, query, options);
export const useMbankingTransferResolve: PostHook<typeof mbankingTransferResolve> = () => usePost(mbankingTransferResolve);
export const useMbankingTransferResolveVerdict: GetHook<typeof mbankingTransferResolveVerdict> = (query, options) => useGet(mbankingTransferResolveVerdict, query, options);
export const useMbankingTransferState: PostHook<typeof mbankingTransferState> = () => usePost(mbankingTransferState);
export const useMbankingTransfers: GetHook<typeof mbankingTransfers> = (query, options) => useGet(mbankingTransfers, query, options);
