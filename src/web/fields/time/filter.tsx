import { type Ends, RangeFilter } from '../parts/range-filter.tsx';
import { parseClock } from '../parts/typed-calendar.ts';
import type { FilterProps } from '../types.ts';

const ends: Ends = {
  parse: (text) => parseClock(text)?.slice(0, 5),
  show: (value) => value,
};

export function TimeFilter(props: FilterProps) {
  return <RangeFilter {...props} ends={ends} />;
}
