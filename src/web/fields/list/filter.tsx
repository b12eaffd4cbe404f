import { itemField } from '#contract/words.ts';
import { OptionsFilter } from '../parts/options-filter.tsx';
import { ReferencesFilter } from '../parts/references-filter.tsx';
import { TextFilter } from '../parts/text-filter.tsx';
import type { FilterProps } from '../types.ts';

/** Rows whose list holds any of the chosen elements: the filter of the elements' kind. */
export function ListFilter(props: FilterProps) {
  const field = itemField(props.filter.field);
  const inner = { ...props, filter: { ...props.filter, field } };
  if (field.kind === 'enum') return <OptionsFilter {...inner} />;
  if (field.kind === 'ref') return <ReferencesFilter {...inner} />;
  return <TextFilter {...props} />;
}
