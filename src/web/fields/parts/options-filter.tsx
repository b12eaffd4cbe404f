import { useMemo } from 'react';
import type { FilterProps } from '../types.ts';
import { Choice } from './choice.tsx';
import { fixedSource } from './choice-item.ts';
import { filterFrame, splitValues } from './filter-frame.ts';
import { ManyChoice } from './many-choice.tsx';
import { chosenItem, optionItems } from './option-items.ts';

/** Any of the options, or exactly one where the operator says so. */
export function OptionsFilter(props: FilterProps) {
  const { filter, values, onChange, context } = props;
  const [param = filter.name] = filter.params;
  const items = useMemo(() => optionItems(filter.field, context.language), [filter.field, context.language]);
  const source = useMemo(() => fixedSource(items), [items]);
  const label = filter.field.label[context.language];
  const chosen = splitValues(values[param]).map((value) => chosenItem(items, value));
  const shared = { input: filterFrame(props), source, label, placeholder: label };
  if (filter.operator === 'eq') {
    return <Choice {...shared} chosen={chosen[0]} onChoose={(item) => onChange({ [param]: item?.value ?? '' })} />;
  }
  return (
    <ManyChoice
      {...shared}
      chosen={chosen}
      onChoose={(next) => onChange({ [param]: next.map((item) => item.value).join(',') })}
    />
  );
}
