import { expect, test } from 'vitest';
import { ranksOf } from './ranks.ts';

const written = (fields: Readonly<Record<string, object>>) =>
  new Map(Object.entries(fields).map(([name, raw]) => [name, { raw, holder: undefined }]));

const plain = {
  name: { type: 'string' },
  amount: { type: 'money' },
  status: { type: 'enum' },
  phase: { type: 'enum' },
};

test.each([
  ['display and an enum called status', {}, undefined, { name: 'title', status: 'status' }],
  ['the field of the life-cycle rather than one of that name', {}, 'phase', { name: 'title', phase: 'status' }],
  [
    'a title that is written',
    { amount: { type: 'money', rank: 'title' } },
    undefined,
    { amount: 'title', status: 'status' },
  ],
  [
    'a status that is written',
    { phase: { type: 'enum', rank: 'status' } },
    undefined,
    { name: 'title', phase: 'status' },
  ],
  [
    'display that is said to be a fact',
    { name: { type: 'string', rank: 'fact' } },
    undefined,
    { name: 'fact', status: 'status' },
  ],
  ['no text called status', { status: { type: 'string' } }, undefined, { name: 'title' }],
])('what matters: %s', (_, over, lifecycle, expected) => {
  const ranks = ranksOf({ fields: written({ ...plain, ...over }), display: 'name', lifecycle });
  expect(Object.fromEntries(ranks)).toEqual(expected);
});
