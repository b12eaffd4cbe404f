// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const memberAffiliate: Call = { id: 'member.affiliate', method: 'GET', path: '/api/member/filter', variant: { segment: 'affiliate' }, permission: 'member.affiliate.view', onError: 'return-status' };

export const memberContact: Call = { id: 'member.contact', method: 'GET', path: '/api/member/contact', permission: 'member.pii.view', onError: 'return-status', optOut: [400, 404], extension: true, kind: 'record', key: 'id' };

export const memberDepositWithdraw: Call = { id: 'member.deposit_withdraw', method: 'GET', path: '/api/member/deposit_withdraw', permission: 'member.finance.view', onError: 'log' };

export const memberDownline: Call = { id: 'member.downline', method: 'GET', path: '/api/member/filter', variant: { segment: 'downline' }, permission: 'member.affiliate.view', onError: 'return-status' };

export const memberOverview: Call = { id: 'member.overview', method: 'GET', path: '/api/member/overview', permission: 'member.member.view', onError: 'return-status', extension: true };

export const memberProviderLogs: Call = { id: 'member.provider_logs', method: 'GET', path: '/api/member/provider_logs', permission: 'game.provider_history.view', onError: 'return-status' };

export const memberRaw: Call = { id: 'member.raw', method: 'GET', path: '/api/member/raw', permission: 'report.member_raw.view', onError: 'log' };

export const memberSuggest: Call = { id: 'member.suggest', method: 'GET', path: '/api/member/filter', variant: { segment: 'suggest' }, permission: 'member.member.view', onError: 'return-status' };

export const memberSummary: Call = { id: 'member.summary', method: 'GET', path: '/api/member/summary', permission: 'member.winloss.view', onError: 'return-status' };

export const memberSummaryDetail: Call = { id: 'member.summary_detail', method: 'GET', path: '/api/member/summary_detail', permission: 'member.winloss.view', onError: 'return-status' };

export const memberUsers: Call = { id: 'member.users', method: 'GET', path: '/api/member/users', permission: 'member.member.view', onError: 'return-status' };

export const memberWalletLogs: Call = { id: 'member.wallet_logs', method: 'GET', path: '/api/member/wallet_logs', permission: 'member.wallet.view', onError: 'return-status' };
