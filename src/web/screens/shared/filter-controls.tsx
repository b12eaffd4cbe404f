import { Suspense, useId } from 'react';
import type { Filter } from '#contract/filter.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { FieldFilter } from '#web/fields/field-filter.tsx';
import type { FormatContext } from '#web/fields/types.ts';

export interface FilterControlsProps {
  readonly filters: readonly Filter[];
  /** Query keys and their texts, as the address says them. */
  readonly values: Readonly<Record<string, string>>;
  readonly context: FormatContext;
  readonly onChange: (values: Readonly<Record<string, string | undefined>>) => void;
}

interface Props extends FilterControlsProps {
  /** Class of a label with its control. */
  readonly className: string | undefined;
  /** Class of what keeps the place while the controls are fetched. */
  readonly waiting: string | undefined;
}

/** Without a value whatever chose among what another filter has changed. */
function unchosen(filters: readonly Filter[], changed: string): Readonly<Record<string, undefined>> {
  const dependent = filters.filter(({ narrowedBy }) => narrowedBy?.includes(changed));
  return Object.fromEntries(dependent.flatMap(({ params }) => params.map((param) => [param, undefined])));
}

/** The controls of filters, each under its label. They show what the values say, nothing else. */
export function FilterControls({ filters, values, context, onChange, className, waiting }: Props) {
  const id = useId();
  return filters.map((filter) => (
    <div key={filter.name} className={className}>
      <label htmlFor={`${id}-${filter.name}`}>{filter.field.label[context.language]}</label>
      <div>
        <Suspense fallback={<div className={waiting} />}>
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
    </div>
  ));
}
