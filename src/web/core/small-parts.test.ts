import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillLink } from '#contract/fill-link.ts';
import { createRowStore, rowFlags } from './row-store.ts';
import { screenPhase } from './screen-phase.ts';
import { toggle } from './selection.ts';
import { serverNow, syncClock } from './server-clock.ts';
import { sumDecimals } from './sum.ts';
import { fillText } from './template.ts';

describe('sums', () => {
  it('are exact', () => {
    expect(sumDecimals(['0.10', '0.20', '-1000.05', null, 'abc', 3])).toBe('-996.75');
    expect(sumDecimals([])).toBe('0.00');
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })), (amounts) => {
        const text = (satang: bigint) =>
          `${satang < 0n ? '-' : ''}${String(satang < 0n ? -satang : satang)
            .padStart(3, '0')
            .replace(/(\d\d)$/, '.$1')}`;
        const sum = amounts.reduce((total, amount) => total + amount, 0n);
        expect(sumDecimals(amounts.map(text))).toBe(text(sum));
      }),
    );
  });
});

describe('sums of what is no amount, or a long one', () => {
  it.each([
    ['1.', '0.00'],
    ['.5', '0.00'],
    ['-', '0.00'],
    ['', '0.00'],
    ['--1', '0.00'],
    ['1.2.3', '0.00'],
    ['1e5', '0.00'],
    ['1.23456', '0.00'],
    ['-7', '-7.00'],
    ['1.5', '1.50'],
    ['0.0001', '0.0001'],
    ['-99999999.999', '-99999999.999'],
    ['123456789012345678901234567890.1234', '123456789012345678901234567890.1234'],
  ])('%s', (text, sum) => {
    expect(sumDecimals([text])).toBe(sum);
    expect(sumDecimals([text, '0.00'])).toBe(sum);
  });
  it('stay exact beyond what a number holds', () => {
    expect(sumDecimals(Array.from({ length: 20_000 }, () => '999999999.99'))).toBe('19999999999800.00');
    expect(sumDecimals(Array.from({ length: 20_000 }, () => '-999999999.99'))).toBe('-19999999999800.00');
    expect(sumDecimals(['0.0001', '999999999999'])).toBe('999999999999.0001');
    expect(sumDecimals(['0.0001', ...Array.from({ length: 50 }, () => '99999999999')])).toBe('4999999999950.0001');
  });
});

describe('templates', () => {
  it('encode what goes into an address and refuse a gap', () => {
    expect(fillLink('/a?id={id}&n={name}', { id: 4, name: 'ก&b=c' })).toBe('/a?id=4&n=%E0%B8%81%26b%3Dc');
    expect(fillLink('/a?id={id}', { id: null })).toBeUndefined();
    expect(fillText('โอน {amount} ให้ {who}', (name) => `<${name}>`)).toBe('โอน <amount> ให้ <who>');
  });
});

describe('screen phase', () => {
  const base = { allowed: true, hasData: true, isValidating: false };
  it.each([
    ['forbidden', { ...base, allowed: false }],
    ['forbidden', { ...base, hasData: false, errorCode: 403 }],
    ['missing', { ...base, errorCode: 404 }],
    ['loading', { ...base, hasData: false, isValidating: true }],
    ['failed', { ...base, hasData: false, errorCode: 500 }],
    ['stale', { ...base, errorCode: 500, count: 3 }],
    ['empty', { ...base, count: 0 }],
    ['refreshing', { ...base, count: 3, isValidating: true }],
    ['ready', { ...base, count: 3 }],
  ] as const)('is %s', (phase, input) => {
    expect(screenPhase(input)).toBe(phase);
  });
});

describe('row store', () => {
  it('changes the flags of the row that was ticked, and no other', () => {
    const store = createRowStore();
    const before = ['1', '2'].map(store.flags);
    store.setSelection(toggle(store.selection(), '2'));
    expect(['1', '2'].map(store.flags)).toEqual([before[0], rowFlags.selected]);
  });
});

describe('server clock', () => {
  it('corrects a clock that is a day off, and leaves the network its seconds', () => {
    const now = Date.parse('2026-03-01T00:00:00Z');
    syncClock('2026-03-02T00:00:00Z', now);
    expect(serverNow(now).toISOString()).toBe('2026-03-02T00:00:00.000Z');
    syncClock('2026-03-01T00:00:05Z', now);
    expect(serverNow(now).toISOString()).toBe('2026-03-01T00:00:00.000Z');
    syncClock('nonsense', now);
    expect(serverNow(now).toISOString()).toBe('2026-03-01T00:00:00.000Z');
  });
});
