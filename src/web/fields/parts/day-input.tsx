import type { InputProps } from '../types.ts';
import { DayButton } from './day-button.tsx';
import { TextBox } from './text-box.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly input: InputProps<string>;
  /** The value as a person types it; a text that is no value comes back as it is. */
  readonly show: (value: string) => string;
  readonly parse: (text: string) => string | undefined;
  readonly placeholder: string;
  /** Day of the value, `2026-01-31`, or null. */
  readonly day: string | null;
  /** The value when a day is picked. */
  readonly ofDay: (day: string) => string;
}

/** A text box for a day or a moment, with a calendar button. */
export function DayInput({ input, show, parse, placeholder, day, ofDay }: Props) {
  const { field, context } = input;
  const typed = useTyped(input, { show, parse });
  return (
    <TextBox
      input={input}
      {...typed.box}
      placeholder={placeholder}
      rightSection={
        <DayButton
          context={context}
          label={field.label[context.language]}
          value={day}
          disabled={(input.disabled ?? false) || (input.readOnly ?? false)}
          onPick={(picked) => typed.pick(ofDay(picked))}
        />
      }
    />
  );
}
