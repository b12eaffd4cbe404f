import { expect, test } from 'vitest';
import type { ListShape } from '#contract/list-query.ts';
import { listName } from './list-name.ts';
import { tabOf, tabQuery } from './view-url.ts';

const label = { th: 'ก', en: 'a' };
const shapeOf = (name: string): ListShape => ({
  filters: [
    { name, operator: 'in', params: [name], field: { name, kind: 'enum', label, options: [] }, initial: 'new' },
  ],
  sort: '-id',
  limit: 20,
  sortable: ['id'],
});
const shapes = [shapeOf('status'), shapeOf('bank')];

test('another list keeps foreign parameters as they were written, and nothing that a list asked for', () => {
  expect(tabQuery('?x=%20a&status=new,old&page=3&sort=id', 'raw', shapes)).toBe('tab=raw&x=%20a');
  expect(tabQuery('?tab=raw&bank=1&limit=50&x=1', undefined, shapes)).toBe('x=1');
  expect(tabQuery('tab=raw&bank=1', 'more', shapes)).toBe('tab=more');
  expect(tabQuery('', undefined, shapes)).toBe('');
});

test('the address says which list is open', () => {
  expect(tabOf('?tab=raw&q=1')).toBe('raw');
  expect(tabOf('q=1')).toBeUndefined();
});

test('each list of a route has a name of its own, the first that of the route', () => {
  expect(listName({ path: '/x/y' })).toBe('/x/y');
  expect(listName({ path: '/x/y', view: 'raw' })).toBe('/x/y/raw');
});
