import type { ByKind } from '#contract/endpoint.ts';
import type { FieldKind } from '#contract/field.ts';
import type { FilterOperator } from '#contract/filter.ts';

/** What `min` and `max` limit: a value, a length, or nothing. */
export type Limits = 'decimal' | 'number' | 'length' | 'moment' | 'none';

export interface KindRules {
  readonly limits: Limits;
  /** Operator of a filter over this kind; absent = it cannot be filtered. */
  readonly operator?: FilterOperator;
  readonly sortable: boolean;
  /** Can be summed. */
  readonly summable: boolean;
  /** Belongs in a list without being asked for. */
  readonly listed: boolean;
}

const rule = (limits: Limits, operator: FilterOperator | undefined, flags: string): KindRules => ({
  limits,
  ...(operator === undefined ? {} : { operator }),
  sortable: flags.includes('s'),
  summable: flags.includes('+'),
  listed: flags.includes('l'),
});

/** One row a kind. Flags: s = sortable, + = summable, l = listed by default. */
export const kindRules: ByKind<KindRules> = {
  id: rule('number', 'eq', 's'),
  code: rule('length', 'contains', 'sl'),
  ref: rule('none', 'in', 'sl'),
  string: rule('length', 'contains', 'sl'),
  text: rule('length', 'contains', ''),
  html: rule('length', undefined, ''),
  money: rule('decimal', 'between', 's+l'),
  percent: rule('decimal', 'between', 'sl'),
  multiplier: rule('decimal', 'between', 'sl'),
  points: rule('number', 'between', 's+l'),
  integer: rule('number', 'between', 's+l'),
  boolean: rule('none', 'eq', 'sl'),
  enum: rule('none', 'in', 'sl'),
  date: rule('moment', 'between', 'sl'),
  datetime: rule('moment', 'between', 'sl'),
  time: rule('moment', 'eq', 'sl'),
  phone: rule('none', 'contains', 'sl'),
  account: rule('none', 'contains', 'sl'),
  secret: rule('length', undefined, ''),
  image: rule('length', undefined, 'l'),
  url: rule('length', 'contains', 's'),
  email: rule('length', 'contains', 'sl'),
  ip: rule('none', 'contains', 'sl'),
  json: rule('none', undefined, ''),
  list: rule('length', 'in', ''),
};

export const isDay = (kind: FieldKind): boolean => kind === 'date' || kind === 'datetime';
