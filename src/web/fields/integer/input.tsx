import { useMemo } from 'react';
import { Choice } from '../parts/choice.tsx';
import { fixedSource } from '../parts/choice-item.ts';
import { IntegerInput } from '../parts/integer-input.tsx';
import { chosenItem, optionItems } from '../parts/option-items.ts';
import type { InputProps } from '../types.ts';

/** A whole number that stands for something: chosen by its word. */
function NamedInput(props: InputProps<number>) {
  const { field, context, value, onChange } = props;
  const items = useMemo(() => optionItems(field, context.language), [field, context.language]);
  const source = useMemo(() => fixedSource(items), [items]);
  return (
    <Choice
      input={props}
      source={source}
      chosen={value === null ? undefined : chosenItem(items, String(value))}
      onChoose={(item) => onChange(item ? Number(item.value) : null)}
    />
  );
}

export function WholeInput(props: InputProps<number>) {
  return props.field.options ? <NamedInput {...props} /> : <IntegerInput input={props} grouped />;
}
