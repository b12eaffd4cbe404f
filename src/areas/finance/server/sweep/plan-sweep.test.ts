import { describe, expect, test } from 'vitest';
import { asIs } from '#server/base/text-catalogue.ts';
import { isWithinHours } from './active-hours.ts';
import { drawBetween } from './draw.ts';
import { planSweep, type SweepDestination, type SweepTerms, type SweepWorld } from './plan-sweep.ts';

const baht = (amount: number) => BigInt(amount) * 100n;

const terms: SweepTerms = {
  method: 'priority',
  ceilingMin: baht(20_000),
  ceilingMax: baht(30_000),
  ceiling: baht(25_000),
  remainMin: 0n,
  remainMax: 0n,
  perTransferMax: baht(50_000),
  dailyMax: null,
  lastDestination: null,
};
const account = (id: number, balance: number, more: Partial<SweepDestination> = {}): SweepDestination => ({
  id,
  balance: baht(balance),
  room: null,
  closed: null,
  ...more,
});
const world: SweepWorld = {
  available: baht(26_000),
  sourceRoom: null,
  destinations: [account(7, 900), account(8, 100), account(9, 500)],
  movedByRule: 0n,
  movedByAll: 0n,
  maxPerDay: null,
};
const never = () => {
  throw new Error('nothing is drawn here');
};
const half = () => 0.5;

describe('when a sweep is due', () => {
  test('below the drawn ceiling nothing moves, and the ceiling stays', () => {
    const plan = planSweep(terms, { ...world, available: baht(24_999) }, never);
    expect(plan).toMatchObject({
      move: false,
      ceiling: baht(25_000),
      message: { th: 'ยอด 24,999.00 ยังไม่ถึง 25,000.00 บาท', en: 'The balance of 24,999.00 is below 25,000.00 baht' },
    });
  });
  test('at the ceiling it moves', () => {
    expect(planSweep(terms, { ...world, available: baht(25_000) }, half)).toMatchObject({ move: true });
  });
  test('whatever is drawn, the upper ceiling is enough', () => {
    const drawn = { ...terms, ceiling: null };
    expect(planSweep(drawn, { ...world, available: terms.ceilingMax }, () => 0.999999)).toMatchObject({ move: true });
  });
  test('a ceiling that the rule no longer allows is drawn again', () => {
    const plan = planSweep({ ...terms, ceiling: baht(90_000) }, { ...world, available: baht(100) }, () => 0);
    expect(plan).toMatchObject({ move: false, ceiling: terms.ceilingMin });
  });
});

describe('how much', () => {
  const amountOf = (more: Partial<SweepTerms>, around: Partial<SweepWorld> = {}) => {
    const plan = planSweep({ ...terms, ...more }, { ...world, ...around }, half);
    return plan.move ? plan.amount : plan.message.th;
  };
  test('everything but what is left behind', () => {
    expect(amountOf({})).toBe(baht(26_000));
    expect(amountOf({ remainMin: baht(100), remainMax: baht(100) })).toBe(baht(25_900));
    expect(amountOf({ remainMin: 0n, remainMax: 200n })).toBe(baht(26_000) - 100n);
  });
  test.each([
    ['at once', { perTransferMax: baht(5_000) }, {}],
    ['a day of the rule', { dailyMax: baht(12_000) }, { movedByRule: baht(7_000) }],
    ['a day of all', {}, { maxPerDay: baht(105_000), movedByAll: baht(100_000) }],
    ['what may leave the account', {}, { sourceRoom: baht(5_000) }],
  ])('never more than the limit: %s', (_name, more, around) => {
    expect(amountOf(more, around)).toBe(baht(5_000));
  });
  test('a limit that is used up says which', () => {
    expect(amountOf({ dailyMax: baht(100) }, { movedByRule: baht(100) })).toBe('เต็มวงเงินต่อวันของกฎแล้ว');
    expect(amountOf({}, { maxPerDay: baht(100), movedByAll: baht(100) })).toBe('เต็มวงเงินโยกต่อวันของระบบแล้ว');
    expect(amountOf({}, { sourceRoom: 0n })).toBe('เต็มวงเงินโอนออกต่อวันของบัญชีแล้ว');
  });
});

describe('where to', () => {
  const destinationOf = (more: Partial<SweepTerms>, around: Partial<SweepWorld> = {}, draw = half) => {
    const plan = planSweep({ ...terms, ...more }, { ...world, ...around }, draw);
    return plan.move ? plan.destination : plan.message.th;
  };
  test('in the order of the rule, passing over what is closed or full', () => {
    expect(destinationOf({ method: 'priority' })).toBe(7);
    const destinations = [account(7, 1, { closed: asIs('ปิด') }), account(8, 1, { room: baht(25_999) }), account(9, 1)];
    expect(destinationOf({ method: 'priority' }, { destinations })).toBe(9);
  });
  test('the lowest balance', () => {
    expect(destinationOf({ method: 'lowest' })).toBe(8);
  });
  test('each in turn, after the one before', () => {
    expect(destinationOf({ method: 'rotate', lastDestination: null })).toBe(7);
    expect(destinationOf({ method: 'rotate', lastDestination: 7 })).toBe(8);
    expect(destinationOf({ method: 'rotate', lastDestination: 9 })).toBe(7);
    expect(destinationOf({ method: 'rotate', lastDestination: 44 })).toBe(7);
    const destinations = [account(7, 1), account(8, 1, { closed: asIs('ปิด') }), account(9, 1)];
    expect(destinationOf({ method: 'rotate', lastDestination: 7 }, { destinations })).toBe(9);
  });
  test('at random, each of them sometimes', () => {
    const seen = [0, 0.34, 0.99].map((at) => destinationOf({ method: 'random' }, {}, () => at));
    expect(seen).toEqual([7, 8, 9]);
  });
  test('none is a reason, not an error', () => {
    const destinations = [account(7, 1, { closed: asIs('บัญชีปลายทางปิด') })];
    expect(destinationOf({}, { destinations })).toBe('ไม่มีบัญชีปลายทางที่รับได้: บัญชีปลายทางปิด');
  });
});

test('a draw stays within both ends', () => {
  expect(drawBetween(5n, 5n, never)).toBe(5n);
  expect(drawBetween(5n, 7n, () => 0)).toBe(5n);
  expect(drawBetween(5n, 7n, () => 0.999999)).toBe(7n);
});

test.each([
  ['2026-01-31T23:00:00Z', '06:00', '23:30', true], // 06:00 in Bangkok
  ['2026-01-31T22:59:59Z', '06:00', '23:30', false],
  ['2026-01-31T16:30:00Z', '06:00', '23:30', false], // 23:30
  ['2026-01-31T16:00:00Z', '22:00', '06:00', true], // 23:00
  ['2026-01-31T22:59:59Z', '22:00', '06:00', true],
  ['2026-01-31T23:00:00Z', '22:00', '06:00', false],
  ['2026-01-31T05:00:00Z', null, null, true],
])('%s is between %s and %s: %s', (at, from, to, is) => {
  expect(isWithinHours(new Date(at), from, to)).toBe(is);
});
