import type { FieldKind } from '#contract/field.ts';
import { BooleanFilter } from './boolean/filter.tsx';
import { DateFilter } from './date/filter.tsx';
import { IntegerFilter } from './integer/filter.tsx';
import { ListFilter } from './list/filter.tsx';
import { MoneyFilter } from './money/filter.tsx';
import { MultiplierFilter } from './multiplier/filter.tsx';
import { OptionsFilter } from './parts/options-filter.tsx';
import { ReferencesFilter } from './parts/references-filter.tsx';
import { TextFilter } from './parts/text-filter.tsx';
import { PercentFilter } from './percent/filter.tsx';
import { TimeFilter } from './time/filter.tsx';
import type { FilterFace } from './types.ts';

/** The filter of every kind. One chunk; the calendar inside is fetched when it is first opened. */
export const filters: Readonly<Record<FieldKind, FilterFace>> = {
  id: TextFilter,
  code: TextFilter,
  ref: ReferencesFilter,
  string: TextFilter,
  text: TextFilter,
  html: TextFilter,
  money: MoneyFilter,
  percent: PercentFilter,
  multiplier: MultiplierFilter,
  points: IntegerFilter,
  integer: IntegerFilter,
  boolean: BooleanFilter,
  enum: OptionsFilter,
  date: DateFilter,
  datetime: DateFilter,
  time: TimeFilter,
  phone: TextFilter,
  account: TextFilter,
  secret: TextFilter,
  image: TextFilter,
  url: TextFilter,
  email: TextFilter,
  ip: TextFilter,
  json: TextFilter,
  list: ListFilter,
  shape: TextFilter,
};
