import type { ByKind } from '#contract/endpoint.ts';
import type { FieldKind } from '#contract/field.ts';
import type { FilterOperator } from '#contract/filter.ts';

/** What `min` and `max` limit: a value, a length, or nothing. */
export type Limits = 'decimal' | 'number' | 'length' | 'moment' | 'none';

export interface KindRules {
  readonly limits: Limits;
  /** Operators of a filter over this kind, the usual one first; none = it cannot be filtered. */
  readonly operators: readonly FilterOperator[];
  /** Holds a text that `q` may search. */
  readonly searched: boolean;
  readonly sortable: boolean;
  /** Can be summed. */
  readonly summable: boolean;
  /** Belongs in a list without being asked for. */
  readonly listed: boolean;
}

const rule = (limits: Limits, operators: readonly FilterOperator[], flags: string): KindRules => ({
  limits,
  operators,
  searched: flags.includes('q'),
  sortable: flags.includes('s'),
  summable: flags.includes('+'),
  listed: flags.includes('l'),
});

const text = ['contains', 'eq'] as const;
const number = ['between', 'eq'] as const;
const choice = ['in', 'eq'] as const;

/** One row a kind. Flags: q = searched by q, s = sortable, + = summable, l = listed by default. */
export const kindRules: ByKind<KindRules> = {
  id: rule('number', ['eq', 'between'], 's'),
  code: rule('length', text, 'qsl'),
  ref: rule('none', choice, 'sl'),
  string: rule('length', text, 'qsl'),
  text: rule('length', text, 'q'),
  html: rule('length', [], ''),
  money: rule('decimal', number, 's+l'),
  percent: rule('decimal', number, 'sl'),
  multiplier: rule('decimal', number, 'sl'),
  points: rule('number', number, 's+l'),
  integer: rule('number', number, 's+l'),
  boolean: rule('none', ['eq'], 'sl'),
  enum: rule('none', choice, 'sl'),
  date: rule('moment', ['between'], 'sl'),
  datetime: rule('moment', ['between'], 'sl'),
  time: rule('moment', ['eq', 'between'], 'sl'),
  phone: rule('none', text, 'qsl'),
  account: rule('none', text, 'qsl'),
  secret: rule('length', [], ''),
  image: rule('length', [], 'l'),
  url: rule('length', text, 'qs'),
  email: rule('length', text, 'qsl'),
  ip: rule('none', text, 'qsl'),
  json: rule('none', [], ''),
  list: rule('length', ['in'], ''),
};

export const isDay = (kind: FieldKind): boolean => kind === 'date' || kind === 'datetime';
