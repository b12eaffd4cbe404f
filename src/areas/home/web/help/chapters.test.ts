import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#web/auth/profile.ts';
import { chaptersOf, searched } from './chapters.ts';

const text = (name: string) => ({ th: `ไทย ${name}`, en: name });
const entry = (id: string, links: readonly string[]): MenuEntry => ({
  id,
  label: id,
  icon: '',
  isCollapsed: false,
  items: links.map((link) => ({ id: link, label: link, link })),
});
const paths = [
  '/shop/item',
  '/shop/deposit/add',
  '/shop/deposit/manage',
  '/shop/item/detail',
  '/shop/manage',
  '/vizpay/account/add',
  '/x',
];
const texts = Object.fromEntries(paths.map((path) => [path, text(path)]));
const entries = [
  entry('views', ['/shop/deposit/manage?view=1']),
  entry('gateways', ['/vizpay/orders']),
  entry('shop', ['/shop/items', '/shop/manage', '/shop/deposit/manage?status=active']),
];
const chapters = (closed: readonly string[] = []) =>
  chaptersOf({ manual: texts, titles: texts, entries, mayOpen: (path) => !closed.includes(path) });

describe('the chapters of the manual', () => {
  it('are the groups of the menu, each page behind the entry that leads to it', () => {
    expect(chapters().map(({ id, sections }) => [id, ...sections.map(({ path }) => path)])).toEqual([
      ['gateways', '/vizpay/account/add'],
      ['shop', '/shop/item', '/shop/manage', '/shop/item/detail', '/shop/deposit/manage', '/shop/deposit/add'],
      ['more', '/x'],
    ]);
  });

  it('have what the person may open, and no more', () => {
    expect(chapters(paths.filter((path) => path !== '/shop/manage')).map(({ id }) => id)).toEqual(['shop']);
  });

  it('lead to pages that need no record', () => {
    const opening = chapters().flatMap(({ sections }) => sections.filter(({ opens }) => opens).map(({ path }) => path));
    expect(opening).toEqual(['/vizpay/account/add', '/shop/manage', '/shop/deposit/manage', '/shop/deposit/add', '/x']);
  });

  it('are searched by every word, in both languages', () => {
    const found = (typed: string) =>
      searched(chapters(), typed).flatMap(({ sections }) => sections.map(({ path }) => path));
    expect(found('DEPOSIT ไทย')).toEqual(['/shop/deposit/manage', '/shop/deposit/add']);
    expect(found('gateways')).toEqual(['/vizpay/account/add']);
    expect(found('deposit wheel')).toEqual([]);
    expect(found('  ')).toHaveLength(paths.length);
  });
});
