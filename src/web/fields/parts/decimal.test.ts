import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDecimal, readDecimal, signOf, trimZeros } from './decimal.ts';
import { parseDecimal } from './typed-decimal.ts';

describe('decimal strings', () => {
  test.each([
    ['1,250.5', 2, '1250.50'],
    ['1250', 2, '1250.00'],
    ['฿ 1,250.50', 2, '1250.50'],
    ['๑,๒๕๐.๕', 2, '1250.50'],
    ['.5', 2, '0.50'],
    ['007', 2, '7.00'],
    ['-30.5', 2, '-30.50'],
    ['-0', 2, '0.00'],
    ['99,999,999.99', 2, '99999999.99'],
    ['12.3456', 4, '12.3456'],
    ['1,234', 0, '1234'],
  ])('%s with %i places is %s', (typed, places, wire) => {
    expect(parseDecimal(typed, places)).toBe(wire);
  });

  test.each(['', '-', '.', '1.234', '1e3', '0x10', 'Infinity', '1.2.3', 'abc', '--1'])('%j is no money', (typed) => {
    expect(parseDecimal(typed, 2)).toBeUndefined();
  });

  test('no float touches the value: every satang survives the way to the screen and back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -9_999_999_999n, max: 9_999_999_999n }), (satang) => {
        const digits = String(satang < 0n ? -satang : satang).padStart(3, '0');
        const wire = `${satang < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(parseDecimal(formatDecimal(wire, 2), 2)).toBe(wire);
      }),
    );
    expect(formatDecimal('28999999.99', 2)).toBe('28,999,999.99');
  });

  test('shows what is stored', () => {
    expect(formatDecimal('1250.5', 2)).toBe('1,250.50');
    expect(formatDecimal('0.005', 2)).toBe('0.005');
    expect(trimZeros('12.5000')).toBe('12.5');
    expect(trimZeros('100')).toBe('100');
    expect([signOf('-0.00'), signOf('-0.01'), signOf('3')]).toEqual([0, -1, 1]);
  });

  test('reads nothing but decimals of a sane length', () => {
    expect(readDecimal('1250.00')).toBe('1250.00');
    for (const stray of ['1e3', ' 5 ', 'NaN', 0.1, null, {}, [], '9'.repeat(1_000_000)]) {
      expect(readDecimal(stray)).toBeUndefined();
    }
  });
});
