import { expect, test } from 'vitest';
import { isAllowed } from './allowed-address.ts';
import { isDifferentPayer } from './payer.ts';

test.each([
  ['สมชาย ใจดี', 'สมชาย ใจดี', false],
  ['นาย สมชาย  ใจดี', 'สมชาย ใจดี', false],
  ['น.ส. สมหญิง ใจ***', 'สมหญิง ใจดี', false],
  ['MR. SOMCHAI JAIDEE', 'Somchai Jaidee', false],
  [null, 'สมชาย ใจดี', false],
  ['สมศักดิ์ ใจดี', 'สมชาย ใจดี', true],
  ['สมศ*** ใจ', 'สมชาย ใจดี', true],
])('payer %s for member %s: is somebody else = %s', (payer, member, expected) => {
  expect(isDifferentPayer(payer, member)).toBe(expected);
});

test.each([
  [null, '203.0.113.9', true],
  [[], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.9', true],
  [['203.0.113.9'], '::ffff:203.0.113.9', true],
  [['203.0.113.0/24'], '203.0.113.200', true],
  [['203.0.113.0/24'], '203.0.114.1', false],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '203.0.113.9', false],
  [['203.0.113.9'], 'nowhere', false],
])('callback address list %j: %s is allowed = %s', (list, address, expected) => {
  expect(isAllowed(list, address)).toBe(expected);
});
