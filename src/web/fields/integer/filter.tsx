import { groupThousands } from '../parts/decimal.ts';
import { type Ends, RangeFilter } from '../parts/range-filter.tsx';
import { parseDecimal } from '../parts/typed-decimal.ts';
import type { FilterProps } from '../types.ts';

const ends: Ends = {
  parse: (text) => parseDecimal(text, 0),
  show: (value) =>
    value.replace(/^(-?)(\d{1,15})$/, (_, sign: string, digits: string) => sign + groupThousands(digits)),
};

export function IntegerFilter(props: FilterProps) {
  return <RangeFilter {...props} ends={ends} />;
}
