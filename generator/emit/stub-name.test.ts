import { expect, test } from 'vitest';
import { stubName } from './stub-name.ts';

test.each([
  ['finance', '/finance/withdraw_requests', 'withdraw_requests'],
  ['vizpay', '/vizpay/account/add', 'account-add'],
  ['banner', '/banner', 'index'],
  ['home', '/', 'index'],
  ['member', '/affiliate', 'affiliate'],
])('%s %s', (area, path, name) => {
  expect(stubName(area, path)).toBe(name);
});

test('a route cannot leave its folder', () => {
  expect(() => stubName('x', '/..')).toThrow('gives no file name');
});
