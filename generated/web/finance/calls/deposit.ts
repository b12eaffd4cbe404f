// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const depositCandidates: Call = { id: 'deposit.candidates', method: 'GET', path: '/api/system/deposit/candidates', permission: 'finance.suspicious.view', onError: 'log', extension: true };

export const depositContext: Call = { id: 'deposit.context', method: 'GET', path: '/api/system/deposit/context', permission: 'finance.deposit.view', onError: 'log', extension: true };

export const depositList: Call = { id: 'deposit.list', method: 'GET', path: '/api/system/deposit/list', permission: 'finance.deposit.view', onError: 'log' };

export const depositMatch: Call = {
  id: 'deposit.match',
  method: 'POST',
  path: '/api/system/deposit/match',
  permission: 'finance.suspicious.match',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/deposit/candidates', '/api/system/deposit/context', '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions', '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

export const depositMatchVerdict: Call = { id: 'deposit.match.verdict', method: 'GET', path: '/api/system/deposit/match/verdict', permission: 'finance.suspicious.match', onError: 'log', extension: true };

export const depositMemberItems: Call = { id: 'deposit.member_items', method: 'GET', path: '/api/system/deposit/members', permission: 'finance.suspicious.view', onError: 'log', extension: true };

export const depositRawTransactions: Call = { id: 'deposit.raw_transactions', method: 'GET', path: '/api/system/deposit/raw_transactions', permission: 'finance.deposit.view', onError: 'log' };

export const depositReopen: Call = {
  id: 'deposit.reopen',
  method: 'POST',
  path: '/api/system/deposit/reopen',
  permission: 'finance.suspicious.reopen',
  onError: 'log',
  invalidates: [
    '/api/system/deposit/candidates', '/api/system/deposit/context', '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions', '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

export const depositReverse: Call = {
  id: 'deposit.reverse',
  method: 'POST',
  path: '/api/system/deposit/reverse',
  permission: 'finance.deposit.reverse',
  onError: 'log',
  money: true,
  invalidates: ['/api/system/deposit/context', '/api/system/deposit/list', '/api/system/deposit/transactions'],
  extension: true,
};

export const depositReverseVerdict: Call = { id: 'deposit.reverse.verdict', method: 'GET', path: '/api/system/deposit/reverse/verdict', permission: 'finance.deposit.reverse', onError: 'log', extension: true };

export const depositReview: Call = {
  id: 'deposit.review',
  method: 'POST',
  path: '/api/system/deposit/suspicious/review',
  permission: 'finance.suspicious.review',
  onError: 'log',
  invalidates: [
    '/api/system/deposit/context', '/api/system/deposit/list', '/api/system/deposit/raw_transactions',
    '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

export const depositTransactions: Call = { id: 'deposit.transactions', method: 'GET', path: '/api/system/deposit/transactions', permission: 'finance.deposit.view', onError: 'log' };

export const depositUnmatch: Call = {
  id: 'deposit.unmatch',
  method: 'POST',
  path: '/api/system/deposit/unmatch',
  permission: 'finance.suspicious.unmatch',
  onError: 'log',
  money: true,
  invalidates: [
    '/api/system/deposit/candidates', '/api/system/deposit/context', '/api/system/deposit/list',
    '/api/system/deposit/raw_transactions', '/api/system/deposit/transactions',
  ],
  extension: true,
  key: 'raw_ref',
};

export const depositUnmatchVerdict: Call = { id: 'deposit.unmatch.verdict', method: 'GET', path: '/api/system/deposit/unmatch/verdict', permission: 'finance.suspicious.unmatch', onError: 'log', extension: true };
