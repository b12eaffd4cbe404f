import { expect, it } from 'vitest';
import type { Filter } from '#contract/filter.ts';
import { type ListShape, resolveDays } from '#contract/list-query.ts';
import { daysOf, keptQuery } from './kept-query.ts';

const label = { th: '', en: '' };
const filters: readonly Filter[] = [
  {
    name: 'date',
    field: { name: 'created_at', kind: 'datetime', label },
    operator: 'between',
    params: ['date_from', 'date_to'],
    initial: 'last7',
  },
  { name: 'q', field: { name: 'q', kind: 'string', label }, operator: 'search', params: ['q'] },
];
const shape: ListShape = { filters, sortable: ['amount'], groups: ['q'], sort: '-created_at', limit: 20 };
const today = '2026-11-30';
const state = { page: 3, limit: 50, sort: [{ field: 'amount', descending: true }], values: {}, chart: true };

it('says outright what a list begins with, leaves pages and pictures out, and keeps a choice of days as one', () => {
  const query = keptQuery({ ...state, values: { q: 'a b' } }, shape, today);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ date_from: '@last7', q: 'a b', sort: '-amount' });
  expect(daysOf(query, shape)).toBe('moving');
  expect(resolveDays(query, filters, '2027-01-02')).toEqual({
    ...{ date_from: '2026-12-27', date_to: '2027-01-02', q: 'a b', sort: '-amount' },
  });
});

it('leaves days that were typed as they are, and says so', () => {
  const values = { date_from: '2026-11-02', date_to: '2026-11-05' };
  const query = keptQuery({ ...state, values }, shape, today);
  expect(resolveDays(query, filters, '2027-01-02')).toMatchObject(values);
  expect(daysOf(query, shape)).toBe('fixed');
  expect(daysOf('q=a', shape)).toBe('none');
});

it('keeps what the rows are grouped by', () => {
  const query = keptQuery({ ...state, group: 'q' }, shape, today);
  expect(new URLSearchParams(query).get('group_by')).toBe('q');
});
