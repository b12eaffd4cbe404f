import { expect, test } from 'vitest';
import { hiddenFields } from './hidden-fields.ts';

const groups = [
  {
    fields: ['channel', 'pin', 'secret', 'note'],
    when: { pin: { channel: ['app'] }, secret: { channel: ['web', 'api'] } },
  },
  { fields: ['name'] },
];

test('fields are hidden while their condition is not met', () => {
  expect([...hiddenFields(groups, { channel: 'app' })]).toEqual(['secret']);
  expect([...hiddenFields(groups, { channel: 'api' })]).toEqual(['pin']);
  expect([...hiddenFields(groups, { channel: null })]).toEqual(['pin', 'secret']);
});

test('several conditions are met together', () => {
  const both = [{ fields: ['pin'], when: { pin: { channel: ['app'], usage: ['deposit', 'both'] } } }];
  expect(hiddenFields(both, { channel: 'app', usage: 'both' }).size).toBe(0);
  expect(hiddenFields(both, { channel: 'app', usage: 'spare' }).size).toBe(1);
});

test('without conditions nothing is hidden', () => {
  expect(hiddenFields([{ fields: ['name'] }], {}).size).toBe(0);
});
