import { useMemo } from 'react';
import { Choice } from '../parts/choice.tsx';
import { fixedSource } from '../parts/choice-item.ts';
import { FewChoices } from '../parts/few-choices.tsx';
import { chosenItem, optionItems } from '../parts/option-items.ts';
import type { InputProps } from '../types.ts';

/** As many as people take in at a glance. */
const mostSpread = 7;

export function EnumInput(props: InputProps<string>) {
  const { field, context, value } = props;
  const items = useMemo(() => optionItems(field, context.language), [field, context.language]);
  // What the system alone sets is shown where it is so, and never offered.
  const offered = useMemo(() => items.filter((_, at) => !field.options?.[at]?.system), [field, items]);
  const source = useMemo(() => fixedSource(offered), [offered]);
  // What was set by the system, or is no longer offered, has no place among them.
  const isOffered = value === null || offered.some((item) => item.value === value);
  if (props.spread && props.required && isOffered && offered.length <= mostSpread)
    return <FewChoices input={props} items={offered} value={value} onChoose={props.onChange} />;
  return (
    <Choice
      input={props}
      source={source}
      chosen={value === null ? undefined : chosenItem(items, value)}
      onChoose={(item) => props.onChange(item?.value ?? null)}
    />
  );
}
