import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import { effectiveValues, formatSort, type ListShape, parseList, toQuery } from '#contract/list-query.ts';
import { type AddressBar, createListUrl } from './list-url.ts';

const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: { th: name, en: name },
  ...more,
});
const options = ['a', 'b', 'c'].map((value) => ({ value, label: { th: value, en: value } }));
const filters: readonly Filter[] = [
  { name: 'status', operator: 'in', params: ['status'], field: field('status', 'enum', { options }), initial: 'a' },
  { name: 'date', operator: 'between', params: ['date_from', 'date_to'], field: field('at', 'date') },
  { name: 'q', operator: 'search', params: ['q'], field: field('q', 'string') },
];
const shape: ListShape = { filters, sortable: ['x', 'y'], groups: ['status'], sort: '-x', limit: 20 };
const today = '2026-03-01';

/** A browser's history, without a browser. */
function createBrowser() {
  const entries = [''];
  let at = 0;
  const bar: AddressBar = {
    search: () => entries[at] ?? '',
    push: (search) => {
      entries.splice(at + 1, Infinity, search);
      at += 1;
    },
    replace: (search) => {
      entries[at] = search;
    },
  };
  return {
    bar,
    entries,
    back: () => {
      at = Math.max(0, at - 1);
    },
    forward: () => {
      at = Math.min(entries.length - 1, at + 1);
    },
    paste: (search: string) => bar.push(search),
  };
}

/** A list's address whose changes are written as they are made. */
const atOnce = (bar: AddressBar) =>
  createListUrl(
    bar,
    shape,
    () => today,
    (task) => task(),
  );

/** The same rules once more, in the plainest way: what the list should be asked. */
interface Oracle {
  page: number;
  limit: number;
  sort: string;
  status: string;
  from: string | undefined;
  to: string | undefined;
  q: string | undefined;
  group?: string | undefined;
}
const clean: Oracle = { page: 1, limit: 20, sort: '-x', status: 'a', from: undefined, to: undefined, q: undefined };

type Step =
  | { do: 'page'; page: number }
  | { do: 'limit'; limit: number }
  | { do: 'sort'; field: 'x' | 'y' }
  | { do: 'status'; value: string }
  | { do: 'date'; from: string; to: string }
  | { do: 'q'; value: string }
  | { do: 'group'; by: string | undefined }
  | { do: 'clear' | 'back' | 'forward' | 'reload' | 'menu' }
  | { do: 'paste'; search: string; means: Oracle };

function expectedSort(now: string, name: string): string {
  if (now === `-${name}`) return '-x';
  return now === name ? `-${name}` : name;
}

const pastes: readonly { search: string; means: Oracle }[] = [
  { search: 'status=b,c&page=2', means: { ...clean, status: 'b,c', page: 2 } },
  { search: '?status=&sort=y&limit=50', means: { ...clean, status: '', sort: 'y', limit: 50 } },
  { search: 'id=9&date_from=2026-01-01&date_to=2026-01-31', means: { ...clean, from: '2026-01-01', to: '2026-01-31' } },
  { search: 'status=zzz&page=-1&q=%25', means: clean },
  { search: 'group_by=status&page=2', means: { ...clean, page: 2, group: 'status' } },
  { search: 'group_by=date', means: clean },
];

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('page' as const), page: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('limit' as const), limit: fc.constantFrom(20, 50, 100) }),
  fc.record({ do: fc.constant('sort' as const), field: fc.constantFrom('x' as const, 'y' as const) }),
  fc.record({ do: fc.constant('status' as const), value: fc.constantFrom('', 'a', 'b', 'b,c') }),
  fc.record({
    do: fc.constant('date' as const),
    from: fc.constantFrom('', '2026-01-05'),
    to: fc.constantFrom('', '2026-02-05'),
  }),
  fc.record({ do: fc.constant('q' as const), value: fc.constantFrom('', 'ab', 'ก ข&c=d', '100%25') }),
  fc.record({ do: fc.constant('group' as const), by: fc.constantFrom('status', undefined) }),
  fc.record({
    do: fc.constantFrom('clear' as const, 'back' as const, 'forward' as const, 'reload' as const, 'menu' as const),
  }),
  fc.constantFrom(...pastes).map((paste) => ({ do: 'paste' as const, ...paste })),
);

