import fc from 'fast-check';
import { expect, test } from 'vitest';
import { json } from './json.ts';

test('is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(json(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { numRuns: 2000 },
  );
});

test('keeps short things on one line', () => {
  expect(json({ a: [1, 2], b: { c: null } })).toBe('{"a": [1, 2], "b": {"c": null}}');
  expect(json({ long: 'x'.repeat(100), list: [1, 2, 3, 4, 5, 6] }).split('\n')).toHaveLength(4);
});
