import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { understand } from '../main.ts';
import type { EndpointModel, EntityModel, FormModel, ListModel, Model } from './types.ts';

const { model: found } = understand(join(dirname(fileURLToPath(import.meta.url)), '../../tests/mistakes'));
if (!found) throw new Error('the miniature manifest has mistakes');
const model: Model = found;

function entity(name: string): EntityModel {
  const one = model.entities.find((each) => each.name === name);
  if (!one) throw new Error(name);
  return one;
}
function endpoint(id: string): EndpointModel {
  const one = model.endpoints.find((each) => each.id === id);
  if (!one) throw new Error(id);
  return one;
}
function list(path: string): ListModel {
  const one = model.screens.find((each) => each.path === path);
  if (one?.kind !== 'list' && one?.kind !== 'report') throw new Error(path);
  return one;
}
function form(path: string): FormModel {
  const one = model.screens.find((each) => each.path === path);
  if (one?.kind !== 'form') throw new Error(path);
  return one;
}

describe('entities', () => {
  test('managed: true frames the fields', () => {
    expect(Object.keys(entity('User').fields)).toEqual([
      'id',
      'name',
      'created_at',
      'created_by',
      'updated_at',
      'updated_by',
      'version',
    ]);
    expect(entity('Order')).toMatchObject({ table: 'order', key: 'id', display: 'number', managed: true });
  });

  test('what need not be given may be null, what has an initial value may not', () => {
    expect(entity('Product').fields.about?.nullable).toBe(true);
    expect(entity('Product').fields.stock?.nullable).toBeUndefined();
    expect(entity('Product').fields.name?.nullable).toBeUndefined();
    expect(entity('Order').fields.status).toMatchObject({ initial: 'new', readonly: true });
  });

  test('limits are lengths for texts and values for money', () => {
    expect(entity('Product').fields.name).toMatchObject({ maxLength: 120 });
    expect(entity('Product').fields.price).toMatchObject({ min: '0.01', max: '99999.00' });
  });

  test('through inherits how a value looks, not the right to write it', () => {
    const field = entity('Order').fields.customer_email;
    expect(field).toMatchObject({ kind: 'email', readonly: true, through: { ref: 'customer_id', field: 'email' } });
    expect(field?.required).toBeUndefined();
    expect(field?.column).toBeUndefined();
  });

  test('references know the call that answers their choices', () => {
    expect(entity('Order').fields.product_id).toMatchObject({
      target: 'Product',
      reference: { entity: 'Product', path: '/api/store/product/items', value: 'id', label: 'name', hint: 'code' },
    });
  });

  test('choices that a server may lack name the list that stands in for them, where there is one', () => {
    expect(entity('Order').fields.customer_id?.reference).toMatchObject({
      path: '/api/people/items',
      instead: '/api/people/list',
    });
    expect(entity('Part').fields.crate_id?.reference).toMatchObject({ path: '/api/crate/items', instead: null });
    expect(entity('Order').fields.product_id?.reference).not.toHaveProperty('instead');
  });

  test('gateways share one table and bring their credentials', () => {
    expect(entity('AlphaAccount')).toMatchObject({
      extends: 'PayAccount',
      table: 'pay_account',
      where: { gateway: 'alpha' },
      area: 'alpha',
      managed: true,
    });
    expect(Object.keys(entity('AlphaAccount').fields)).toContain('api_key');
    expect(Object.keys(entity('BetaAccount').fields)).toContain('merchant');
    expect(Object.keys(entity('PayAccount').fields)).not.toContain('api_key');
  });
});

describe('endpoints', () => {
  test('a page answers its fields with the key and the version', () => {
    expect(endpoint('product.list').fields).toEqual([
      'id',
      'version',
      'code',
      'name',
      'colour',
      'price',
      'stock',
      'picture',
    ]);
    expect(endpoint('customer.list').fields).toContain('email');
    expect(endpoint('alpha.accounts').fields).not.toContain('api_key');
    expect(endpoint('product.list')).toMatchObject({ sort: 'name', limit: 20, sortable: ['name', 'price'], key: 'id' });
    expect(endpoint('alpha.accounts').sort).toBe('-id');
  });

  test('filters follow from the kind of their field', () => {
    expect(endpoint('order.list').filters?.map(({ name, operator, params }) => [name, operator, params])).toEqual([
      ['status', 'in', ['status']],
      ['date', 'between', ['date_from', 'date_to']],
      ['customer_id', 'in', ['customer_id']],
      ['gift', 'eq', ['gift']],
      ['q', 'search', ['q']],
    ]);
    expect(endpoint('product.list').filters?.[1]?.params).toEqual(['price_min', 'price_max']);
  });

  test('create and update take what may be written', () => {
    const names = (id: string) => endpoint(id).input.map((field) => field.name);
    expect(names('product.add')).toEqual(['code', 'name', 'colour', 'price', 'stock', 'picture', 'tags', 'about']);
    expect(names('product.update')).not.toContain('code');
    expect(names('alpha.add')).toEqual(['name', 'api_key']);
    expect(endpoint('product.add').input.find((field) => field.name === 'name')?.required).toBe(true);
    expect(endpoint('product.update').input.every((field) => !field.required)).toBe(true);
  });

  test('writes make stale what they touch, and no other gateway’s rows', () => {
    expect(endpoint('order.cancel').call.invalidates).toEqual([
      '/api/store/order/detail',
      '/api/store/order/list',
      '/api/store/sales',
    ]);
    expect(endpoint('alpha.add').call.invalidates).toEqual(['/api/pay/alpha/accounts', '/api/pay/alpha/detail']);
  });

  test('what a person would lose is kept from the global handling', () => {
    expect(endpoint('order.detail').optOut).toEqual([400, 404]);
    expect(endpoint('product.update').optOut).toEqual([400]);
    expect(endpoint('order.list').optOut).toBeUndefined();
  });

  test('capabilities exist only where a gateway has them', () => {
    expect(model.endpoints.map((one) => one.id)).toContain('alpha.balance');
    expect(model.endpoints.map((one) => one.id)).not.toContain('beta.balance');
    expect(list('/alpha/accounts').columns.map((column) => column.name)).toEqual(['name', 'balance']);
    expect(list('/beta/accounts').columns.map((column) => column.name)).toEqual(['name']);
    expect(list('/beta/accounts').rowActions).toEqual([]);
    expect(form('/beta/account').groups).toEqual([{ fields: ['name', 'merchant'] }]);
  });
});

