import { describe, expect, test } from 'vitest';
import { type Area, catalogOf, type Resource, searched } from './catalog.ts';
import {
  copied,
  differing,
  diffOf,
  highRisk,
  type Limits,
  maySwitch,
  merged,
  stateOf,
  switched,
  switchedAll,
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

describe('the catalogue', () => {
  test('groups resources by area, families apart, and verbs into columns and the rest', () => {
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

  test('is searched by title, key, verb and area', () => {
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

describe('switching', () => {
  test('an action brings the view, the view takes the actions with it', () => {
    const on = switched(new Set(), item, ['shop.item.restock'], true, free);
    expect(keys(on)).toEqual(['shop.item.restock', 'shop.item.view']);
    expect(keys(switched(on, item, ['shop.item.view'], false, free))).toEqual([]);
    expect(keys(switched(on, item, ['shop.item.restock'], false, free))).toEqual(['shop.item.view']);
  });

  test('a resource without a view brings nothing', () => {
    expect(keys(switched(new Set(), sms, ['shop.sms.send'], true, free))).toEqual(['shop.sms.send']);
  });

  test('what one lacks cannot be given, but taken away and given back', () => {
    const own = limits(['shop.item.view'], ['shop.item.view', 'shop.item.delete']);
    expect([maySwitch(own, 'shop.item.delete'), maySwitch(own, 'shop.item.update')]).toEqual([true, false]);
    const had = new Set(['shop.item.view', 'shop.item.delete']);
    expect(switched(had, item, ['shop.item.update'], true, own)).toEqual(had);
    const less = switched(had, item, ['shop.item.delete'], false, own);
    expect(keys(less)).toEqual(['shop.item.view']);
    expect(keys(switched(less, item, ['shop.item.delete'], true, own))).toEqual(keys(had));
  });

  test('an action whose view one lacks is not given', () => {
    expect(keys(switched(new Set(), item, ['shop.item.update'], true, limits(['shop.item.update'])))).toEqual([]);
  });

  test('whole groups leave alone what may not be given; a locked role stays', () => {
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

  test('a copy takes what may be given and keeps what may not be taken', () => {
    const own = limits(['shop.item.view', 'shop.item.update'], ['shop.sms.send']);
    const next = copied(
      new Set(['shop.sms.send', 'shop.item.update']),
      new Set(['shop.item.view', 'shop.item.delete']),
      areas,
      own,
    );
    expect(keys(next)).toEqual(['shop.item.view']);
  });
});

describe('telling', () => {
  test('all, some or none of a group', () => {
    const all = item.verbs.map(({ key }) => key);
    expect([triOf(all, new Set()), triOf(all, new Set(['shop.item.view'])), triOf(all, new Set(all))]).toEqual([
      'none',
      'some',
      'all',
    ]);
  });

  test('what was added and removed, and how risky that is', () => {
    const diff = diffOf(new Set(['shop.item.view', 'shop.sms.send']), new Set(['shop.item.view', 'shop.item.delete']));
    expect(diff).toEqual({ added: ['shop.item.delete'], removed: ['shop.sms.send'] });
    expect(highRisk(diff.added, areas)).toBe(1);
    expect(highRisk(diff.removed, areas)).toBe(0);
  });

  test('my changes go on top of theirs', () => {
    const base = new Set(['a', 'b']);
    expect(keys(merged(base, new Set(['a', 'c']), new Set(['a', 'b', 'd'])))).toEqual(['a', 'c', 'd']);
  });

  test('the state of a row changes with the row alone', () => {
    const base = new Set(['shop.item.view']);
    const before = stateOf(item, base, base);
    expect(stateOf(item, new Set([...base, 'shop.sms.send']), base)).toBe(before);
    expect(stateOf(item, new Set(), base)).not.toBe(before);
    expect(stateOf(item, base, new Set())).not.toBe(before);
  });

  test('only what differs between roles', () => {
    const sides = [new Set(['shop.item.view', 'shop.sms.send']), new Set(['shop.item.view'])];
    expect(differing([item, sms], sides).map(({ id }) => id)).toEqual(['shop.sms']);
  });
});
