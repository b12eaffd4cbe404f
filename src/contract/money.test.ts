import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMoney, formatMoney, groupMoney, largestSatang, parseMoney, percentOf, satang } from './money.ts';

const amounts = fc.bigInt({ min: -largestSatang, max: largestSatang });

describe('money', () => {
  test('every amount survives the wire', () => {
    fc.assert(fc.property(amounts, (value) => parseMoney(formatMoney(value)) === value));
  });

  test('sums equal the oracle', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }), { maxLength: 50 }), (values) => {
        const sum = values.reduce((a, b) => a + b, 0n);
        return addMoney(...values.map(formatMoney)) === formatMoney(sum);
      }),
    );
  });

  test.each([
    ['0', 0n],
    ['0.1', 10n],
    ['0.29', 29n],
    ['1250.00', 125_000n],
    ['-30.50', -3050n],
    ['9999999999999.99', largestSatang],
  ])('%s is %s satang', (text, value) => {
    expect(parseMoney(text)).toBe(value);
  });

  test.each([
    '',
    ' ',
    ' 5',
    '5 ',
    '5\n',
    '+5',
    '-0',
    '-0.00',
    '00',
    '01',
    '.5',
    '5.',
    '5.005',
    '1e3',
    '1E3',
    '1_000',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '๕',
    '٥',
    '５',
    '5.0.0',
    '--5',
    '5-',
    '99999999999999',
    'null',
    '\u00005',
    '5\u200b',
  ])('%j is no amount', (text) => {
    expect(parseMoney(text)).toBeUndefined();
    expect(() => satang(text)).toThrow(RangeError);
  });

  test('no text outside the pattern is accepted', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const value = parseMoney(text);
        return value === undefined || Number(text) * 100 - Number(value) < 1e-3;
      }),
    );
  });

  test('shown with separators', () => {
    expect(groupMoney('1234567.5')).toBe('1,234,567.50');
    expect(groupMoney('-999')).toBe('-999.00');
    expect(groupMoney('-1000')).toBe('-1,000.00');
  });

  test('a percentage rounds half up, the same way on both sides of zero', () => {
    expect(percentOf(10_000n, '12.5000')).toBe(1250n);
    expect(percentOf(1n, '50')).toBe(1n);
    expect(percentOf(-1n, '50')).toBe(-1n);
    expect(percentOf(1n, '49.9999')).toBe(0n);
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 999_999 }), (amount, rate) => {
        const percent = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
        const error = percentOf(amount, percent) * 1_000_000n - amount * BigInt(rate);
        return (error < 0n ? -error : error) <= 500_000n && percentOf(-amount, percent) === -percentOf(amount, percent);
      }),
    );
  });
});
