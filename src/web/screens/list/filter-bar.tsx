import { mdiClose, mdiRestore } from '@mdi/js';
import { lazy, Suspense } from 'react';
import { initialValues } from '#contract/list-query.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { FilterControlsProps } from '../shared/filter-controls.tsx';
import { useListText } from '../shared/texts.ts';
import css from './filter-bar.module.css';
import { filterText, takeOut } from './filter-text.ts';

const fetchControls = () => import('../shared/filter-controls.tsx').then((part) => ({ default: part.FilterControls }));
const FilterControls = lazy(fetchControls);
const ReferenceNames = lazy(() => import('./reference-names.tsx').then((part) => ({ default: part.ReferenceNames })));

/** Fetches the filter controls before they are needed. */
export function prepareFilters(): void {
  void fetchControls();
}

interface Props extends FilterControlsProps {
  readonly today: string;
}

/** The controls of all filters. They show what the address says, nothing else. */
export function FilterPanel(props: FilterControlsProps) {
  return (
    <div className={css.panel}>
      <Suspense fallback={props.filters.map(({ name }) => <div key={name} className={css.controlWaiting} />)}>
        <FilterControls {...props} className={css.control} waiting={css.controlWaiting} />
      </Suspense>
    </div>
  );
}

interface ChipProps extends Props {
  readonly onEdit: () => void;
  readonly onClear: () => void;
}

/** What is filtered at this moment, each to be changed by one click, and taken out or back to how the list opens. */
export function FilterChips({ filters, values, context, today, onChange, onEdit, onClear }: ChipProps) {
  const text = useListText();
  if (filters.length === 0) return null;
  return (
    <div className={css.chips}>
      {filters.map((filter) => {
        const name = filter.field.label[context.language];
        const { reference } = filter.field;
        const said = filterText(filter, values, context, today);
        const way = takeOut(filter, values, today);
        const undo =
          way === 'back'
            ? text.resetFilter(name, filterText(filter, initialValues(filter, today), context, today))
            : text.removeFilter(name);
        return (
          <span key={filter.name} className={css.chip}>
            <button type="button" title={text.editFilter(name)} onClick={onEdit}>
              <span className={css.chipName}>{name}:</span>{' '}
              {reference ? (
                <Suspense fallback={said}>
                  <ReferenceNames reference={reference} value={values[filter.params[0] ?? ''] ?? ''} />
                </Suspense>
              ) : (
                said
              )}
            </button>
            {way !== 'none' && (
              <button
                type="button"
                aria-label={undo}
                title={undo}
                onClick={() => onChange(Object.fromEntries(filter.params.map((param) => [param, undefined])))}
              >
                <Icon path={way === 'back' ? mdiRestore : mdiClose} size={13} />
              </button>
            )}
          </span>
        );
      })}
      {filters.some((filter) => takeOut(filter, values, today) !== 'none') && (
        <button type="button" className={css.clear} onClick={onClear}>
          {text.clearFilters}
        </button>
      )}
    </div>
  );
}
