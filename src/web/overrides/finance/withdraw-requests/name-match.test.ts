import { expect, it } from 'vitest';
import { matchNames } from './name-match.ts';

it.each([
  ['นาย สมชาย ใจดี', 'สมชาย  ใจดี', 'same'],
  ['นายสมชาย ใจดี', 'สมชาย ใจดี', 'same'],
  ['MR. SOMCHAI JAIDEE', 'Somchai Jaidee', 'same'],
  ['สมชาย ใจ', 'สมชาย ใจดี', 'similar'],
  ['สมหญิง ใจดี', 'สมชาย ใจดี', 'different'],
  ['', 'สมชาย ใจดี', 'different'],
  ['สม\u200Bชาย ใจดี', 'สมชาย ใจดี', 'same'],
] as const)('%s beside %s is %s', (account, member, match) => {
  expect(matchNames(account, member)).toBe(match);
});
