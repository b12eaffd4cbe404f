// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MemberAffiliateQuery,
  MemberAffiliateReply,
  MemberContactQuery,
  MemberContactReply,
  MemberDepositWithdrawQuery,
  MemberDepositWithdrawReply,
  MemberDownlineQuery,
  MemberDownlineReply,
  MemberOverviewQuery,
  MemberOverviewReply,
  MemberProviderLogsQuery,
  MemberProviderLogsReply,
  MemberRawQuery,
  MemberRawReply,
  MemberSuggestQuery,
  MemberSuggestReply,
  MemberSummaryDetailQuery,
  MemberSummaryDetailReply,
  MemberSummaryQuery,
  MemberSummaryReply,
  MemberUsersQuery,
  MemberUsersReply,
  MemberWalletLogsQuery,
  MemberWalletLogsReply,
} from '#generated/api/member.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import {
  memberAffiliate,
  memberContact,
  memberDepositWithdraw,
  memberDownline,
  memberOverview,
  memberProviderLogs,
  memberRaw,
  memberSuggest,
  memberSummary,
  memberSummaryDetail,
  memberUsers,
  memberWalletLogs,
} from '../calls/member.ts';

/** Affiliate: GET /api/member/filter */
export function useMemberAffiliate(
  query: MemberAffiliateQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberAffiliateReply>> {
  return useGet(memberAffiliate, query, options);
}

/** A member's numbers: GET /api/member/contact */
export function useMemberContact(
  query: MemberContactQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MemberContactReply>> {
  return useGet(memberContact, query, options);
}

/** Member deposits and withdrawals: GET /api/member/deposit_withdraw */
export function useMemberDepositWithdraw(
  query: MemberDepositWithdrawQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberDepositWithdrawReply>> {
  return useGet(memberDepositWithdraw, query, options);
}

/** Downline: GET /api/member/filter */
export function useMemberDownline(
  query: MemberDownlineQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberDownlineReply>> {
  return useGet(memberDownline, query, options);
}

/** A member all around: GET /api/member/overview */
export function useMemberOverview(
  query: MemberOverviewQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MemberOverviewReply>> {
  return useGet(memberOverview, query, options);
}

/** Provider history: GET /api/member/provider_logs */
export function useMemberProviderLogs(
  query: MemberProviderLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberProviderLogsReply>> {
  return useGet(memberProviderLogs, query, options);
}

/** Member raw data: GET /api/member/raw */
export function useMemberRaw(query: MemberRawQuery | null, options?: QueryOptions): Query<PageReply<MemberRawReply>> {
  return useGet(memberRaw, query, options);
}

/** Find members: GET /api/member/filter */
export function useMemberSuggest(
  query: MemberSuggestQuery | null,
  options?: QueryOptions,
): Query<RecordReply<MemberSuggestReply>> {
  return useGet(memberSuggest, query, options);
}

/** Member win/loss: GET /api/member/summary */
export function useMemberSummary(
  query: MemberSummaryQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberSummaryReply>> {
  return useGet(memberSummary, query, options);
}

/** Member win/loss in detail: GET /api/member/summary_detail */
export function useMemberSummaryDetail(
  query: MemberSummaryDetailQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberSummaryDetailReply>> {
  return useGet(memberSummaryDetail, query, options);
}

/** Members: GET /api/member/users */
export function useMemberUsers(
  query: MemberUsersQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberUsersReply>> {
  return useGet(memberUsers, query, options);
}

/** Wallet history: GET /api/member/wallet_logs */
export function useMemberWalletLogs(
  query: MemberWalletLogsQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberWalletLogsReply>> {
  return useGet(memberWalletLogs, query, options);
}
