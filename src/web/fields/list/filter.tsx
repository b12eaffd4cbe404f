import { EnumFilter } from '../enum/filter.tsx';
import { TextFilter } from '../parts/text-filter.tsx';
import { RefFilter } from '../ref/filter.tsx';
import type { FilterProps } from '../types.ts';
import { itemField } from './format.ts';

/** Rows whose list holds any of the chosen elements: the filter of the elements' kind. */
export function ListFilter(props: FilterProps) {
  const field = itemField(props.filter.field);
  const inner = { ...props, filter: { ...props.filter, field } };
  if (field.kind === 'enum') return <EnumFilter {...inner} />;
  if (field.kind === 'ref') return <RefFilter {...inner} />;
  return <TextFilter {...props} />;
}
