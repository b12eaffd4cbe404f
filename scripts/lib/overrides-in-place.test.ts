import { expect, it } from 'vitest';
import { placeOverrides } from './overrides-in-place.ts';

const table = `export const routes: readonly Route[] = [
  { path: '/login', title: { th: 'เข้า', en: 'In' }, layout: 'auth', permission: 'public' },
  {
    path: '/a/list',
    permission: 'a.list.view',
    load: () => import('../a/list.tsx'),
  },
  {
    path: '/newpay/orders',
    permission: 'gateway.newpay.order.view',
    template: '/gateway/orders',
    load: () => import('../newpay/orders.tsx'),
  },
];
`;

it('a hand-written page is loaded in the place of the generated one, or where there is none', () => {
  const placed = placeOverrides(table, ['auth/web/login/page.tsx', 'a/web/list/page.tsx'], '../../../src/areas');
  expect(placed).toContain("permission: 'public', load: () => import('../../../src/areas/auth/web/login/page.tsx') }");
  expect(placed).toContain("load: () => import('../../../src/areas/a/web/list/page.tsx')");
  expect(placed).not.toContain("import('../a/list.tsx')");
  expect(placed).toContain("import('../newpay/orders.tsx')");
  expect(placed).toContain('templateOverrides = {\n}');
});

it('a page of one area’s route goes before that of the template, and keeps the frame', () => {
  const placed = placeOverrides(table, ['newpay/web/orders/page.tsx', 'gateway/web/orders/page.tsx'], '../o');
  expect(placed).toContain("template: '/gateway',");
  expect(placed).toContain("load: () => import('../o/newpay/web/orders/page.tsx')");
});

it('pages of templates are listed separately; a page without a route in this deployment is left out', () => {
  const placed = placeOverrides(table, ['gateway/web/orders/page.tsx', 'off/web/gone/page.tsx'], '../o');
  expect(placed).toContain("import('../newpay/orders.tsx')");
  expect(placed).toContain("'/gateway/orders': () => import('../o/gateway/web/orders/page.tsx')");
  expect(placed).not.toContain('gone');
});
