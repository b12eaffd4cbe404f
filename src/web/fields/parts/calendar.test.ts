import { describe, expect, test } from 'vitest';
import { bangkokDay, dayText, isDay, momentText } from './calendar.ts';
import { addDays, daySpan, momentOf, parseClock, parseDay, parseMoment } from './typed-calendar.ts';

describe('days', () => {
  test('BE and CE agree on each of 36,525 days, 29 February included', () => {
    let day = '2000-01-01';
    let leapDays = 0;
    for (let i = 0; i < 36_525; i++) {
      if (day.endsWith('-02-29')) leapDays += 1;
      const be = dayText(day, true);
      if (parseDay(be, true) !== day || parseDay(dayText(day, false), false) !== day) expect.fail(day);
      // The eras cannot be confused, whichever is shown.
      if (parseDay(be, false) !== day || parseDay(dayText(day, false), true) !== day) expect.fail(day);
      if (Number(be.slice(-4)) !== Number(day.slice(0, 4)) + 543) expect.fail(day);
      day = addDays(day, 1);
    }
    expect(day).toBe('2100-01-01');
    expect(leapDays).toBe(25);
  });

  test.each([
    ['31/1/2569', true, '2026-01-31'],
    ['31-01-2026', false, '2026-01-31'],
    ['31.1.2569', false, '2026-01-31'],
    ['31012569', true, '2026-01-31'],
    ['๓๑/๐๑/๒๕๖๙', true, '2026-01-31'],
    ['31/01/69', true, '2026-01-31'],
    ['31/01/26', false, '2026-01-31'],
    ['2026-01-31', true, '2026-01-31'],
    ['29/02/2567', true, '2024-02-29'],
  ])('%s typed with BE=%s is %s', (typed, buddhist, day) => {
    expect(parseDay(typed, buddhist)).toBe(day);
  });

  test.each(['29/02/2566', '31/04/2569', '00/01/2569', '31/13/2569', '1/1/1000', '1/1/2300', 'พรุ่งนี้', '31/01', ''])(
    '%j is no day',
    (typed) => {
      expect(parseDay(typed, true)).toBeUndefined();
    },
  );

  test('rejects what only looks like a day', () => {
    expect(isDay('2023-02-29')).toBe(false);
    expect(isDay('2569-01-31')).toBe(false);
  });

  test('counts both ends', () => {
    expect(daySpan('2026-01-01', '2026-01-31')).toBe(31);
  });
});

describe('moments are Bangkok, whatever the zone of the machine', () => {
  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC', 'Asia/Bangkok'])('%s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(momentText('2026-01-31T07:05:09.000Z', false)).toBe('31/01/2026 14:05:09');
      expect(momentText('2026-01-31T07:05:09.000Z', true)).toBe('31/01/2569 14:05:09');
      expect(bangkokDay('2026-01-20T16:59:59.999Z')).toBe('2026-01-20');
      expect(bangkokDay('2026-01-20T17:00:00.000Z')).toBe('2026-01-21');
      expect(momentOf('2026-01-31', '14:05:09')).toBe('2026-01-31T07:05:09.000Z');
      expect(parseMoment('31/01/2569 14:05', true)).toBe('2026-01-31T07:05:00.000Z');
      expect(parseMoment('31/01/2569', true)).toBe('2026-01-30T17:00:00.000Z');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test('clocks', () => {
    expect(parseClock('9.30')).toBe('09:30:00');
    expect(parseClock('1405')).toBe('14:05:00');
    expect(parseClock('24:00')).toBeUndefined();
    expect(parseMoment('31/01/2569 25:00', true)).toBeUndefined();
  });
});
