import { formatDecimal, trimZeros } from '../parts/decimal.ts';
import { type Ends, RangeFilter } from '../parts/range-filter.tsx';
import { parseDecimal } from '../parts/typed-decimal.ts';
import type { FilterProps } from '../types.ts';

const ends: Ends = {
  parse: (text) => parseDecimal(text, 4),
  show: (value) => formatDecimal(trimZeros(value), 0),
};

export function PercentFilter(props: FilterProps) {
  return <RangeFilter {...props} ends={ends} />;
}
