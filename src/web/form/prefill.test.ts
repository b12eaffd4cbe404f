import { expect, test } from 'vitest';
import type { Field } from '#contract/field.ts';
import { prefill } from './prefill.ts';

const label = { th: 'ช่อง', en: 'Field' };
const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({ name, kind, label, ...more });
const parent = { entity: 'Shelf', path: '/api/shelf/items', value: 'id', label: 'name' };
const fields: readonly Field[] = [
  field('parent_id', 'ref', { reference: parent }),
  field('bank_code', 'ref', { reference: { ...parent, value: 'code' } }),
  field('name', 'string', { maxLength: 5 }),
  field('count', 'integer'),
  field('fee', 'money'),
  field('on', 'boolean'),
  field('state', 'enum', { options: [{ value: 'open', label }] }),
  field('day', 'date'),
  field('key', 'secret'),
  field('version', 'integer', { readonly: true }),
];

test('an address gives writable fields values of their kinds', () => {
  expect(
    prefill(
      fields,
      '?parent_id=3&bank_code=004&name=ก ข&count=-2&fee=1250.00&on=true&state=open&day=2026-01-31&page=2',
    ),
  ).toEqual({
    parent_id: 3,
    bank_code: '004',
    name: 'ก ข',
    count: -2,
    fee: '1250.00',
    on: true,
    state: 'open',
    day: '2026-01-31',
  });
});

test('invalid values, and values that must not be in an address, are ignored', () => {
  expect(
    prefill(fields, 'parent_id=3;drop&name=toolong&count=1.5&fee=lots&on=yes&state=shut&day=tomorrow&key=x&version=9'),
  ).toEqual({});
  expect(prefill(fields, 'parent_id=&name=')).toEqual({});
});
