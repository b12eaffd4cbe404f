import { useMemo } from 'react';
import { Choice } from '../parts/choice.tsx';
import { fixedSource } from '../parts/choice-item.ts';
import { chosenItem, optionItems } from '../parts/option-items.ts';
import type { InputProps } from '../types.ts';

export function EnumInput(props: InputProps<string>) {
  const { field, context, value } = props;
  const items = useMemo(() => optionItems(field, context.language), [field, context.language]);
  // What the system alone sets is shown where it is so, and never offered.
  const source = useMemo(() => fixedSource(items.filter((_, at) => !field.options?.[at]?.system)), [field, items]);
  return (
    <Choice
      input={props}
      source={source}
      chosen={value === null ? undefined : chosenItem(items, value)}
      onChoose={(item) => props.onChange(item?.value ?? null)}
    />
  );
}
