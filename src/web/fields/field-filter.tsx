import { filters } from './filters.ts';
import { TextFilter } from './parts/text-filter.tsx';
import type { FilterProps } from './types.ts';

/** The control of one filter: text for `contains` and `search` whatever the kind, else the kind's own. */
export function FieldFilter(props: FilterProps) {
  const { operator, field } = props.filter;
  const Control = operator === 'contains' || operator === 'search' ? TextFilter : filters[field.kind];
  return <Control {...props} />;
}
