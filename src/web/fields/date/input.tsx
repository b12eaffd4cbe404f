import { DayInput } from '../parts/day-input.tsx';
import { dayPlaceholder } from '../parts/placeholders.ts';
import { parseDay } from '../parts/typed-calendar.ts';
import type { InputProps } from '../types.ts';
import { dateFormat } from './format.ts';

/** A day, typed or picked; the era is the person's, the wire is CE. */
export function DateInput(props: InputProps<string>) {
  const { field, context } = props;
  return (
    <DayInput
      input={props}
      show={(value) => (dateFormat.read(value) === undefined ? value : dateFormat.text(value, field, context, {}))}
      parse={(text) => parseDay(text, context.buddhist)}
      placeholder={dayPlaceholder(context)}
      day={dateFormat.read(props.value) ?? null}
      ofDay={(day) => day}
    />
  );
}
