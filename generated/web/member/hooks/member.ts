// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import {
  memberAffiliate, memberContact, memberDepositWithdraw, memberDownline, memberOverview, memberProviderLogs, memberRaw,
  memberSuggest, memberSummary, memberSummaryDetail, memberUsers, memberWalletLogs,
} from '../calls/member.ts';

export const useMemberAffiliate: GetHook<typeof memberAffiliate> = (query, options) => useGet(memberAffiliate, query, options);
export const useMemberContact: GetHook<typeof memberContact> = (query, options) => useGet(memberContact, query, options);
export const useMemberDepositWithdraw: GetHook<typeof memberDepositWithdraw> = (query, options) => useGet(memberDepositWithdraw, query, options);
export const useMemberDownline: GetHook<typeof memberDownline> = (query, options) => useGet(memberDownline, query, options);
export const useMemberOverview: GetHook<typeof memberOverview> = (query, options) => useGet(memberOverview, query, options);
export const useMemberProviderLogs: GetHook<typeof memberProviderLogs> = (query, options) => useGet(memberProviderLogs, query, options);
export const useMemberRaw: GetHook<typeof memberRaw> = (query, options) => useGet(memberRaw, query, options);
export const useMemberSuggest: GetHook<typeof memberSuggest> = (query, options) => useGet(memberSuggest, query, options);
export const useMemberSummary: GetHook<typeof memberSummary> = (query, options) => useGet(memberSummary, query, options);
export const useMemberSummaryDetail: GetHook<typeof memberSummaryDetail> = (query, options) => useGet(memberSummaryDetail, query, options);
export const useMemberUsers: GetHook<typeof memberUsers> = (query, options) => useGet(memberUsers, query, options);
export const useMemberWalletLogs: GetHook<typeof memberWalletLogs> = (query, options) => useGet(memberWalletLogs, query, options);
