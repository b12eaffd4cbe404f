import { expect, test } from 'vitest';
import { nameOf } from './read.ts';

test('an account without a nickname goes by its number', () => {
  expect(nameOf({ nickname: null, account_no: '9990000001' })).toBe('9990000001');
});
