import { expect, test } from 'vitest';
import { figuresOf, mayCome } from './card-figures.ts';

const money = (name: string) => ({ name, kind: 'money', label: { th: name, en: name } }) as const;
const reply = (totals: Readonly<Record<string, string>> | null, total = 0) =>
  ({ error: 0, data: [], total, page: 1, limit: 20, totals, server_time: '2026-01-31T05:00:00Z' }) as const;
const context = { language: 'en', buddhist: false } as const;
const shown = (...args: Parameters<typeof figuresOf> extends [infer C, infer R, ...unknown[]] ? [C, R] : never) => {
  const { figures, tone } = figuresOf(args[0], args[1], context, (text) => text.en);
  return [figures.map(({ value }) => value).join(), tone];
};

const cost = { parts: [{ field: money('paid') }, { field: money('got'), less: true }], gain: 'player' } as const;

test('a card of sums takes off what has a minus, to the satang, and shows whose gain it is', () => {
  expect(shown(cost, reply({ paid: '0.30', got: '0.10' }))).toEqual(['0.20', 'danger']);
  expect(shown(cost, reply({ paid: '1.00', got: '3.50' }))).toEqual(['-2.50', 'success']);
});

test.each(['player', 'company'] as const)('nothing is nobody’s gain, whoever would have it: the %s', (gain) => {
  expect(shown({ ...cost, gain }, reply({ paid: '1.00', got: '1.00' }))).toEqual(['0.00', undefined]);
});

test('a card of a ratio is of two sums, or of the number of rows', () => {
  expect(shown({ part: 'some' }, reply({ some: '3' }, 8))).toEqual(['37.5%', undefined]);
  expect(shown({ part: 'some', whole: 'all' }, reply({ some: '3', all: '4' }))).toEqual(['75.0%', undefined]);
  expect(shown({ part: 'some' }, reply({ some: '0' }, 0))).toEqual(['–', undefined]);
});

test('there is no card of sums that the server does not give', () => {
  expect([mayCome(cost, undefined), mayCome(cost, reply({ paid: '1.00' })), mayCome(cost, reply(null))]).toEqual([
    true,
    false,
    false,
  ]);
});
