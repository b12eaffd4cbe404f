import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Field } from '#contract/field.ts';
import { changeOf } from './change-of.ts';
import { stepBack } from './step-back.ts';

const label = { th: 'ชื่อ', en: 'Name' };
const name: Field = { name: 'name', kind: 'string', label };
const fields: readonly Field[] = [
  name,
  { name: 'status', kind: 'string', label },
  { name: 'note', kind: 'text', label },
  { name: 'password', kind: 'secret', label },
  { name: 'picture', kind: 'image', label },
  { name: 'phone', kind: 'phone', label, mask: 'member.member.contact' },
];
const update: Call = {
  id: 'user.update',
  method: 'POST',
  path: '/api/user/update',
  permission: 'system.user.update',
  kind: 'update',
  key: 'user_id',
};
const before = {
  id: 7,
  version: 3,
  name: 'ก',
  status: 'active',
  note: null,
  password: '••••',
  picture: '/a',
  phone: '••••1234',
};

const stepOf = (changed: object, call: Call = update, reply: unknown = { data: { id: 7, version: 4 } }) =>
  stepBack(changeOf({ call, key: 'id', fields, before, body: { user_id: 7, version: 3, ...changed }, reply }));

test('undo: the former values go back by the same call, over the version that the change has left', () => {
  expect(stepOf({ name: 'ข', note: 'ใหม่' })).toEqual({
    call: update,
    body: { user_id: 7, version: 4, name: 'ก', note: null },
  });
});

test('undo: what moves money, is no update or says that it stays, is not taken back', () => {
  expect(stepOf({ name: 'ข' }, { ...update, money: true })).toBeUndefined();
  expect(stepOf({ name: 'ข' }, { ...update, kind: 'move' })).toBeUndefined();
  expect(stepOf({ name: 'ข' }, { ...update, final: true })).toBeUndefined();
  const partly: Call = { ...update, final: ['status'] };
  expect(stepOf({ name: 'ข', status: 'suspended' }, partly)).toBeUndefined();
  expect(stepOf({ name: 'ข' }, partly)).toBeDefined();
});

test('undo: all of a change comes back, or nothing of it is offered', () => {
  expect(stepOf({ name: 'ข', password: 'longer than before' })).toBeUndefined();
  expect(stepOf({ picture: '/b' })).toBeUndefined();
  expect(stepOf({ phone: '0812345678' })).toBeUndefined();
  // What a question was answered with is no field of the record.
  expect(stepOf({ name: 'ข', confirm: true })).toBeUndefined();
  expect(stepOf({})).toBeUndefined();
});

test('undo: without a version in the answer nothing guards against overwriting, and nothing is offered', () => {
  expect(stepOf({ name: 'ข' }, update, { data: { id: 7 } })).toBeUndefined();
  expect(stepOf({ name: 'ข' }, update, null)).toBeUndefined();
});
