// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  MemberDepositWithdrawQuery,
  MemberDepositWithdrawReply,
  MemberRawQuery,
  MemberRawReply,
  MemberSuggestQuery,
  MemberSuggestReply,
  MemberSummaryDetailQuery,
  MemberSummaryDetailReply,
  MemberSummaryQuery,
  MemberSummaryReply,
  WalletLogTypesQuery,
  WalletLogTypesReply,
  WalletTypesQuery,
  WalletTypesReply,
} from '#generated/api/member.ts';
import { type Query, type QueryOptions, useGet } from '#web/data/hooks.ts';
import {
  memberDepositWithdraw,
  memberRaw,
  memberSuggest,
  memberSummary,
  memberSummaryDetail,
  walletLogTypes,
  walletTypes,
} from './calls.ts';

/** Member deposits and withdrawals: GET /api/member/deposit_withdraw */
export function useMemberDepositWithdraw(
  query: MemberDepositWithdrawQuery | null,
  options?: QueryOptions,
): Query<PageReply<MemberDepositWithdrawReply>> {
  return useGet(memberDepositWithdraw, query, options);
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

/** Wallet log types: GET /api/system/wallet/log_types */
export function useWalletLogTypes(
  query: WalletLogTypesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WalletLogTypesReply>> {
  return useGet(walletLogTypes, query, options);
}

/** Wallet types: GET /api/system/wallet/types */
export function useWalletTypes(
  query: WalletTypesQuery | null,
  options?: QueryOptions,
): Query<RecordReply<WalletTypesReply>> {
  return useGet(walletTypes, query, options);
}
