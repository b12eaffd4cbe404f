import { describe, expect, test } from 'vitest';
import { type Area, catalogOf, type Resource, searched } from './catalog.ts';
import {
  copyGrants,
  differing,
  diffOf,
  highRisk,
  type Limits,
  maySwitch,
  mergeChanges,
  stateOf,
  switchedAll,
  switchGrants,
  triOf,
} from './grants.ts';

const permission = (key: string, name: string, risk: 'low' | 'high' = 'low') => ({
  key,
  name,
  action: key.split('.').at(-1) ?? '',
  risk,
});
const areas: readonly Area[] = catalogOf([
  permission('shop.item.view', 'ดู สินค้า'),
  permission('shop.item.update', 'แก้ไข สินค้า'),
  permission('shop.item.delete', 'ลบ สินค้า', 'high'),
  permission('shop.item.restock', 'เติมของ สินค้า'),
  permission('shop.sms.send', 'ส่งข้อความ ส่ง SMS'),
  permission('pay.one.order.view', 'ดู คำสั่ง One'),
  permission('pay.one.order.inquiry', 'ตรวจสอบ คำสั่ง One'),
  permission('pay.two.order.view', 'ดู คำสั่ง Two'),
]);
const resource = (id: string): Resource => {
  const found = areas.flatMap((area) => area.resources).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const item = resource('shop.item');
const sms = resource('shop.sms');
const limits = (own: readonly string[] | 'all', base: readonly string[] = [], locked = false): Limits => ({
  own: (key) => own === 'all' || own.includes(key),
  base: new Set(base),
  locked,
});
const free = limits('all');
const keys = (grants: ReadonlySet<string>) => [...grants].sort();

describe('permission catalog', () => {
  test('groups resources by area, each family member separately, and verbs into columns and special ones', () => {
    expect(areas.map(({ id, resources }) => [id, resources.map((one) => one.id)])).toEqual([
      ['pay.one', ['pay.one.order']],
      ['pay.two', ['pay.two.order']],
      ['shop', ['shop.item', 'shop.sms']],
    ]);
    expect([item.title, Object.keys(item.columns), item.special.map(({ label }) => label)]).toEqual([
      'สินค้า',
      ['view', 'update', 'delete'],
      ['เติมของ'],
    ]);
    expect([sms.title, sms.special[0]?.label]).toEqual(['ส่ง SMS', 'ส่งข้อความ']);
  });

  test('search matches title, key, verb and area', () => {
    const found = (words: string) =>
      searched(areas, words, (area) => (area === 'shop' ? 'ร้านค้า' : area)).flatMap(({ resources }) =>
        resources.map(({ id }) => id),
      );
    expect(found('เติมของ')).toEqual(['shop.item']);
    expect(found(' SMS ')).toEqual(['shop.sms']);
    expect(found('ร้านค้า')).toEqual(['shop.item', 'shop.sms']);
    expect(found('pay.two')).toEqual(['pay.two.order']);
    expect(found('nothing')).toEqual([]);
  });
});

describe('switching permissions', () => {
  test('granting an action grants the view; revoking the view revokes the actions', () => {
    const on = switchGrants(new Set(), item, ['shop.item.restock'], true, free);
    expect(keys(on)).toEqual(['shop.item.restock', 'shop.item.view']);
    expect(keys(switchGrants(on, item, ['shop.item.view'], false, free))).toEqual([]);
    expect(keys(switchGrants(on, item, ['shop.item.restock'], false, free))).toEqual(['shop.item.view']);
  });

  test('an action of a resource without a view grants nothing else', () => {
    expect(keys(switchGrants(new Set(), sms, ['shop.sms.send'], true, free))).toEqual(['shop.sms.send']);
  });

  test('a permission the user lacks cannot be granted, but can be revoked and restored', () => {
    const own = limits(['shop.item.view'], ['shop.item.view', 'shop.item.delete']);
    expect([maySwitch(own, 'shop.item.delete'), maySwitch(own, 'shop.item.update')]).toEqual([true, false]);
    const granted = new Set(['shop.item.view', 'shop.item.delete']);
    expect(switchGrants(granted, item, ['shop.item.update'], true, own)).toEqual(granted);
    const reduced = switchGrants(granted, item, ['shop.item.delete'], false, own);
    expect(keys(reduced)).toEqual(['shop.item.view']);
    expect(keys(switchGrants(reduced, item, ['shop.item.delete'], true, own))).toEqual(keys(granted));
  });

  test('an action is not granted when the user lacks its view', () => {
    expect(keys(switchGrants(new Set(), item, ['shop.item.update'], true, limits(['shop.item.update'])))).toEqual([]);
  });

  test('switching whole groups skips permissions that may not be granted; a locked role is unchanged', () => {
    const all = areas.flatMap(({ resources }) => resources);
    const own = limits(['shop.item.view', 'shop.item.update', 'pay.two.order.view']);
    expect(keys(switchedAll(new Set(), all, true, own))).toEqual([
      'pay.two.order.view',
      'shop.item.update',
      'shop.item.view',
    ]);
    expect(keys(switchedAll(new Set(), all, true, limits('all', [], true)))).toEqual([]);
    expect(switchedAll(new Set(), all, true, free).size).toBe(8);
    expect(switchedAll(switchedAll(new Set(), all, true, free), all, false, free).size).toBe(0);
  });

  test('copying a role adds only what may be granted and keeps what may not be revoked', () => {
    const own = limits(['shop.item.view', 'shop.item.update'], ['shop.sms.send']);
    const next = copyGrants(
      new Set(['shop.sms.send', 'shop.item.update']),
      new Set(['shop.item.view', 'shop.item.delete']),
      areas,
      own,
    );
    expect(keys(next)).toEqual(['shop.item.view']);
  });
});

describe('comparing permissions', () => {
  test('triOf: all, some or none of a group', () => {
    const all = item.verbs.map(({ key }) => key);
    expect([triOf(all, new Set()), triOf(all, new Set(['shop.item.view'])), triOf(all, new Set(all))]).toEqual([
      'none',
      'some',
      'all',
    ]);
  });

  test('diffOf and highRisk: added and removed keys, and the number with high risk', () => {
    const diff = diffOf(new Set(['shop.item.view', 'shop.sms.send']), new Set(['shop.item.view', 'shop.item.delete']));
    expect(diff).toEqual({ added: ['shop.item.delete'], removed: ['shop.sms.send'] });
    expect(highRisk(diff.added, areas)).toBe(1);
    expect(highRisk(diff.removed, areas)).toBe(0);
  });

  test('merged: own changes are applied on top of the other user’s', () => {
    const base = new Set(['a', 'b']);
    expect(keys(mergeChanges(base, new Set(['a', 'c']), new Set(['a', 'b', 'd'])))).toEqual(['a', 'c', 'd']);
  });

  test('stateOf: changes only with the row’s own permissions', () => {
    const base = new Set(['shop.item.view']);
    const before = stateOf(item, base, base);
    expect(stateOf(item, new Set([...base, 'shop.sms.send']), base)).toBe(before);
    expect(stateOf(item, new Set(), base)).not.toBe(before);
    expect(stateOf(item, base, new Set())).not.toBe(before);
  });

  test('differing: only resources that differ between roles', () => {
    const sides = [new Set(['shop.item.view', 'shop.sms.send']), new Set(['shop.item.view'])];
    expect(differing([item, sms], sides).map(({ id }) => id)).toEqual(['shop.sms']);
  });
});
