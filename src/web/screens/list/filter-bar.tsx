import { mdiClose, mdiRestore } from '@mdi/js';
import { lazy, Suspense, useId } from 'react';
import type { Filter } from '#contract/filter.ts';
import { initialValues } from '#contract/list-query.ts';
import { serverNow } from '#web/core/server-clock.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useListText } from '../shared/texts.ts';
import css from './filter-bar.module.css';
import { filterText, takeOut } from './filter-text.ts';

const FieldFilter = lazy(() => import('#web/fields/field-filter.tsx').then((part) => ({ default: part.FieldFilter })));
const ReferenceNames = lazy(() => import('./reference-names.tsx').then((part) => ({ default: part.ReferenceNames })));

/** Fetches the filter controls before they are wanted. */
export function prepareFilters(): void {
  void import('#web/fields/field-filter.tsx');
}

export type SetValues = (values: Readonly<Record<string, string | undefined>>) => void;

interface Props {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly context: FormatContext;
  readonly today: string;
  readonly onChange: SetValues;
}

/** Without a value whatever chose among what another filter has changed. */
function unchosen(filters: readonly Filter[], changed: string): Readonly<Record<string, undefined>> {
  const dependent = filters.filter(({ narrowedBy }) => narrowedBy?.includes(changed));
  return Object.fromEntries(dependent.flatMap(({ params }) => params.map((param) => [param, undefined])));
}

/** The controls of all filters. They show what the address says, nothing else. */
export function FilterPanel({ filters, values, context, onChange }: Props) {
  const id = useId();
  return (
    <div className={css.panel}>
      {filters.map((filter) => (
        <div key={filter.name} className={css.control}>
          <label htmlFor={`${id}-${filter.name}`}>{filter.field.label[context.language]}</label>
          <Suspense fallback={<div className={css.controlWaiting} />}>
            <FieldFilter
              id={`${id}-${filter.name}`}
              filter={filter}
              values={values}
              onChange={(next) => onChange({ ...unchosen(filters, filter.name), ...next })}
              context={context}
              now={serverNow()}
            />
          </Suspense>
        </div>
      ))}
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
