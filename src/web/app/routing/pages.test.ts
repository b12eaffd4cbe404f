import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { routeOfOverride } from '#contract/override-route.ts';
import type { Route } from '#contract/route.ts';
import type { Visit } from '#web/data/visit.ts';
import { createPages } from './pages.ts';

const route = (path: string, load?: Route['load']): Route => ({
  path,
  permission: 'signed-in',
  ...(load && { load }),
});
const module = (name: string) => async () => ({ default: () => name });
const paths = [
  '/',
  '/login',
  '/finance/withdraw_requests',
  '/banner',
  '/finance/banner',
  '/system/users/import-rc',
  '/system/audit/detail',
];

it.each([
  ['../areas/home/web/page.tsx', '/'],
  ['../areas/auth/web/login/page.tsx', '/login'],
  ['../areas/finance/web/withdraw-requests/page.tsx', '/finance/withdraw_requests'],
  ['../areas/finance/web/banner/page.tsx', '/finance/banner'],
  ['../areas/promotion/web/banner/page.tsx', '/banner'],
  ['../areas/system/web/users-import-rc/page.tsx', '/system/users/import-rc'],
  ['../areas/system/web/audit-detail/page.tsx', '/system/audit/detail'],
  ['../areas/finance/web/nothing/page.tsx', undefined],
])('%s stands for %s', (file, path) => {
  expect(routeOfOverride(file, paths)).toBe(path);
});

it('a page is loaded once, on demand; a route without a page does not exist', async () => {
  const generated = vi.fn(module('generated'));
  const pages = createPages([route('/a/list', generated), route('/b', module('b')), route('/none')], {});
  const page = pages.find('/a/list');
  expect(page?.component()).toBeUndefined();
  const Component = await page?.load();
  expect(page?.component()).toBe(Component);
  expect(await page?.load()).toBe(Component);
  expect(generated).toHaveBeenCalledOnce();
  expect([pages.find('/none'), pages.all.length]).toEqual([undefined, 2]);
});

it('a page at a template’s place serves the screens of every area, each with its own generated page', async () => {
  const made = (path: string, template: string) => ({ ...route(path, module(`generated ${path}`)), template });
  const shared = ({ generated }: { generated?: ComponentType }) =>
    createElement('b', null, 'shared ', generated && createElement(generated));
  const pages = createPages(
    [
      made('/alpha/account/detail', '/tpl/account/detail'),
      made('/beta/account/detail', '/tpl/account/detail'),
      // The build has placed a page of its own, which keeps the frame.
      { ...made('/beta/orders', '/tpl'), load: module('own') },
      route('/b', module('b')),
    ],
    {
      '/tpl/account/detail': async () => ({ default: shared }),
      '/tpl/orders': async () => ({ default: shared }),
    },
    { '../areas/tpl/web/frame.tsx': async () => ({ default: ({ children }) => createElement('i', null, children) }) },
  );
  const drawn = async (path: string) => {
    const Page = await pages.find(path)?.load();
    return Page && renderToStaticMarkup(createElement(Page));
  };
  expect(await drawn('/alpha/account/detail')).toBe('<i><b>shared generated /alpha/account/detail</b></i>');
  expect(await drawn('/beta/account/detail')).toBe('<i><b>shared generated /beta/account/detail</b></i>');
  expect(await drawn('/beta/orders')).toBe('<i>own</i>');
  expect(await drawn('/b')).toBe('b');
});

it('a failed load is tried again', async () => {
  const load = vi.fn(module('x')).mockRejectedValueOnce(new Error('gone'));
  const page = createPages([route('/x', load)], {}).find('/x');
  await expect(page?.load()).rejects.toThrow('gone');
  await expect(page?.load()).resolves.toBeTypeOf('function');
});

