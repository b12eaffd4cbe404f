import { lazy, Suspense } from 'react';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { FilterControlsProps } from './filter-controls.tsx';
import css from './related-list.module.css';

const FilterControls = lazy(() => import('./filter-controls.tsx').then((part) => ({ default: part.FilterControls })));

/** The controls of filters that hold although nobody chose them: what a list leaves out has to be in sight. */
export function RelatedListFilters(props: Omit<FilterControlsProps, 'context'>) {
  const context = useFormatContext();
  return (
    <Suspense fallback={props.filters.map(({ name }) => <div key={name} className={css.filterWaiting} />)}>
      <FilterControls {...props} context={context} className={css.filter} waiting={css.filterWaiting} />
    </Suspense>
  );
}
