import { expect, test } from 'vitest';
import type { Field, FieldShape } from '#contract/field.ts';
import { placeOf } from './place-of.ts';

const label = (word: string) => ({ th: word, en: word });
const shape: FieldShape = { name: 'Limit', fields: [{ name: 'most', kind: 'integer', label: label('Most') }] };
const fields: readonly Field[] = [
  { name: 'lines', kind: 'list', label: label('Lines'), item: { kind: 'shape', shape } },
  { name: 'limits', kind: 'json', label: label('Limits'), item: { kind: 'shape', shape } },
  { name: 'counts', kind: 'json', label: label('Counts'), item: { kind: 'integer' } },
];
const told = (path: string) => {
  const place = placeOf(fields, path, 'en');
  return place && [place.root, place.field.name, place.inside];
};

test('a fault inside is placed by row, by the name of a value and by field', () => {
  expect(told('lines.2.most')).toEqual(['lines', 'most', '3 · Most: ']);
  expect(told('limits.monday.most')).toEqual(['limits', 'most', 'monday · Most: ']);
  expect(told('counts.monday')).toEqual(['counts', 'counts', 'monday: ']);
  expect(told('elsewhere')).toBeUndefined();
});
