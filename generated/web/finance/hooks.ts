// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  BankAddBody,
  BankAddReply,
  BankAgreeBody,
  BankAgreeReply,
  BankCrossQuery,
  BankCrossReply,
  BankDaysQuery,
  BankDaysReply,
  BankDetailQuery,
  BankDetailReply,
  BankDifferencesQuery,
  BankDifferencesReply,
  BankFlowQuery,
  BankFlowReply,
  BankItemsQuery,
  BankItemsReply,
  BankListQuery,
  BankListReply,
  BankMlistQuery,
  BankMlistReply,
  BankReloginBody,
  BankReloginReply,
  BankSourcesQuery,
  BankSourcesReply,
  BankUpdateBalancesBody,
  BankUpdateBalancesReply,
  BankUpdateBody,
  BankUpdateReply,
  DepositContextQuery,
  DepositContextReply,
  DepositListQuery,
  DepositListReply,
  DepositMemberItemsQuery,
  DepositMemberItemsReply,
  DepositRawTransactionsQuery,
  DepositRawTransactionsReply,
  DepositReverseBody,
  DepositReverseReply,
  DepositReviewBody,
  DepositReviewReply,
  DepositTransactionsQuery,
  DepositTransactionsReply,
  FinanceBankCacheTransactionsQuery,
  FinanceBankCacheTransactionsReply,
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
  MbankingTransferStateBody,
  MbankingTransferStateReply,
  MbankingTransfersQuery,
  MbankingTransfersReply,
  MigrationBanksAddBody,
  MigrationBanksAddReply,
  MigrationBanksDetailQuery,
  MigrationBanksDetailReply,
  MigrationBanksListQuery,
  MigrationBanksListReply,
  MigrationBanksUpdateBody,
  MigrationBanksUpdateReply,
  MigrationDetailQuery,
  MigrationDetailReply,
  MigrationLogsQuery,
  MigrationLogsReply,
  MigrationUpdateBody,
  MigrationUpdateReply,
  ReplenishAddBody,
  ReplenishAddReply,
  ReplenishBanksDetailQuery,
  ReplenishBanksDetailReply,
  ReplenishBanksListQuery,
  ReplenishBanksListReply,
  ReplenishBanksUpdateBody,
  ReplenishBanksUpdateReply,
  ReplenishDetailQuery,
  ReplenishDetailReply,
  ReplenishLogsQuery,
  ReplenishLogsReply,
  ReplenishRequestBalanceBody,
  ReplenishRequestBalanceReply,
  ReplenishRequestTransferBody,
  ReplenishRequestTransferReply,
  ReplenishSourcesQuery,
  ReplenishSourcesReply,
  ReplenishTargetsQuery,
  ReplenishTargetsReply,
  ReplenishTransferLogsQuery,
  ReplenishTransferLogsReply,
  ReplenishUpdateBody,
  ReplenishUpdateReply,
  SweepSourcesQuery,
  SweepSourcesReply,
  SweepTargetsQuery,
  SweepTargetsReply,
  TicketAddBody,
  TicketAddReply,
  TicketDetailQuery,
  TicketDetailReply,
  TicketListQuery,
  TicketListReply,
  TicketUpdateForm,
  TicketUpdateReply,
  TrueMoneyEventsQuery,
  TrueMoneyEventsReply,
  TrueMoneyListQuery,
  TrueMoneyListReply,
  WithdrawAddNoteBody,
  WithdrawAddNoteReply,
  WithdrawApproveBody,
  WithdrawApproveReply,
  WithdrawChangeTypeBody,
  WithdrawChangeTypeReply,
  WithdrawClaimBody,
  WithdrawClaimReply,
  WithdrawContextQuery,
  WithdrawContextReply,
  WithdrawDetailQuery,
  WithdrawDetailReply,
  WithdrawListQuery,
  WithdrawListReply,
  WithdrawManualForm,
  WithdrawManualReply,
  WithdrawRefundBody,
  WithdrawRefundReply,
  WithdrawReleaseBody,
  WithdrawReleaseReply,
  WithdrawVerifyBody,
  WithdrawVerifyReply,
} from '#generated/api/finance.ts';
import { type Mutation, type Query, type QueryOptions, useGet, usePost } from '#web/data/hooks.ts';
import {
  bankAdd,
  bankAgree,
  bankCross,
  bankDays,
  bankDetail,
  bankDifferences,
  bankFlow,
  bankItems,
  bankList,
  bankMlist,
  bankRelogin,
  bankSources,
  bankUpdate,
  bankUpdateBalances,
  depositContext,
  depositList,
  depositMemberItems,
  depositRawTransactions,
  depositReverse,
  depositReview,
  depositTransactions,
  financeBankCacheTransactions,
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
  mbankingRecentTransactions,
  mbankingStatement,
  mbankingTransactions,
  mbankingTransfer,
  mbankingTransferResolve,
  mbankingTransferState,
  mbankingTransfers,
  migrationBanksAdd,
  migrationBanksDetail,
  migrationBanksList,
  migrationBanksUpdate,
  migrationDetail,
  migrationLogs,
  migrationUpdate,
  replenishAdd,
  replenishBanksDetail,
  replenishBanksList,
  replenishBanksUpdate,
  replenishDetail,
  replenishLogs,
  replenishRequestBalance,
  replenishRequestTransfer,
  replenishSources,
  replenishTargets,
  replenishTransferLogs,
  replenishUpdate,
  sweepSources,
  sweepTargets,
  ticketAdd,
  ticketDetail,
  ticketList,
  ticketUpdate,
  trueMoneyEvents,
  trueMoneyList,
  withdrawAddNote,
  withdrawApprove,
  withdrawChangeType,
  withdrawClaim,
  withdrawContext,
  withdrawDetail,
  withdrawList,
  withdrawManual,
  withdrawRefund,
  withdrawRelease,
  withdrawVerify,
} from './calls.ts';

