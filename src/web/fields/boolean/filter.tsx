import { useMemo } from 'react';
import { Choice } from '../parts/choice.tsx';
import { fixedSource } from '../parts/choice-item.ts';
import { filterFrame } from '../parts/filter-frame.ts';
import type { FilterProps } from '../types.ts';
import { booleanFormat } from './format.ts';

/** One word or the other, or both when nothing is chosen. */
export function BooleanFilter(props: FilterProps) {
  const { filter, values, onChange, context } = props;
  const [param = filter.name] = filter.params;
  const items = useMemo(
    () =>
      [true, false].map((value) => ({
        value: String(value),
        label: booleanFormat.text(value, filter.field, context, {}),
      })),
    [filter.field, context],
  );
  const source = useMemo(() => fixedSource(items), [items]);
  const label = filter.field.label[context.language];
  return (
    <Choice
      input={filterFrame(props)}
      source={source}
      label={label}
      placeholder={label}
      chosen={items.find((item) => item.value === values[param])}
      onChoose={(item) => onChange({ [param]: item?.value ?? '' })}
    />
  );
}
