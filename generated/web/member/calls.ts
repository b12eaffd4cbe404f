// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const memberDepositWithdraw: Call = {
  id: 'member.deposit_withdraw',
  method: 'GET',
  path: '/api/member/deposit_withdraw',
  permission: 'member.finance.view',
  onError: 'log',
};

export const memberRaw: Call = {
  id: 'member.raw',
  method: 'GET',
  path: '/api/member/raw',
  permission: 'report.member_raw.view',
  onError: 'log',
};

export const memberSuggest: Call = {
  id: 'member.suggest',
  method: 'GET',
  path: '/api/member/filter',
  variant: { segment: 'suggest' },
  permission: 'member.member.view',
  onError: 'return-status',
};

export const memberSummary: Call = {
  id: 'member.summary',
  method: 'GET',
  path: '/api/member/summary',
  permission: 'member.winloss.view',
  onError: 'return-status',
};

export const memberSummaryDetail: Call = {
  id: 'member.summary_detail',
  method: 'GET',
  path: '/api/member/summary_detail',
  permission: 'member.winloss.view',
  onError: 'return-status',
};

export const walletLogTypes: Call = {
  id: 'wallet.log_types',
  method: 'GET',
  path: '/api/system/wallet/log_types',
  permission: 'signed-in',
  onError: 'log',
};

export const walletTypes: Call = {
  id: 'wallet.types',
  method: 'GET',
  path: '/api/system/wallet/types',
  permission: 'signed-in',
  onError: 'log',
};
