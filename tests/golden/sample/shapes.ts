import type { Field } from '#contract/field.ts';
import type { ShapeModel } from '#generator/model/types.ts';
import { field, plain, statuses } from './fields.ts';

const shape = (name: string, fields: readonly Field[]): ShapeModel => ({
  name,
  area: 'desk',
  fields,
  source: undefined,
});

/** Inside of another one. */
export const fee = shape('Fee', [
  plain(field('percent', 'percent', { required: true })),
  plain(field('least', 'money', { min: '0.00' })),
]);

/** A structure of every sort of field: chosen, bounded, missing, a list, another structure, and a list of them. */
export const line = shape('Line', [
  plain(field('status', 'enum', { required: true, options: statuses })),
  plain(field('amount', 'money', { required: true, min: '0.01' })),
  plain(field('at', 'datetime')),
  plain(field('marks', 'list', { item: { kind: 'string', maxLength: 5 }, initial: [] })),
  plain(field('fee', 'shape', { shape: fee })),
  plain(field('fees', 'list', { required: true, item: { kind: 'shape', shape: fee }, maxLength: 2 })),
]);

/** What another program tells. */
export const told = shape('Told', [
  plain(field('reference', 'code', { required: true })),
  plain(field('amount', 'money', { required: true, min: '0.01' })),
]);

export const sampleShapes: readonly ShapeModel[] = [fee, line, told];
