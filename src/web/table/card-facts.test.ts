import { expect, test } from 'vitest';
import type { FieldKind } from '#contract/field.ts';
import type { Column } from '#contract/screen.ts';
import { restOf } from './card-facts.ts';
import type { ModelColumn } from './use-column-model.ts';

const column = (name: string, kind: FieldKind, more: Partial<Column> = {}): ModelColumn => ({
  id: name,
  column: { name, kind, label: { th: name, en: name }, ...more },
  plan: undefined,
  pin: more.pin,
  edge: false,
  sorted: undefined,
  rank: 0,
});
const tool: ModelColumn = { ...column('_actions', 'id'), column: undefined, pin: 'end' };
const result = column('net', 'money', { pin: 'end', total: true });

const factsOf = (columns: readonly ModelColumn[]) => {
  const rest = restOf(columns);
  return columns.filter(({ pin, id }) => pin === undefined && !rest.has(id)).map(({ id }) => id);
};

test.each<[string, readonly ModelColumn[], readonly string[]]>([
  [
    'amounts that add up rather than counts before them',
    [
      column('players', 'integer', { total: true }),
      column('turnover', 'money', { total: true }),
      column('note', 'string'),
      column('payout', 'money', { total: true }),
      result,
    ],
    ['turnover', 'payout'],
  ],
  [
    'counts that add up rather than texts and numbers before them',
    [column('code', 'code'), column('rate', 'percent'), column('bets', 'integer', { total: true }), result],
    ['code', 'bets'],
  ],
  [
    'what the list says is a fact, in the order of the list',
    [
      column('fee', 'money', { total: true }),
      column('username', 'string', { fact: true }),
      column('level', 'string'),
      result,
    ],
    ['fee', 'username'],
  ],
  [
    'neither pictures nor icons',
    [column('logo', 'image'), column('icon', 'string', { suggest: 'icons' }), column('link', 'string'), result],
    ['link'],
  ],
  [
    'ten where there is neither result nor status',
    [...Array.from({ length: 12 }, (_, at) => column(`c${at}`, 'string')), tool],
    Array.from({ length: 10 }, (_, at) => `c${at}`),
  ],
])('a card shows %s', (_, columns, facts) => {
  expect(factsOf(columns)).toEqual(facts);
});