describe('screens', () => {
  test('a list that names only its call has columns', () => {
    expect(list('/people/list').columns.map((column) => column.name)).toEqual([
      'name',
      'email',
      'phone',
      'since',
      'locked_by',
      'created_at',
    ]);
    expect(list('/people/list')).toMatchObject({
      permission: 'people.customer.view',
      export: 'people.customer.export',
      sort: 'name',
    });
  });

  test('rows can be grouped by the choices that each of them holds and a filter knows', () => {
    expect(list('/store/orders').groups).toEqual(['status']);
    const shown = model.screens.filter((screen) => screen.kind === 'list' && screen.groups !== undefined);
    for (const screen of shown)
      expect(screen.kind === 'list' && (screen.tree ?? screen.order), screen.path).toBeUndefined();
    expect(model.endpoints.filter(({ kind, groups }) => groups && kind !== 'page')).toEqual([]);
  });

  test('actions are shown for the statuses from which their move leads', () => {
    const actions = list('/store/orders').rowActions;
    expect(actions.map((action) => [action.id, action.when])).toEqual([
      ['order.ship', { status: ['paid'] }],
      ['order.cancel', { status: ['new', 'paid'] }],
    ]);
    expect(actions[0]).toMatchObject({ label: { th: 'ส่งของ' }, icon: 'truck', permission: 'store.order.ship' });
    expect(actions[0]?.input?.map((field) => field.name)).toEqual(['label', 'carrier']);
  });

  test('a link to a form needs what the form needs', () => {
    expect(list('/store/products').headerActions[0]).toMatchObject({
      to: '/store/products/add',
      permission: 'store.product.create',
    });
  });

  test('tabs are the values that the call can answer', () => {
    expect(list('/store/orders').tabs?.items.map((item) => item.value)).toEqual(['new', 'paid', 'shipped']);
  });

  test('a form shows what it may not change as readonly, and still demands what a record needs', () => {
    const { fields, mode, savePermission, permission } = form('/store/products/detail');
    expect({ mode, savePermission, permission }).toEqual({
      mode: 'update',
      savePermission: 'store.product.update',
      permission: 'store.product.view',
    });
    expect(fields.find((field) => field.name === 'code')?.readonly).toBe(true);
    expect(fields.find((field) => field.name === 'name')).toMatchObject({ required: true });
    expect(form('/alpha/account').fields.find((field) => field.name === 'api_key')?.required).toBeUndefined();
  });

  test('refresh is milliseconds', () => {
    expect(list('/store/orders').refresh).toBe(10_000);
  });
});

describe('deployments', () => {
  const small = model.deployments.find((one) => one.name === 'small');

  test('have everything unless they narrow it', () => {
    const all = model.deployments.find((one) => one.name === 'default');
    expect(all?.routes).toEqual(model.screens.map((screen) => screen.path));
    expect(all?.endpoints).toEqual(model.endpoints.map((one) => one.id));
  });

  test('a gateway that is off takes its routes and calls along', () => {
    expect(small?.routes.some((route) => route.startsWith('/beta/'))).toBe(false);
    expect(small?.endpoints.some((id) => id.startsWith('beta.'))).toBe(false);
    expect(small?.routes).toContain('/alpha/accounts');
    expect(small?.routes).not.toContain('/store/sales');
    expect(small?.relabel['Product.name']).toEqual({ th: 'ชื่อของ', en: 'Goods name' });
  });
});

test('the model is frozen', () => {
  expect(Object.isFrozen(model)).toBe(true);
  expect(Object.isFrozen(entity('Order').fields.status)).toBe(true);
});

test('a column of a report shows for the groups of whose rows something knows it', () => {
  const columns = list('/ledger/sales').columns;
  const groupsOf = (name: string) => columns.find((column) => column.name === name)?.groups;
  expect(groupsOf('rack_id')).toEqual(['rack', 'rack_day']);
  // Nobody counts who came to which rack, or when.
  expect(groupsOf('visitors')).toEqual(['day']);
  expect(groupsOf('revenue')).toBeUndefined();
  expect(groupsOf('price')).toBeUndefined();
});
