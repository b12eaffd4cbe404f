import type { StoredField } from '#contract/endpoint.ts';
import type { EntityModel } from '#generator/model/types.ts';
import { bankReference, field, id, label, managed, statuses, virtual } from './fields.ts';
import { kinds } from './kinds.ts';

const byName = (fields: readonly StoredField[]) => Object.fromEntries(fields.map((each) => [each.name, each]));

export function entity(
  name: string,
  area: string,
  fields: readonly StoredField[],
  extra: Partial<EntityModel> = {},
): EntityModel {
  return {
    name,
    area,
    title: label(name),
    table: name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase(),
    key: 'id',
    display: 'name',
    fields: byName(fields),
    search: [],
    indexes: [],
    source: undefined,
    ...extra,
  };
}

export const user = entity('User', 'system', [id, field('name', 'string', { required: true, maxLength: 80 })]);

export const bank = entity(
  'Bank',
  'desk',
  [
    field('code', 'code', { required: true }),
    field('name', 'string', { required: true }),
    field('group_code', 'ref', { target: 'Bank', reference: bankReference }),
    field('icon', 'string', { suggest: 'icons' }),
    field('rank', 'integer', { min: 0, max: 1000, initial: 0 }),
    virtual('payout_count', 'integer', { count: { kind: 'rows', entity: 'Payout', field: 'bank_code', by: 'code' } }),
    virtual('label_count', 'integer', { count: { kind: 'rows', entity: 'Payout', field: 'labels', by: 'name' } }),
  ],
  {
    key: 'code',
  },
);

export const payout = entity(
  'Payout',
  'desk',
  [
    id,
    field('payout_ref', 'code', { readonly: true, unique: true }),
    field('bank_code', 'ref', { required: true, target: 'Bank', reference: bankReference }),
    virtual('bank_title', 'string', { through: { ref: 'bank_code', field: 'name' } }),
    field('amount', 'money', { required: true, min: '0.01', max: '500000.00', help: label('What the bank sends') }),
    field('status', 'enum', { readonly: true, options: statuses, initial: 'pending' }),
    field('note', 'text'),
    field('labels', 'list', { item: { kind: 'string' }, initial: [] }),
    field('slip', 'image'),
    virtual('timeline', 'list', { item: { kind: 'json' } }),
    ...managed,
  ],
  {
    display: 'payout_ref',
    managed: true,
    search: ['payout_ref', 'bank_title'],
    lifecycle: {
      field: 'status',
      initial: 'pending',
      moves: {
        pay: { name: 'pay', from: ['pending'], to: ['paid'] },
        refund: { name: 'refund', from: ['pending'], to: ['refunded'] },
        add_note: { name: 'add_note', from: ['pending', 'paid', 'refunded'], to: [] },
      },
    },
    indexes: [{ columns: ['status', 'created_at'] }],
  },
);

export const everything = entity('Everything', 'desk', [...kinds, ...managed], { managed: true, display: 'a_string' });
