import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimal } from './decimal.ts';

const hundredths = (n: bigint) => {
  const digits = (n < 0n ? -n : n).toString().padStart(3, '0');
  return `${n < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('compares as integers of hundredths do, however large', () => {
  const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      // `+ 0`: nothing has no sign.
      expect(Math.sign(compareDecimal(hundredths(a), hundredths(b)) ?? Number.NaN) + 0).toBe(
        a < b ? -1 : a > b ? 1 : 0,
      );
    }),
  );
});

test.each([
  ['10.50', '9.99', 1],
  ['1.5', '1.50', 0],
  ['-0', '0.00', 0],
  ['007', '7', 0],
  ['-1', '0', -1],
  ['0.1', '0.09', 1],
])('%s against %s', (a, b, order) => {
  expect(Math.sign(compareDecimal(a, b) ?? Number.NaN)).toBe(order);
});

test.each(['', '1e3', '.5', '5.', '1,000', ' 1', 'abc'])('%j is no decimal', (text) => {
  expect(compareDecimal(text, '1')).toBeUndefined();
});
