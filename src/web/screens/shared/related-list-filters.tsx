import { lazy, Suspense, useId } from 'react';
import type { Filter } from '#contract/filter.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './related-list.module.css';

const FieldFilter = lazy(() => import('#web/fields/field-filter.tsx').then((part) => ({ default: part.FieldFilter })));

interface Props {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void;
}

/** The controls of filters that hold although nobody chose them: what a list leaves out has to be in sight. */
export function RelatedListFilters({ filters, values, onChange }: Props) {
  const id = useId();
  const context = useFormatContext();
  return filters.map((filter) => (
    <div key={filter.name} className={css.filter}>
      <label htmlFor={`${id}-${filter.name}`}>{filter.field.label[context.language]}</label>
      <div>
        <Suspense fallback={<div className={css.filterWaiting} />}>
          <FieldFilter
            id={`${id}-${filter.name}`}
            filter={filter}
            values={values}
            onChange={onChange}
            context={context}
            now={serverNow()}
          />
        </Suspense>
      </div>
    </div>
  ));
}
