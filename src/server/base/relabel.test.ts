import { expect, test } from 'vitest';
import { csvCell, csvHead } from '#contract/csv.ts';
import type { Entity, StoredField } from '#contract/endpoint.ts';
import { relabelled } from './relabel.ts';

const state = [
  { value: 'on', label: { th: 'เปิด', en: 'On' } },
  { value: 'off', label: { th: 'ปิด', en: 'Off' } },
];
const fields: Readonly<Record<string, StoredField>> = {
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' } },
  state: { name: 'state', kind: 'enum', label: { th: 'สถานะ', en: 'State' }, options: state },
  states: {
    name: 'states',
    kind: 'list',
    label: { th: 'สถานะ', en: 'States' },
    item: { kind: 'enum', options: state },
  },
};
const entity = (name: string): Entity => ({
  name,
  area: 'shop',
  table: 'thing',
  key: 'name',
  display: 'name',
  search: [],
  fields,
});
const entities = { Thing: entity('Thing'), Other: entity('Other') };
const said = relabelled(
  entities,
  { State: state },
  {
    '/shop': { th: 'ร้าน', en: 'Shop' },
    'Thing.name': { th: 'นาม', en: 'Title' },
    'State.off': { th: 'พัก', en: 'Resting' },
  },
);
const headOf = (name: string) => csvHead(Object.values(said[name]?.fields ?? {}), 'th');

test('an export is headed by what the deployment calls the field, of the named entity alone', () => {
  expect(headOf('Thing')).toBe('นาม,สถานะ,สถานะ\r\n');
  expect(headOf('Other')).toBe('ชื่อ,สถานะ,สถานะ\r\n');
});

test('a choice is called so in every field that has it', () => {
  for (const name of ['Thing', 'Other']) {
    const field = said[name]?.fields.state;
    if (!field) throw new Error('The field is gone');
    expect(csvCell('off', field, 'th')).toBe('พัก');
    expect(csvCell('on', field, 'th')).toBe('เปิด');
    expect(said[name]?.fields.states?.item?.options?.[1]?.label.en).toBe('Resting');
  }
});

test('what is given stays as it is', () => {
  expect(entities.Thing.fields.name?.label.th).toBe('ชื่อ');
  expect(state[1]?.label.th).toBe('ปิด');
  expect(relabelled(entities, { State: state }, { '/shop': { th: 'ร้าน', en: 'Shop' } })).toBe(entities);
});
