import { describe, expect, test } from 'vitest';
import type { RawAccess, RawArea, RawTemplate } from '../language/files.ts';
import { noPlaces } from '../load/places.ts';
import { resolveAccess, verbsOf } from './access.ts';
import { collect } from './collect.ts';

const access: RawAccess = {
  verbs: { view: { th: 'ดู', en: 'View', risk: 'low' }, burn: { th: 'ทิ้ง', risk: 'low' } },
  roles: {
    owner: { th: 'เจ้าของ', rank: 1, scope: 'all', grants: ['*'] },
    clerk: { th: 'พนักงาน', rank: 2, scope: 'assigned', grants: ['shop.*.view'] },
    guest: { th: 'แขก', rank: 3, scope: 'own_tree' },
  },
};

const shop: RawArea = {
  area: 'shop',
  matrix: {
    'shop.item': {
      title: { th: 'ของ', en: 'Items' },
      grants: { owner: 'VX burn', guest: [] },
      verbs: { burn: { th: 'เผา', en: 'Burn', risk: 'high', people: true } },
    },
    'shop.order': { title: { th: 'คำสั่ง', en: 'Orders' }, people: true, grants: { owner: ['view'], guest: '*' } },
  },
};

const template: RawTemplate = {
  template: 'gateway',
  each: {
    matrix: {
      'pay.{gateway}.order': { title: { th: 'คำสั่ง {Gateway}', en: '{Gateway} orders' }, grants: { guest: 'V' } },
    },
  },
};

const gateways = [
  { gateway: 'one', title: 'One', code: 'ON' },
  { gateway: 'two', title: 'Two', code: 'TW' },
];

const model = resolveAccess(
  collect(
    [
      { kind: 'roles', value: access },
      { kind: 'area', value: shop },
      { kind: 'template', value: template },
      ...gateways.map((value) => ({ kind: 'gateway' as const, value })),
    ],
    noPlaces,
  ),
);

describe('the access matrix', () => {
  test('letters and words', () => {
    expect(verbsOf('VCUDX')).toEqual(['view', 'create', 'update', 'delete', 'export']);
    expect(verbsOf('VX verify approve')).toEqual(['view', 'export', 'verify', 'approve']);
    expect(verbsOf(['view', 'verify'])).toEqual(['view', 'verify']);
    expect(verbsOf('*')).toEqual(['*']);
  });

  test('has every verb that somebody is granted, once a gateway where the resource is', () => {
    expect(model.permissions.map((permission) => permission.key)).toEqual([
      'pay.one.order.view',
      'pay.two.order.view',
      'shop.item.burn',
      'shop.item.export',
      'shop.item.view',
      'shop.order.view',
    ]);
    expect(model.permissions[0]).toEqual({
      key: 'pay.one.order.view',
      gateway: 'one',
      title: { th: 'ดู คำสั่ง One', en: 'One orders: view' },
      risk: 'low',
    });
    expect(model.permissions.find((permission) => permission.key === 'shop.item.burn')).toEqual({
      key: 'shop.item.burn',
      title: { th: 'เผา', en: 'Burn' },
      risk: 'high',
      people: true,
    });
  });

  test('says what is people’s alone: a verb, or all of a resource', () => {
    const peoples = model.permissions.filter(({ people }) => people === true).map(({ key }) => key);
    expect(peoples).toEqual(['shop.item.burn', 'shop.order.view']);
  });

  test('writes wildcards out', () => {
    const granted = (code: string): readonly string[] | undefined =>
      model.roles.find((role) => role.code === code)?.permissions;
    expect(granted('owner')).toEqual(model.permissions.map((permission) => permission.key));
    expect(granted('clerk')).toEqual(['shop.item.view', 'shop.order.view']);
    expect(granted('guest')).toEqual(['pay.one.order.view', 'pay.two.order.view', 'shop.order.view']);
  });
});
