import { expect, test } from 'vitest';
import { type Evidence, weigh } from './evidence.ts';

const nothing: Evidence = {
  name: 'unknown',
  account: undefined,
  request: undefined,
  earlier: 0,
  isUsual: false,
  sharers: 0,
  isActive: true,
};

test('a member without evidence has no points and no reasons', () => {
  expect(weigh(nothing)).toEqual({ score: 0, reasons: [] });
});

test('the score is the sum of its reasons, the weightiest first, within 0 and 100', () => {
  const { score, reasons } = weigh({ ...nothing, name: 'same', account: 'part', request: 'near', sharers: 2 });
  expect(reasons.map(({ code }) => code)).toEqual(['name_same', 'account_part', 'sharers', 'request_near']);
  expect(score).toBe(50);
  expect(weigh({ ...nothing, name: 'different', account: 'other', isActive: false }).score).toBe(0);
  expect(weigh({ ...nothing, name: 'same', account: 'whole', request: 'exact', earlier: 3, isUsual: true }).score).toBe(
    100,
  );
});

test('each thing that is better never scores less', () => {
  const score = (change: Partial<Evidence>) => weigh({ ...nothing, name: 'same', ...change }).score;
  expect(score({ account: 'whole' })).toBeGreaterThan(score({ account: 'part' }));
  expect(score({ account: 'part' })).toBeGreaterThan(score({}));
  expect(score({})).toBeGreaterThan(score({ account: 'other' }));
  expect(score({ request: 'exact' })).toBeGreaterThan(score({ request: 'same' }));
  expect(score({ request: 'same' })).toBeGreaterThan(score({ request: 'near' }));
  expect(score({ earlier: 1 })).toBeGreaterThan(score({}));
  expect(score({ sharers: 1 })).toBeLessThan(score({}));
});