describe('list state in the address', () => {
  it('keeps widgets, address and request in step over 10,000 random walks', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        const browser = createBrowser();
        const tasks: (() => void)[] = [];
        const make = () =>
          createListUrl(
            browser.bar,
            shape,
            () => today,
            (task) => tasks.push(task),
          );
        let url = make();
        const past: Oracle[] = [clean];
        let at = 0;
        const go = (next: Oracle) => {
          if (JSON.stringify(next) === JSON.stringify(past[at])) return;
          past.splice(at + 1, Infinity, next);
          at += 1;
        };
        for (const one of steps) {
          const now = past[at] ?? clean;
          switch (one.do) {
            case 'page':
              url.change({ kind: 'page', page: one.page });
              go({ ...now, page: one.page });
              break;
            case 'limit':
              url.change({ kind: 'limit', limit: one.limit });
              go({ ...now, limit: one.limit, page: 1 });
              break;
            case 'sort':
              url.change({ kind: 'sort', field: one.field, add: false });
              go({ ...now, page: 1, sort: expectedSort(now.sort, one.field) });
              break;
            case 'status':
              url.change({ kind: 'filter', values: { status: one.value } });
              go({ ...now, page: 1, status: one.value });
              break;
            case 'date':
              url.change({ kind: 'filter', values: { date_from: one.from, date_to: one.to } });
              go({ ...now, page: 1, from: one.from || undefined, to: one.to || undefined });
              break;
            case 'q':
              url.change({ kind: 'filter', values: { q: one.value } });
              go({ ...now, page: 1, q: one.value || undefined });
              break;
            case 'group':
              url.change({ kind: 'group', by: one.by });
              go({ ...now, page: 1, group: one.by });
              break;
            case 'clear':
              url.change({ kind: 'clear' });
              go({ ...now, page: 1, status: 'a', from: undefined, to: undefined, q: undefined });
              break;
            case 'back':
              browser.back();
              at = Math.max(0, at - 1);
              break;
            case 'forward':
              browser.forward();
              at = Math.min(past.length - 1, at + 1);
              break;
            case 'reload':
              url = make();
              break;
            case 'menu':
              browser.paste('');
              past.splice(at + 1, Infinity, clean);
              at += 1;
              break;
            case 'paste':
              browser.paste(one.search);
              past.splice(at + 1, Infinity, one.means);
              at += 1;
              break;
          }
          for (const task of tasks.splice(0)) task();
          const want = past[at] ?? clean;
          const state = url.read();
          const widgets = effectiveValues(state, shape, today);
          const request = toQuery(state, shape, today);
          const shown = {
            page: state.page,
            limit: state.limit,
            sort: formatSort(state.sort),
            status: widgets.status ?? '',
            from: widgets.date_from,
            to: widgets.date_to,
            q: widgets.q,
            ...(state.group === undefined ? {} : { group: state.group }),
          };
          expect(shown).toEqual(want);
          expect(parseList(browser.bar.search(), shape)).toEqual(state);
          const asked: Record<string, string> = { page: String(want.page), limit: String(want.limit), sort: want.sort };
          if (want.status !== '') asked.status = want.status;
          if (want.from !== undefined) asked.date_from = want.from;
          if (want.to !== undefined) asked.date_to = want.to;
          if (want.q !== undefined) asked.q = want.q;
          if (want.group !== undefined) asked.group_by = want.group;
          expect(request).toEqual(asked);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it('makes several changes of one tick one navigation', () => {
    const browser = createBrowser();
    const tasks: (() => void)[] = [];
    const url = createListUrl(
      browser.bar,
      shape,
      () => today,
      (task) => tasks.push(task),
    );
    url.change({ kind: 'filter', values: { status: 'b' } });
    url.change({ kind: 'sort', field: 'y', add: false });
    url.change({ kind: 'page', page: 3 });
    expect(tasks).toHaveLength(1);
    tasks[0]?.();
    expect(browser.entries).toEqual(['', 'status=b&sort=y&page=3']);
  });

  it('does not add a step for a change that changes nothing', () => {
    const browser = createBrowser();
    const url = atOnce(browser.bar);
    url.change({ kind: 'filter', values: { status: 'a' } });
    url.change({ kind: 'page', page: 1 });
    expect(browser.entries).toEqual(['']);
  });

  it('leaves a mistyped address alone until something is changed', () => {
    const browser = createBrowser();
    browser.paste('status=zzz&page=x');
    const url = atOnce(browser.bar);
    expect(url.read().values).toEqual({});
    expect(browser.bar.search()).toBe('status=zzz&page=x');
    url.change({ kind: 'page', page: 2 });
    expect(browser.bar.search()).toBe('page=2');
  });

  it('says the same order by the same object while it is the same', () => {
    const browser = createBrowser();
    const url = atOnce(browser.bar);
    const { sort } = url.read();
    url.change({ kind: 'filter', values: { q: 'somebody' } });
    expect(url.read().sort).toBe(sort);
    url.change({ kind: 'sort', field: 'y', add: false });
    expect(formatSort(url.read().sort)).toBe('y');
  });
});
