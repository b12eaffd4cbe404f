import { expect, it } from 'vitest';
import { activeLink, menusIn, usableMenus } from './menu-tree.ts';
import { type MenuEntry, readProfile, writeProfile } from './profile.ts';

const entry = (label: string, links: readonly string[], link?: string): MenuEntry => ({
  id: label,
  label,
  icon: '',
  isCollapsed: false,
  items: links.map((each) => ({ id: each, label: each, link: each })),
  ...(link && { link }),
});

it('leaves out pages that are not here or not permitted, and groups without links', () => {
  const permissions: Readonly<Record<string, string>> = { '/': 'signed-in', '/a/list': 'a.view', '/b/list': 'b.view' };
  const menus = [
    entry('home', [], '/'),
    entry('a', ['/a/list?tab=1', '/a/gone']),
    entry('b', ['/b/list']),
    entry('out', ['https://x.test/']),
  ];
  const usable = usableMenus(
    menus,
    (path) => permissions[path],
    (permission) => permission !== 'b.view',
  );
  expect(usable.map(({ label, items }) => [label, items.map(({ link }) => link)])).toEqual([
    ['home', []],
    ['a', ['/a/list?tab=1']],
    ['out', ['https://x.test/']],
  ]);
});

it.each([
  ['/a/list', '/a/list'],
  ['/a/list/detail', '/a/list'],
  ['/x/account/detail', '/x/account/manage'],
  ['/a/add', '/a/list'],
  ['/p/detail', '/p/manage'],
  // The only entry of its first segment, of which /x has two.
  ['/a/other', '/a/list'],
  ['/x/other', undefined],
  // Another word that begins alike is no part of it.
  ['/a/lis', '/a/list'],
  ['/p/dash', undefined],
  ['/x/order', undefined],
  ['/', '/'],
  ['/nowhere', undefined],
])('on %s the drawer marks %s', (path, link) => {
  expect(
    activeLink(path, ['/', '/a/list', '/x/orders', '/x/account/manage', '/p/dashboard', '/p/manage', 'https://x.test']),
  ).toBe(link);
});

it('calls entries by their English for people who read English, and by their Thai where there is none', () => {
  const sent = {
    user_id: 1,
    name: 'Somsri',
    menus: [
      {
        ...{ id: 1, label: 'การเงิน', label_en: 'Finance', icon: 'mdi-cash', isMenuCollapsed: true },
        subItems: [
          { id: 2, label: 'รายการถอน', label_en: 'Withdrawals', link: '/finance/withdraw_requests' },
          { id: 3, label: 'กะดึก', label_en: null, link: '/finance/night' },
        ],
      },
    ],
  };
  const profile = readProfile({ data: sent });
  if (!profile) throw new Error('no profile');
  // What this browser keeps of it says the same.
  const kept = readProfile({ data: writeProfile(profile) });
  const labels = (menus: readonly MenuEntry[]) =>
    menus.flatMap(({ label, items }) => [label, ...items.map((one) => one.label)]);
  for (const { menus } of [profile, kept ?? profile]) {
    expect(labels(menusIn('en', menus))).toEqual(['Finance', 'Withdrawals', 'กะดึก']);
    expect(labels(menusIn('th', menus))).toEqual(['การเงิน', 'รายการถอน', 'กะดึก']);
  }
});
