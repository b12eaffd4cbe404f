import { expect, test } from 'vitest';
import { isAllowedIp } from './reach.ts';

test('an empty list lets everybody in, any other only those in it', () => {
  expect(isAllowedIp('203.0.113.9', null)).toBe(true);
  expect(isAllowedIp('203.0.113.9', [])).toBe(true);
  expect(isAllowedIp('203.0.113.9', ['203.0.113.0/24'])).toBe(true);
  expect(isAllowedIp('::ffff:203.0.113.9', ['203.0.113.9'])).toBe(true);
  expect(isAllowedIp('2001:db8::7', ['2001:db8::/32'])).toBe(true);
  expect(isAllowedIp('203.0.114.9', ['203.0.113.0/24'])).toBe(false);
  expect(isAllowedIp('2001:db9::7', ['2001:db8::/32'])).toBe(false);
  expect(isAllowedIp('not an address', ['0.0.0.0/0'])).toBe(false);
  expect(isAllowedIp('203.0.113.9', ['nonsense'])).toBe(false);
});
