import { describe, expect, test } from 'vitest';
import type { Field, FieldKind } from '#contract/field.ts';
import { fieldDiffs } from './field-diff.ts';
import { changedValues, createBody, openingValues, sameValue, updateBody } from './form-values.ts';

const field = (name: string, kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name,
  kind,
  label: { th: name, en: name },
  ...more,
});
const fields = [
  field('name', 'string', { required: true }),
  field('note', 'text'),
  field('memo', 'string', { initial: '' }),
  field('fee', 'money', { initial: '0.00' }),
  field('key', 'secret'),
  field('on', 'boolean'),
  field('tags', 'list'),
  field('made_at', 'datetime', { readonly: true }),
];
const record = {
  id: 4,
  version: 3,
  name: 'A',
  note: 'x',
  memo: 'm',
  fee: '5.00',
  key: '••••1234',
  on: true,
  tags: ['a'],
  made_at: 'z',
};

describe('opening', () => {
  test('a new record starts with the initial values, a switch with off', () => {
    expect(openingValues(fields, undefined)).toMatchObject({ fee: '0.00', on: false, name: null });
  });
  test('a stored secret is no value', () => {
    expect(openingValues(fields, record).key).toBeNull();
  });
});

describe('sending', () => {
  const base = openingValues(fields, record);
  test('an update carries only what changed, with key and version', () => {
    const changed = changedValues(fields, base, { ...base, fee: '6.00', key: 'new', made_at: 'never' });
    expect(updateBody(changed, { key: 'id', id: '4', record })).toEqual({ id: 4, version: 3, fee: '6.00', key: 'new' });
  });
  test('what is emptied travels as null, or as the empty value where null is not allowed', () => {
    expect(changedValues(fields, base, { ...base, note: null, memo: null })).toEqual({ note: null, memo: '' });
  });
  test('one nothing is as good as another', () => {
    expect(changedValues(fields, { ...base, note: '', tags: [] }, { ...base, note: null, tags: null })).toEqual({});
  });
  test('an identifier of another name finds its value', () => {
    expect(updateBody({}, { key: 'user_id', id: '9', record: { id: 9 } })).toEqual({ user_id: 9 });
    expect(updateBody({}, { key: 'code', id: 'SCB', record: {} })).toEqual({ code: 'SCB' });
  });
  test('a new record carries what is given', () => {
    expect(createBody(fields, { name: 'A', note: '', fee: '1.00', on: false, tags: [], made_at: 'z' })).toEqual({
      name: 'A',
      fee: '1.00',
      on: false,
    });
  });
  test('values are compared as the wire sees them, files by identity', () => {
    expect(sameValue({ a: 1, b: [1] }, { b: [1], a: 1 })).toBe(true);
    expect(sameValue(new File(['1'], 'a'), new File(['1'], 'a'))).toBe(false);
    expect(sameValue('1.00', '1.0')).toBe(false);
  });
});

test('three-way: clashes first, agreements and secrets not at all', () => {
  const theirs = { ...record, name: 'B', fee: '7.00', note: 'same' };
  const mine = { ...record, name: 'C', note: 'same', key: 'new', tags: ['b'] };
  expect(fieldDiffs(fields, record, theirs, mine).map((diff) => [diff.field.name, diff.clash])).toEqual([
    ['name', true],
    ['note', false],
    ['fee', false],
    ['tags', false],
  ]);
});
