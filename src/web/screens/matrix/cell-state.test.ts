import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Field } from '#contract/field.ts';
import type { MatrixAxis } from '#contract/matrix.ts';
import { type CellState, passes, signOf, stateOf } from './cell-state.ts';

const label = (text: string) => ({ th: text, en: text });
const show: Field = {
  name: 'status',
  kind: 'enum',
  label: label('Status'),
  options: [
    { value: 'active', label: label('Active'), tone: 'success' },
    { value: 'maintenance', label: label('Maintenance'), tone: 'warning' },
    { value: 'inactive', label: label('Inactive') },
  ],
};
const list: Call = { id: 'x.items', method: 'GET', path: '/x', permission: 'signed-in' };
const axis: MatrixAxis = { list, key: 'id', cell: show, name: 'code', filters: [], state: show };
const at = (status: string) => [{ axis, row: { status } }];
const said = ({ option, over }: CellState) => [option?.value, over !== undefined];

it('a cell shows its own choice, and what its column is while that is the first', () => {
  expect(said(stateOf({ status: 'active' }, show, at('active')))).toEqual(['active', false]);
  expect(said(stateOf({ status: 'active' }, show, at('maintenance')))).toEqual(['maintenance', true]);
  expect(said(stateOf({ status: 'inactive' }, show, at('maintenance')))).toEqual(['inactive', false]);
  expect(said(stateOf(undefined, show, at('maintenance')))).toEqual([undefined, false]);
});

it('a choice that this version does not know is shown as it is', () => {
  expect(stateOf({ status: 'sold' }, show, []).option?.label.th).toBe('sold');
});

it('each choice has a sign beside its colour', () => {
  expect([undefined, ...(show.options ?? [])].map(signOf)).toEqual(['+', '●', '◐', '○']);
});

it('cells are filtered by what they show, or by there being none', () => {
  const open = stateOf({ status: 'active' }, show, []);
  expect([passes(open, '', false), passes(open, 'active', false), passes(open, 'inactive', false)]).toEqual([
    ...[true, true, false],
  ]);
  expect([passes(open, '', true), passes({}, 'active', true), passes({}, 'active', false)]).toEqual([
    ...[false, true, false],
  ]);
});
