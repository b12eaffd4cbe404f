import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bangkokDay, daysIn, isUsableDay, isUsableMoment, rangeOfDays, rangeOfPreset, startOfDay } from './time.ts';

const moments = fc.date({ min: new Date('2000-01-02'), max: new Date('2100-12-30'), noInvalidDate: true });

describe('time', () => {
  test('a day changes at 17:00 UTC', () => {
    expect(bangkokDay(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(bangkokDay(new Date('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
  });

  test('every moment lies in the range of its own day and of no neighbour', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = bangkokDay(moment);
        const { from, to } = rangeOfDays(day, day);
        return from <= moment && moment < to && to.getTime() - from.getTime() === 86_400_000;
      }),
    );
  });

  test('neighbouring days touch without overlapping', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const { from, to } = rangeOfDays(bangkokDay(moment), bangkokDay(moment));
        return (
          bangkokDay(from) === bangkokDay(moment) &&
          bangkokDay(new Date(from.getTime() - 1)) !== bangkokDay(moment) &&
          bangkokDay(to) !== bangkokDay(moment)
        );
      }),
    );
  });

  test('presets', () => {
    const now = new Date('2026-03-01T18:00:00Z'); // the 2nd in Bangkok
    expect(rangeOfPreset('today', now)?.from).toEqual(startOfDay('2026-03-02'));
    expect(rangeOfPreset('yesterday', now)).toEqual(rangeOfDays('2026-03-01', '2026-03-01'));
    expect(rangeOfPreset('last7', now)).toEqual(rangeOfDays('2026-02-24', '2026-03-02'));
    expect(rangeOfPreset('lastMonth', now)).toEqual(rangeOfDays('2026-02-01', '2026-02-28'));
    expect(rangeOfPreset('never', now)).toBeUndefined();
    expect(daysIn({ from: '2024-02-01', to: '2024-03-01' })).toBe(30);
  });

  test('only years that can be meant are taken', () => {
    expect(isUsableDay('2026-02-28')).toBe(true);
    for (const day of [
      '2569-11-20',
      '1999-12-31',
      '2101-01-01',
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '0000-01-01',
    ]) {
      expect(isUsableDay(day), day).toBe(false);
    }
    expect(isUsableMoment('2026-02-28T01:02:03.004Z')).toBe(true);
    for (const moment of ['2569-01-01T00:00:00Z', '2026-01-01T00:00:00+07:00', '2026-01-01', '2026-01-01T24:00:00Z']) {
      expect(isUsableMoment(moment), moment).toBe(false);
    }
  });
});
