import { useFormatContext } from '#web/fields/use-format-context.ts';
import { FilterControls, type FilterControlsProps } from './filter-controls.tsx';
import css from './related-list.module.css';

/** The controls of filters that hold although nobody chose them: what a list leaves out has to be in sight. */
export function RelatedListFilters(props: Omit<FilterControlsProps, 'context'>) {
  const context = useFormatContext();
  return <FilterControls {...props} context={context} className={css.filter} waiting={css.filterWaiting} />;
}
