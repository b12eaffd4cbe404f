import { expect, test } from 'vitest';
import { asIs } from '#server/base/text-catalogue.ts';
import { planReplenish, type ReplenishSource, type ReplenishTerms, type ReplenishWorld } from './plan-replenish.ts';

const baht = (amount: number) => BigInt(amount) * 100n;
const now = new Date('2026-01-31T05:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

const terms: ReplenishTerms = {
  mode: 'auto',
  minBalance: baht(10_000),
  targetBalance: baht(50_000),
  perTransferMax: baht(100_000),
  dailyMax: null,
  cooldownMinutes: 5,
  filledAt: null,
};
const source = (id: number, available: number, more: Partial<ReplenishSource> = {}): ReplenishSource => ({
  id,
  available: baht(available),
  room: null,
  closed: null,
  ...more,
});
const world: ReplenishWorld = {
  now,
  balance: baht(8_200),
  filledToday: 0n,
  sources: [source(3, 10_000), source(4, 90_000), source(5, 900_000)],
};
const plan = (more: Partial<ReplenishTerms> = {}, around: Partial<ReplenishWorld> = {}) =>
  planReplenish({ ...terms, ...more }, { ...world, ...around });

test('an account that has enough is left alone', () => {
  expect(plan({}, { balance: baht(10_000) })).toEqual({ action: 'none' });
  expect(plan({}, { balance: baht(10_000) - 1n })).toMatchObject({ action: 'transfer', needed: baht(40_000) + 1n });
});
test('the first source with enough money fills it up', () => {
  expect(plan()).toEqual({ action: 'transfer', needed: baht(41_800), amount: baht(41_800), source: 4 });
});
test('a source that is closed or at its limit is passed over', () => {
  const sources = [
    source(3, 90_000, { closed: asIs('ปิด') }),
    source(4, 90_000, { room: baht(41_799) }),
    source(5, 90_000),
  ];
  expect(plan({}, { sources })).toMatchObject({ source: 5 });
});
test('no source is a reason that says how much is missing', () => {
  expect(plan({}, { sources: [source(3, 10_000)] })).toMatchObject({
    action: 'skipped',
    result: 'no_source',
    message: {
      th: 'ต้องใช้ 41,800.00 บาท ต้นทางมีมากที่สุด 10,000.00 บาท',
      en: '41,800.00 baht are needed, and no source has more than 10,000.00 baht',
    },
  });
  const sources = [source(3, 90_000, { closed: asIs('บัญชีต้นทางถูกอายัด') })];
  expect(plan({}, { sources })).toMatchObject({ result: 'no_source', message: { th: 'บัญชีต้นทางถูกอายัด' } });
});
test('it rests between two fillings', () => {
  expect(plan({ filledAt: ago(4) })).toMatchObject({
    result: 'cooldown',
    message: { th: 'เติมไปแล้ว รออีก 1 นาที', en: 'Filled lately: 1 minute to wait' },
  });
  expect(plan({ filledAt: ago(5) })).toMatchObject({ action: 'transfer' });
});
test('limits of one filling and of the day', () => {
  expect(plan({ perTransferMax: baht(5_000) })).toMatchObject({ amount: baht(5_000), source: 3 });
  expect(plan({ dailyMax: baht(60_000) }, { filledToday: baht(40_000) })).toMatchObject({ amount: baht(20_000) });
  expect(plan({ dailyMax: baht(60_000) }, { filledToday: baht(60_000) })).toMatchObject({ result: 'limit' });
});
test('a ticket asks a person, whatever the sources hold', () => {
  expect(plan({ mode: 'ticket' }, { sources: [] })).toEqual({
    action: 'ticket',
    needed: baht(41_800),
    amount: baht(41_800),
  });
});
