import type { StoredField } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { bankReference, field, id, plain, statuses } from './fields.ts';
import { line } from './shapes.ts';

/** One field of every kind, some required, some bounded. */
export const kinds: readonly StoredField[] = [
  id,
  field('a_code', 'code', { required: true, pattern: '^[A-Z]{2}-[0-9]{3}$', unique: true }),
  field('a_ref', 'ref', { required: true, target: 'User' }),
  field('bank_code', 'ref', { target: 'Bank', reference: bankReference }),
  field('a_string', 'string', { required: true, minLength: 2, maxLength: 12 }),
  field('a_text', 'text'),
  field('a_html', 'html', { required: true }),
  field('a_money', 'money', { required: true, min: '0.01', max: '1000.50' }),
  field('a_loss', 'money', { min: '-99.99', initial: '0.00' }),
  field('a_percent', 'percent', { required: true, min: '0', max: '100' }),
  field('a_multiplier', 'multiplier'),
  field('some_points', 'points', { required: true, min: 0 }),
  field('an_integer', 'integer', { min: -5, max: 5 }),
  field('a_boolean', 'boolean', { initial: true }),
  field('an_enum', 'enum', { required: true, options: statuses }),
  field('another_enum', 'enum', { options: statuses }),
  field('a_date', 'date', { required: true }),
  field('a_datetime', 'datetime'),
  field('a_time', 'time', { required: true }),
  field('a_phone', 'phone', { required: true }),
  field('an_account', 'account'),
  field('a_secret', 'secret', { required: true, minLength: 8 }),
  field('an_image', 'image'),
  field('a_url', 'url', { required: true }),
  field('an_email', 'email', { required: true }),
  field('an_ip', 'ip', { required: true }),
  field('a_json', 'json', { required: true }),
  field('a_map', 'json', { item: { kind: 'integer', max: 9 } }),
  field('a_shape_map', 'json', { required: true, item: { kind: 'shape', shape: line } }),
  field('some_strings', 'list', { item: { kind: 'string', maxLength: 5 }, maxLength: 3 }),
  field('some_choices', 'list', { required: true, item: { kind: 'enum', options: statuses } }),
  field('a_shape', 'shape', { required: true, shape: line }),
  field('some_shapes', 'list', { item: { kind: 'shape', shape: line }, maxLength: 3 }),
  field('some_ips', 'list', { item: { kind: 'ip' }, initial: [] }),
];

/** Every field of a form that asks for all of them. */
export const everythingInput: readonly Field[] = kinds.slice(1).map(plain);
