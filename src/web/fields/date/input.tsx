import { parseDay } from '../parts/calendar.ts';
import { DayButton } from '../parts/day-button.tsx';
import { dayPlaceholder } from '../parts/placeholders.ts';
import { TextBox } from '../parts/text-box.tsx';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps } from '../types.ts';
import { dateFormat } from './format.ts';

/** A day, typed or picked; the era is the person's, the wire is CE. */
export function DateInput(props: InputProps<string>) {
  const { field, context } = props;
  const typed = useTyped<string>({
    value: props.value,
    show: (value) => (dateFormat.read(value) === undefined ? value : dateFormat.text(value, field, context, {})),
    parse: (text) => parseDay(text, context.buddhist),
    onChange: props.onChange,
    onBlur: props.onBlur,
  });
  return (
    <TextBox
      input={props}
      text={typed.text}
      onText={typed.change}
      onBlur={typed.blur}
      placeholder={dayPlaceholder(context)}
      rightSection={
        <DayButton
          context={context}
          label={field.label[context.language]}
          value={dateFormat.read(props.value) ?? null}
          disabled={(props.disabled ?? false) || (props.readOnly ?? false)}
          onPick={typed.pick}
        />
      }
    />
  );
}
