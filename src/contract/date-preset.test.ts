import { describe, expect, it } from 'vitest';
import { bangkokToday, presetDays } from './date-preset.ts';

describe('date presets', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7', '2026-02-23', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
  ])('%s on the first of March 2026', (preset, from, to) => {
    expect(presetDays(preset, '2026-03-01')).toEqual({ from, to });
  });

  it('crosses the year', () => {
    expect(presetDays('lastMonth', '2027-01-15')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('accepts no other words', () => {
    expect(presetDays('toString', '2026-03-01')).toBeUndefined();
  });

  it('changes the day at 17:00 UTC', () => {
    expect(bangkokToday(new Date('2026-02-20T16:59:59.999Z'))).toBe('2026-02-20');
    expect(bangkokToday(new Date('2026-02-20T17:00:00.000Z'))).toBe('2026-02-21');
  });
});