/** Add bank account: POST /api/system/bank/add */
export function useBankAdd(): Mutation<BankAddBody, RecordReply<BankAddReply>> {
  return usePost(bankAdd);
}

/** Let it pay out: POST /api/system/bank/agree */
export function useBankAgree(): Mutation<BankAgreeBody, RecordReply<BankAgreeReply>> {
  return usePost(bankAgree);
}

/** Shared accounts: GET /api/system/bank/cross */
export function useBankCross(query: BankCrossQuery | null, options?: QueryOptions): Query<PageReply<BankCrossReply>> {
  return useGet(bankCross, query, options);
}

/** Bank days: GET /api/system/bank/days */
export function useBankDays(query: BankDaysQuery | null, options?: QueryOptions): Query<PageReply<BankDaysReply>> {
  return useGet(bankDays, query, options);
}

/** Bank account: GET /api/system/bank/detail */
export function useBankDetail(
  query: BankDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<BankDetailReply>> {
  return useGet(bankDetail, query, options);
}

/** Differences with banks: GET /api/system/bank/differences */
export function useBankDifferences(
  query: BankDifferencesQuery | null,
  options?: QueryOptions,
): Query<PageReply<BankDifferencesReply>> {
  return useGet(bankDifferences, query, options);
}

/** Money in and out of seven days: GET /api/system/bank/flow */
export function useBankFlow(query: BankFlowQuery | null, options?: QueryOptions): Query<RecordReply<BankFlowReply>> {
  return useGet(bankFlow, query, options);
}

/** Banks: GET /api/system/bank/items */
export function useBankItems(
  query: BankItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BankItemsReply[]>> {
  return useGet(bankItems, query, options);
}

/** Bank accounts: GET /api/system/bank/list */
export function useBankList(query: BankListQuery | null, options?: QueryOptions): Query<PageReply<BankListReply>> {
  return useGet(bankList, query, options);
}

/** Mobile-banking accounts: GET /api/system/bank/mlist */
export function useBankMlist(query: BankMlistQuery | null, options?: QueryOptions): Query<PageReply<BankMlistReply>> {
  return useGet(bankMlist, query, options);
}

/** Sign in again: POST /api/system/bank/re-login */
export function useBankRelogin(): Mutation<BankReloginBody, RecordReply<BankReloginReply>> {
  return usePost(bankRelogin);
}

/** Accounts to pay from: GET /api/system/bank/sources */
export function useBankSources(
  query: BankSourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly BankSourcesReply[]>> {
  return useGet(bankSources, query, options);
}

/** Edit bank account: POST /api/system/bank/update */
export function useBankUpdate(): Mutation<BankUpdateBody, RecordReply<BankUpdateReply>> {
  return usePost(bankUpdate);
}

/** Update balances: POST /api/system/bank/update_balances */
export function useBankUpdateBalances(): Mutation<BankUpdateBalancesBody, RecordReply<BankUpdateBalancesReply>> {
  return usePost(bankUpdateBalances);
}

/** Three-way match: GET /api/system/deposit/context */
export function useDepositContext(
  query: DepositContextQuery | null,
  options?: QueryOptions,
): Query<RecordReply<DepositContextReply>> {
  return useGet(depositContext, query, options);
}

/** Deposit requests: GET /api/system/deposit/list */
export function useDepositList(
  query: DepositListQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositListReply>> {
  return useGet(depositList, query, options);
}

/** Members: GET /api/system/deposit/members */
export function useDepositMemberItems(
  query: DepositMemberItemsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly DepositMemberItemsReply[]>> {
  return useGet(depositMemberItems, query, options);
}

/** Statement lines: GET /api/system/deposit/raw_transactions */
export function useDepositRawTransactions(
  query: DepositRawTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositRawTransactionsReply>> {
  return useGet(depositRawTransactions, query, options);
}

/** Take the credit back: POST /api/system/deposit/reverse */
export function useDepositReverse(): Mutation<DepositReverseBody, RecordReply<DepositReverseReply>> {
  return usePost(depositReverse);
}

/** Review: POST /api/system/deposit/suspicious/review */
export function useDepositReview(): Mutation<DepositReviewBody, RecordReply<DepositReviewReply>> {
  return usePost(depositReview);
}

/** Credited deposits: GET /api/system/deposit/transactions */
export function useDepositTransactions(
  query: DepositTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<DepositTransactionsReply>> {
  return useGet(depositTransactions, query, options);
}

/** Cached bank transactions: GET /api/system/finance/bank_cache_transactions */
export function useFinanceBankCacheTransactions(
  query: FinanceBankCacheTransactionsQuery | null,
  options?: QueryOptions,
): Query<PageReply<FinanceBankCacheTransactionsReply>> {
  return useGet(financeBankCacheTransactions, query, options);
}

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

/** Settle a transfer with evidence: POST /api/system/mbanking/transfer-resolve */
export function useMbankingTransferResolve(): Mutation<MbankingTransferResolveBody, RecordReply<MbankingTransferResolveReply>> {
  return usePost(mbankingTransferResolve);
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

/** Add sweep rule: POST /api/system/mbanking/migration/banks/add */
export function useMigrationBanksAdd(): Mutation<MigrationBanksAddBody, RecordReply<MigrationBanksAddReply>> {
  return usePost(migrationBanksAdd);
}

/** Sweep rule: GET /api/system/mbanking/migration/banks/detail */
export function useMigrationBanksDetail(
  query: MigrationBanksDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MigrationBanksDetailReply>> {
  return useGet(migrationBanksDetail, query, options);
}

/** Sweep rules: GET /api/system/mbanking/migration/banks/list */
export function useMigrationBanksList(
  query: MigrationBanksListQuery | null,
  options?: QueryOptions,
): Query<PageReply<MigrationBanksListReply>> {
  return useGet(migrationBanksList, query, options);
}

/** Edit sweep rule: POST /api/system/mbanking/migration/banks/update */
export function useMigrationBanksUpdate(): Mutation<MigrationBanksUpdateBody, RecordReply<MigrationBanksUpdateReply>> {
  return usePost(migrationBanksUpdate);
}

/** Sweep settings: GET /api/system/mbanking/migration/detail */
export function useMigrationDetail(
  query: MigrationDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MigrationDetailReply>> {
  return useGet(migrationDetail, query, options);
}

/** Sweeps: GET /api/system/mbanking/migration/logs */
export function useMigrationLogs(
  query: MigrationLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<MigrationLogsReply>> {
  return useGet(migrationLogs, query, options);
}

/** Settings: POST /api/system/mbanking/migration/update */
export function useMigrationUpdate(): Mutation<MigrationUpdateBody, RecordReply<MigrationUpdateReply>> {
  return usePost(migrationUpdate);
}

/** Add replenish rule: POST /api/system/mbanking/replenish/add */
export function useReplenishAdd(): Mutation<ReplenishAddBody, RecordReply<ReplenishAddReply>> {
  return usePost(replenishAdd);
}

/** Accounts of the rule: GET /api/system/mbanking/replenish/banks/detail */
export function useReplenishBanksDetail(
  query: ReplenishBanksDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ReplenishBanksDetailReply>> {
  return useGet(replenishBanksDetail, query, options);
}

/** Replenish rules: GET /api/system/mbanking/replenish/banks/list */
export function useReplenishBanksList(
  query: ReplenishBanksListQuery | null,
  options?: QueryOptions,
): Query<PageReply<ReplenishBanksListReply>> {
  return useGet(replenishBanksList, query, options);
}

/** Edit accounts of the rule: POST /api/system/mbanking/replenish/banks/update */
export function useReplenishBanksUpdate(): Mutation<ReplenishBanksUpdateBody, RecordReply<ReplenishBanksUpdateReply>> {
  return usePost(replenishBanksUpdate);
}

/** Replenish rule: GET /api/system/mbanking/replenish/detail */
export function useReplenishDetail(
  query: ReplenishDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<ReplenishDetailReply>> {
  return useGet(replenishDetail, query, options);
}

/** History of replenishment: GET /api/system/mbanking/replenish/logs */
export function useReplenishLogs(
  query: ReplenishLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ReplenishLogsReply>> {
  return useGet(replenishLogs, query, options);
}

/** Check balance: POST /api/system/mbanking/replenish/transfer/request_balance */
export function useReplenishRequestBalance(): Mutation<ReplenishRequestBalanceBody, RecordReply<ReplenishRequestBalanceReply>> {
  return usePost(replenishRequestBalance);
}

/** Fill up now: POST /api/system/mbanking/replenish/transfer/request_transfer */
export function useReplenishRequestTransfer(): Mutation<ReplenishRequestTransferBody, RecordReply<ReplenishRequestTransferReply>> {
  return usePost(replenishRequestTransfer);
}

/** Accounts to fill from: GET /api/system/bank/replenish_sources */
export function useReplenishSources(
  query: ReplenishSourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ReplenishSourcesReply[]>> {
  return useGet(replenishSources, query, options);
}

/** Accounts to fill: GET /api/system/bank/replenish_targets */
export function useReplenishTargets(
  query: ReplenishTargetsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly ReplenishTargetsReply[]>> {
  return useGet(replenishTargets, query, options);
}

/** History of transfers: GET /api/system/mbanking/replenish/transfer/logs */
export function useReplenishTransferLogs(
  query: ReplenishTransferLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<ReplenishTransferLogsReply>> {
  return useGet(replenishTransferLogs, query, options);
}

/** Edit replenish rule: POST /api/system/mbanking/replenish/update */
export function useReplenishUpdate(): Mutation<ReplenishUpdateBody, RecordReply<ReplenishUpdateReply>> {
  return usePost(replenishUpdate);
}

/** Accounts to sweep: GET /api/system/bank/sweep_sources */
export function useSweepSources(
  query: SweepSourcesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly SweepSourcesReply[]>> {
  return useGet(sweepSources, query, options);
}

/** Accounts to sweep to: GET /api/system/bank/sweep_targets */
export function useSweepTargets(
  query: SweepTargetsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<readonly SweepTargetsReply[]>> {
  return useGet(sweepTargets, query, options);
}

/** New ticket: POST /api/system/mbanking/ticket/add */
export function useTicketAdd(): Mutation<TicketAddBody, RecordReply<TicketAddReply>> {
  return usePost(ticketAdd);
}

/** Ticket: GET /api/system/mbanking/ticket/detail */
export function useTicketDetail(
  query: TicketDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<TicketDetailReply>> {
  return useGet(ticketDetail, query, options);
}

/** Tickets: GET /api/system/mbanking/ticket/list */
export function useTicketList(
  query: TicketListQuery | null,
  options?: QueryOptions,
): Query<PageReply<TicketListReply>> {
  return useGet(ticketList, query, options);
}

/** Work on a ticket: POST /api/system/mbanking/ticket/update */
export function useTicketUpdate(): Mutation<TicketUpdateForm, RecordReply<TicketUpdateReply>> {
  return usePost(ticketUpdate);
}

/** Latest transfers of a wallet: GET /api/system/true_money/events */
export function useTrueMoneyEvents(
  query: TrueMoneyEventsQuery | null,
  options?: QueryOptions,
): Query<RecordReply<TrueMoneyEventsReply>> {
  return useGet(trueMoneyEvents, query, options);
}

/** TrueMoney wallets: GET /api/system/true_money/list */
export function useTrueMoneyList(
  query: TrueMoneyListQuery | null,
  options?: QueryOptions,
): Query<PageReply<TrueMoneyListReply>> {
  return useGet(trueMoneyList, query, options);
}

/** Add note: POST /api/system/withdraw/action/add_note */
export function useWithdrawAddNote(): Mutation<WithdrawAddNoteBody, RecordReply<WithdrawAddNoteReply>> {
  return usePost(withdrawAddNote);
}

/** Approve: POST /api/system/withdraw/action/approve */
export function useWithdrawApprove(): Mutation<WithdrawApproveBody, RecordReply<WithdrawApproveReply>> {
  return usePost(withdrawApprove);
}

/** Change transfer method: POST /api/system/withdraw/action/change_type */
export function useWithdrawChangeType(): Mutation<WithdrawChangeTypeBody, RecordReply<WithdrawChangeTypeReply>> {
  return usePost(withdrawChangeType);
}

/** Take: POST /api/system/withdraw/action/claim */
export function useWithdrawClaim(): Mutation<WithdrawClaimBody, RecordReply<WithdrawClaimReply>> {
  return usePost(withdrawClaim);
}

/** Background: GET /api/system/withdraw/context */
export function useWithdrawContext(
  query: WithdrawContextQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawContextReply>> {
  return useGet(withdrawContext, query, options);
}

/** Withdrawal: GET /api/system/withdraw/detail */
export function useWithdrawDetail(
  query: WithdrawDetailQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WithdrawDetailReply>> {
  return useGet(withdrawDetail, query, options);
}

/** Withdrawals: GET /api/system/withdraw/list */
export function useWithdrawList(
  query: WithdrawListQuery | null,
  options?: QueryOptions,
): Query<PageReply<WithdrawListReply>> {
  return useGet(withdrawList, query, options);
}

/** Pay by hand: POST /api/system/withdraw/action/manual */
export function useWithdrawManual(): Mutation<WithdrawManualForm, RecordReply<WithdrawManualReply>> {
  return usePost(withdrawManual);
}

/** Refund: POST /api/system/withdraw/action/refund */
export function useWithdrawRefund(): Mutation<WithdrawRefundBody, RecordReply<WithdrawRefundReply>> {
  return usePost(withdrawRefund);
}

/** Release: POST /api/system/withdraw/action/release */
export function useWithdrawRelease(): Mutation<WithdrawReleaseBody, RecordReply<WithdrawReleaseReply>> {
  return usePost(withdrawRelease);
}

/** Verify: POST /api/system/withdraw/action/verify */
export function useWithdrawVerify(): Mutation<WithdrawVerifyBody, RecordReply<WithdrawVerifyReply>> {
  return usePost(withdrawVerify);
}
