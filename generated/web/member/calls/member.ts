// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply, ReportReply } from '#contract/envelope.ts';
import type {
  MemberAffiliateQuery, MemberAffiliateReply, MemberContactQuery, MemberContactReply, MemberDepositWithdrawQuery,
  MemberDepositWithdrawReply, MemberDownlineQuery, MemberDownlineReply, MemberOverviewQuery, MemberOverviewReply,
  MemberProviderLogsQuery, MemberProviderLogsReply, MemberRawQuery, MemberRawReply, MemberSuggestQuery,
  MemberSuggestReply, MemberSummaryDetailQuery, MemberSummaryDetailReply, MemberSummaryQuery, MemberSummaryReply,
  MemberUsersQuery, MemberUsersReply, MemberWalletLogsQuery, MemberWalletLogsReply,
} from '#generated/api/member.ts';

/** Affiliate: GET /api/member/filter */
export const memberAffiliate: Call<MemberAffiliateQuery, PageReply<MemberAffiliateReply>> = { id: 'member.affiliate', method: 'GET', path: '/api/member/filter', variant: { segment: 'affiliate' }, permission: 'member.affiliate.view' };

/** A member's numbers: GET /api/member/contact */
export const memberContact: Call<MemberContactQuery, RecordReply<MemberContactReply>> = {
  id: 'member.contact',
  method: 'GET',
  path: '/api/member/contact',
  permission: 'member.pii.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** Member deposits and withdrawals: GET /api/member/deposit_withdraw */
export const memberDepositWithdraw: Call<MemberDepositWithdrawQuery, ReportReply<MemberDepositWithdrawReply>> = { id: 'member.deposit_withdraw', method: 'GET', path: '/api/member/deposit_withdraw', permission: 'member.finance.view' };

/** Downline: GET /api/member/filter */
export const memberDownline: Call<MemberDownlineQuery, PageReply<MemberDownlineReply>> = { id: 'member.downline', method: 'GET', path: '/api/member/filter', variant: { segment: 'downline' }, permission: 'member.affiliate.view' };

/** A member all around: GET /api/member/overview */
export const memberOverview: Call<MemberOverviewQuery, RecordReply<MemberOverviewReply>> = { id: 'member.overview', method: 'GET', path: '/api/member/overview', permission: 'member.member.view', extension: true };

/** Provider history: GET /api/member/provider_logs */
export const memberProviderLogs: Call<MemberProviderLogsQuery, PageReply<MemberProviderLogsReply>> = { id: 'member.provider_logs', method: 'GET', path: '/api/member/provider_logs', permission: 'game.provider_history.view' };

/** Member raw data: GET /api/member/raw */
export const memberRaw: Call<MemberRawQuery, ReportReply<MemberRawReply>> = { id: 'member.raw', method: 'GET', path: '/api/member/raw', permission: 'report.member_raw.view' };

/** Find members: GET /api/member/filter */
export const memberSuggest: Call<MemberSuggestQuery, RecordReply<MemberSuggestReply>> = { id: 'member.suggest', method: 'GET', path: '/api/member/filter', variant: { segment: 'suggest' }, permission: 'member.member.view' };

/** Member win/loss: GET /api/member/summary */
export const memberSummary: Call<MemberSummaryQuery, ReportReply<MemberSummaryReply>> = { id: 'member.summary', method: 'GET', path: '/api/member/summary', permission: 'member.winloss.view' };

/** Member win/loss in detail: GET /api/member/summary_detail */
export const memberSummaryDetail: Call<MemberSummaryDetailQuery, ReportReply<MemberSummaryDetailReply>> = { id: 'member.summary_detail', method: 'GET', path: '/api/member/summary_detail', permission: 'member.winloss.view' };

/** Members: GET /api/member/users */
export const memberUsers: Call<MemberUsersQuery, PageReply<MemberUsersReply>> = { id: 'member.users', method: 'GET', path: '/api/member/users', permission: 'member.member.view' };

/** Wallet history: GET /api/member/wallet_logs */
export const memberWalletLogs: Call<MemberWalletLogsQuery, PageReply<MemberWalletLogsReply>> = { id: 'member.wallet_logs', method: 'GET', path: '/api/member/wallet_logs', permission: 'member.wallet.view' };
