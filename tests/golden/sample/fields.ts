import type { StoredField } from '#contract/endpoint.ts';
import type { Field, Option } from '#contract/field.ts';

export const label = (en: string) => ({ th: `ไทย ${en}`, en });

type Extra = Partial<Omit<StoredField, 'name' | 'kind' | 'label'>>;

export function field(name: string, kind: Field['kind'], extra: Extra = {}): StoredField {
  const en = name.replaceAll('_', ' ');
  const isNullable =
    !extra.required && !extra.readonly && extra.initial === undefined && kind !== 'boolean' && kind !== 'id';
  return { name, kind, label: label(en), ...(isNullable ? { nullable: true as const } : {}), column: name, ...extra };
}

export function virtual(name: string, kind: Field['kind'], extra: Extra = {}): StoredField {
  const { column: _, nullable: _n, ...rest } = field(name, kind, extra);
  return { ...rest, readonly: true };
}

export const id = field('id', 'id', { readonly: true });
export const managed = [
  field('created_at', 'datetime', { readonly: true }),
  field('created_by', 'ref', { readonly: true, nullable: true, target: 'User' }),
  field('updated_at', 'datetime', { readonly: true }),
  field('updated_by', 'ref', { readonly: true, nullable: true, target: 'User' }),
  field('version', 'integer', { readonly: true }),
];

export const plain = ({
  column: _c,
  through: _t,
  count: _n,
  target: _r,
  unique: _u,
  immutable: _i,
  ...rest
}: StoredField): Field => rest;

export const statuses: readonly Option[] = [
  { value: 'pending', label: label('Pending'), tone: 'warning' },
  { value: 'paid', label: label('Paid'), tone: 'success' },
  { value: 'refunded', label: label('Refunded') },
];

export const bankReference = { entity: 'Bank', path: '/api/bank/items', value: 'code', label: 'name' };
