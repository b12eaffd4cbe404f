import { describe, expect, it } from 'vitest';
import type { Field } from '#contract/field.ts';
import { type ListShape, parseList } from '#contract/list-query.ts';
import type { Column } from '#contract/screen.ts';
import { defaultLayout } from './column-layout.ts';
import { putView, viewQuery } from './edit-views.ts';
import { keepViews, openView, readViews, type SavedView, showsView } from './saved-views.ts';

const at: Field = { name: 'at', kind: 'datetime', label: { th: 'at', en: 'at' } };
const columns: readonly Column[] = [at];
const shape: ListShape = {
  filters: [
    { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: at },
    { name: 'name', operator: 'contains', params: ['name'], field: { ...at, kind: 'string' } },
  ],
  sortable: ['at'],
  sort: '-at',
  limit: 20,
};
const view = (more: Partial<SavedView> = {}): SavedView => ({
  id: '1',
  name: 'ของฉัน',
  by: undefined,
  roles: [],
  firstRoles: [],
  query: '',
  layout: defaultLayout(columns),
  isDefault: false,
  ...more,
});

describe('saved views', () => {
  it('keeps a preset as a preset: it moves with the calendar', () => {
    const state = parseList('date_from=2026-02-23&date_to=2026-03-01&name=ก&page=4', shape);
    const saved = view({ query: viewQuery(state, shape, '2026-03-01') });
    expect(openView(saved, shape, '2026-03-01')).toBe('date_from=2026-02-23&date_to=2026-03-01&name=%E0%B8%81');
    expect(openView(saved, shape, '2026-03-11')).toBe('date_from=2026-03-05&date_to=2026-03-11&name=%E0%B8%81');
    expect(showsView(saved, state, shape, '2026-03-01')).toBe(true);
  });

  it('keeps other days as they are', () => {
    const saved = view({
      query: viewQuery(parseList('date_from=2026-01-02&date_to=2026-01-03', shape), shape, '2026-03-01'),
    });
    expect(openView(saved, shape, '2027-03-01')).toBe('date_from=2026-01-02&date_to=2026-01-03');
  });

  it('leaves out what it does not understand, and holds one default', () => {
    const kept = { ...keepViews([view({ isDefault: true }), view({ id: '2', name: 'b', isDefault: true })]) };
    expect(readViews(JSON.parse(JSON.stringify(kept)), columns).map((item) => item.isDefault)).toEqual([true, false]);
    expect(readViews({ version: 0, views: [view()] }, columns)).toEqual([]);
    expect(readViews({ version: 1, views: [null, { id: 1 }, view({ name: ' ' })] }, columns)).toEqual([]);
  });

  it('takes the default from the others', () => {
    const views = putView([view({ isDefault: true })], view({ id: '2', name: 'b', isDefault: true }));
    expect(views.map((item) => item.isDefault)).toEqual([false, true]);
  });
});
