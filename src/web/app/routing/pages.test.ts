import { expect, it, vi } from 'vitest';
import type { Route } from '#contract/screen.ts';
import { createPages, routeOfOverride } from './pages.ts';

const route = (path: string, load?: Route['load']): Route => ({
  path,
  title: { th: path, en: path },
  layout: 'default',
  permission: 'signed-in',
  ...(load && { load }),
});
const module = (name: string) => async () => ({ default: () => name });
const paths = ['/', '/login', '/finance/withdraw_requests', '/banner', '/finance/banner', '/system/users/import-rc'];

it.each([
  ['./overrides/home/page.tsx', '/'],
  ['./overrides/auth/login/page.tsx', '/login'],
  ['./overrides/finance/withdraw-requests/page.tsx', '/finance/withdraw_requests'],
  ['./overrides/finance/banner/page.tsx', '/finance/banner'],
  ['./overrides/promotion/banner/page.tsx', '/banner'],
  ['./overrides/system/users/import-rc/page.tsx', '/system/users/import-rc'],
  ['./overrides/system/users-import-rc/page.tsx', '/system/users/import-rc'],
  ['./overrides/finance/nothing/page.tsx', undefined],
])('%s stands for %s', (file, path) => {
  expect(routeOfOverride(file, paths)).toBe(path);
});

it('an override takes the place of the generated page; one without a route is named', async () => {
  const generated = vi.fn(module('generated'));
  const pages = createPages([route('/a/list', generated), route('/b', module('b')), route('/none')], {
    './overrides/a/list/page.tsx': module('written'),
    './overrides/off/gone/page.tsx': module('gone'),
  });
  const page = pages.find('/a/list');
  expect(page?.component()).toBeUndefined();
  const Component = await page?.load();
  expect(page?.component()).toBe(Component);
  expect(generated).not.toHaveBeenCalled();
  expect(pages.orphans).toEqual(['./overrides/off/gone/page.tsx']);
  // A route that nobody draws is no page.
  expect([pages.find('/none'), pages.all.length]).toEqual([undefined, 2]);
});

it('a failed load is tried again', async () => {
  const load = vi.fn(module('x')).mockRejectedValueOnce(new Error('gone'));
  const page = createPages([route('/x', load)], {}).find('/x');
  await expect(page?.load()).rejects.toThrow('gone');
  await expect(page?.load()).resolves.toBeTypeOf('function');
});
