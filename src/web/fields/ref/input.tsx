import { companionOf } from '#contract/field.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { Choice } from '../parts/choice.tsx';
import { keyOf } from '../parts/key-of.ts';
import { readText } from '../parts/read.ts';
import { useReference } from '../parts/use-reference.ts';
import type { InputProps } from '../types.ts';

/** Another record, found by typing part of its name. */
export function RefInput(props: InputProps<number | string>) {
  const { field, value, row, context } = props;
  const key = value === null ? undefined : String(value);
  const name = row && String(row[field.name]) === key ? readText(row[companionOf(field.name)]) : undefined;
  const items = key !== undefined && name !== undefined ? [{ value: key, label: name }] : [];
  const { source, chosen, remember } = useReference({
    reference: field.reference,
    keys: key === undefined ? [] : [key],
    known: items,
  });
  return (
    <Choice
      input={props}
      source={source}
      chosen={chosen[0]}
      placeholder={inputTexts.typeToSearch[context.language]}
      onChoose={(item) => {
        if (item) remember([item]);
        props.onChange(item ? keyOf(field, item.value) : null, item?.label);
      }}
    />
  );
}