it('a page brings its name, one of the sign-in has it from the start, and a name that cannot be fetched loses no page', async () => {
  const titles = { '/a/list': { th: 'รายการ', en: 'List' } };
  const load = vi.fn(async () => ({ titles }));
  const gone = vi.fn(() => Promise.reject(new Error('gone')));
  const login: Route = { ...route('/login', module('login')), title: { th: 'เข้า', en: 'In' } };
  const pages = createPages(
    [login, route('/a/list', module('a')), route('/a/other', module('other')), route('/b', module('b'))],
    {},
    {},
    { a: load, b: gone },
  );
  expect(pages.find('/login')?.title()?.en).toBe('In');
  const list = pages.find('/a/list');
  expect(list?.title()).toBeUndefined();
  await list?.load();
  expect(list?.title()?.th).toBe('รายการ');
  await pages.find('/a/other')?.load();
  expect(load).toHaveBeenCalledTimes(1);
  await expect(pages.find('/b')?.load()).resolves.toBeDefined();
  expect(pages.find('/b')?.title()).toBeUndefined();
  expect(await pages.loadTitles()).toEqual(titles);
  expect(gone).toHaveBeenCalledTimes(2);
});

it('a page that is opened has its first answer when it is drawn, unless that takes long', async () => {
  vi.useFakeTimers();
  const visit = { search: '?page=2' } as Visit;
  let answer = () => {};
  const prepare = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const load = async () => ({ default: Object.assign(() => null, { prepare }) });
  const page = createPages([route('/x', load)], {}, {}, {}, () => visit).find('/x');
  const opened = vi.fn();
  void page?.open().then(opened);
  void page?.open();
  await vi.advanceTimersByTimeAsync(100);
  expect([prepare.mock.calls, page?.component(), opened.mock.calls]).toEqual([[[visit]], undefined, []]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([page?.component(), opened.mock.calls.length]).toEqual([expect.any(Function), 1]);
  // Drawn by now: loading it again, as pointing at a link does, requests nothing.
  await page?.load();
  expect(prepare).toHaveBeenCalledTimes(1);
  void page?.open().then(opened);
  await vi.advanceTimersByTimeAsync(600);
  expect(opened).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('the page of a template has the first answer that its generated one asks for, unless it is written by hand', async () => {
  const prepare = vi.fn(async () => {});
  const generated = async () => ({ default: Object.assign(() => null, { prepare }) });
  const made = (path: string, template: string) => ({ ...route(path, generated), template });
  const frame = async () => ({
    default: ({ children }: { children?: ReactNode }) => createElement('i', null, children),
  });
  const pages = createPages(
    [made('/alpha/list', '/tpl/list'), made('/alpha/orders', '/tpl/orders')],
    { '/tpl/orders': async () => ({ default: () => null }) },
    { '../areas/tpl/web/frame.tsx': frame },
    {},
    () => ({ search: '' }) as Visit,
  );
  await pages.find('/alpha/list')?.open();
  expect(prepare).toHaveBeenCalledTimes(1);
  await pages.find('/alpha/orders')?.open();
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('the frame of an area is given the screens of the one thing that the page belongs to', async () => {
  const titles = { '/a/list': { th: 'ก', en: 'A' } };
  const tabs = ['/a/list', '/a/kind/manage'].map((link) => ({
    label: { th: link, en: link },
    link,
    permission: 'a.view',
  }));
  const frame = async () => ({
    default: ({ tabs: given }: { tabs?: readonly unknown[] | undefined }) => given?.length,
  });
  const pages = createPages(
    ['/a/list', '/a/kind/detail', '/a/other'].map((path) => route(path, async () => ({ default: () => null }))),
    {},
    { '../areas/a/web/frame.tsx': frame },
    { a: async () => ({ titles, sections: [tabs] }) },
  );
  const drawn = async (path: string) =>
    renderToStaticMarkup(createElement((await pages.find(path)?.open()) ?? (() => 'no page')));
  expect([await drawn('/a/list'), await drawn('/a/kind/detail'), await drawn('/a/other')]).toEqual(['2', '2', '']);
});
