import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import type { Filter } from './filter.ts';
import {
  effectiveValues,
  type ListShape,
  type ListState,
  parseList,
  parseSort,
  toQuery,
  writeList,
} from './list-query.ts';

const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: { th: name, en: name },
  ...more,
});
const options = ['pending', 'verified', 'success'].map((value) => ({ value, label: { th: value, en: value } }));
const filters: readonly Filter[] = [
  {
    name: 'status',
    operator: 'in',
    params: ['status'],
    field: field('status', 'enum', { options }),
    initial: 'pending',
  },
  {
    name: 'date',
    operator: 'between',
    params: ['date_from', 'date_to'],
    field: field('at', 'datetime'),
    initial: 'today',
    maxDays: 31,
  },
  { name: 'amount', operator: 'between', params: ['amount_min', 'amount_max'], field: field('amount', 'money') },
  { name: 'agent_id', operator: 'in', params: ['agent_id'], field: field('agent_id', 'ref') },
  { name: 'mine', operator: 'eq', params: ['mine'], field: field('mine', 'boolean') },
  { name: 'name', operator: 'contains', params: ['name'], field: field('name', 'string') },
  { name: 'q', operator: 'search', params: ['q'], field: field('q', 'string') },
];
const shape: ListShape = { filters, sortable: ['at', 'amount', 'name'], sort: '-at', limit: 20 };
const today = '2026-03-01';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const words = fc
  .string({ unit: fc.constantFrom(...'กขคง้ abcXYZ019%&=+#?/,"<>'), minLength: 2, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text.length >= 2);
const money = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((satang) => (satang / 100).toFixed(2));
const values = fc.record(
  {
    status: fc.oneof(
      fc.constant(''),
      fc.subarray(['pending', 'verified', 'success'], { minLength: 1 }).map((list) => list.join(',')),
    ),
    date_from: day,
    date_to: day,
    amount_min: money,
    amount_max: money,
    agent_id: fc
      .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 4 })
      .map((ids) => ids.join(',')),
    mine: fc.constantFrom('true', 'false'),
    name: words,
    q: words,
  },
  { requiredKeys: [] },
);
const sort = fc
  .subarray(['at', 'amount', 'name'], { minLength: 1 })
  .chain((names) => fc.tuple(...names.map((name) => fc.boolean().map((descending) => ({ field: name, descending })))));
const states: fc.Arbitrary<ListState> = fc.record({
  page: fc.integer({ min: 1, max: 900 }),
  limit: fc.constantFrom(20, 50, 100, 200),
  sort,
  values,
});

describe('the list-query codec', () => {
  it('writes a state so that reading it gives the same state', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parseList(writeList(state, shape), shape)).toEqual(state);
      }),
      { numRuns: 2000 },
    );
  });

  it('writes the same text again for what it read (one spelling a state)', () => {
    fc.assert(
      fc.property(states, (state) => {
        const once = writeList(state, shape);
        expect(writeList(parseList(once, shape), shape, once)).toBe(once);
      }),
    );
  });

  it('reads anything without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters(), fc.string({ unit: 'grapheme' })), (text) => {
        const state = parseList(text, shape);
        expect(state.page).toBeGreaterThanOrEqual(1);
        expect(parseList(writeList(state, shape), shape)).toEqual(state);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out default values', () => {
    expect(writeList(parseList('', shape), shape)).toBe('');
    expect(writeList(parseList('page=1&limit=20&sort=-at', shape), shape)).toBe('');
  });

  it('keeps foreign parameters as they were written', () => {
    const search = '?tab=ก+ข&id=12&page=3&utm=%E0%B8%81&%zz=1';
    expect(writeList({ ...parseList(search, shape), page: 4 }, shape, search)).toBe(
      'tab=ก+ข&id=12&utm=%E0%B8%81&%zz=1&page=4',
    );
  });

  it('ignores what it does not understand', () => {
    const state = parseList(
      'page=0&limit=9999&sort=secret,-amount,amount&status=pending,hacked&date_from=2026-02-30&amount_min=1e3&amount_max=12.345&agent_id=1;drop&mine=yes&q=a&name=%00',
      shape,
    );
    expect(state).toEqual({
      page: 1,
      limit: 20,
      sort: [{ field: 'amount', descending: true }],
      values: { status: 'pending' },
    });
  });

  it('joins repeated parameters', () => {
    expect(parseList('status=pending&status=success', shape).values.status).toBe('pending,success');
  });

  it('sends everything outright, initial values included', () => {
    expect(toQuery(parseList('', shape), shape, today)).toEqual({
      page: '1',
      limit: '20',
      sort: '-at',
      status: 'pending',
      date_from: today,
      date_to: today,
    });
  });

  it('sends no restriction where the address says so, and does not let a bounded range be unbounded', () => {
    const values = effectiveValues(parseList('status=&date_from=&date_to=', shape), shape, today);
    expect(values).toEqual({ date_from: today, date_to: today });
  });

  it('accepts only sortable fields', () => {
    expect(parseSort('-at,evil,at,name', shape.sortable)).toEqual([
      { field: 'at', descending: true },
      { field: 'name', descending: false },
    ]);
  });
});

describe('a filter of moments that begins with the last hour', () => {
  const moments = filters.map((filter) => (filter.name === 'date' ? { ...filter, initial: 'lastHour' } : filter));
  const sliding: ListShape = { ...shape, filters: moments };

  it('asks for it by its word, and for days once some are said', () => {
    expect(toQuery(parseList('', sliding), sliding, today)).toMatchObject({ date_from: 'lastHour' });
    const days = toQuery(parseList('date_from=2026-02-01', sliding), sliding, today);
    expect(days).toMatchObject({ date_from: '2026-02-01' });
    expect(days).not.toHaveProperty('date_to');
  });

  it('takes the word where it begins with it, at the first end alone', () => {
    expect(parseList('date_from=lastHour', sliding).values).toEqual({ date_from: 'lastHour' });
    expect(parseList('date_to=lastHour', sliding).values).toEqual({});
    expect(parseList('date_from=lastHour', shape).values).toEqual({});
  });
});
