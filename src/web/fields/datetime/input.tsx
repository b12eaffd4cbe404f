import { bangkokClock, bangkokDay, momentOf, parseMoment } from '../parts/calendar.ts';
import { DayButton } from '../parts/day-button.tsx';
import { momentPlaceholder } from '../parts/placeholders.ts';
import { TextBox } from '../parts/text-box.tsx';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps } from '../types.ts';
import { datetimeFormat } from './format.ts';

/** A moment on Bangkok's clock, whatever the zone of the browser; UTC on the wire. */
export function DatetimeInput(props: InputProps<string>) {
  const { field, context } = props;
  const moment = datetimeFormat.read(props.value);
  const typed = useTyped<string>({
    value: props.value,
    show: (value) =>
      datetimeFormat.read(value) === undefined ? value : datetimeFormat.text(value, field, context, {}),
    parse: (text) => parseMoment(text, context.buddhist),
    onChange: props.onChange,
    onBlur: props.onBlur,
  });
  return (
    <TextBox
      input={props}
      text={typed.text}
      onText={typed.change}
      onBlur={typed.blur}
      placeholder={momentPlaceholder(context)}
      rightSection={
        <DayButton
          context={context}
          label={field.label[context.language]}
          value={moment === undefined ? null : bangkokDay(moment)}
          disabled={(props.disabled ?? false) || (props.readOnly ?? false)}
          onPick={(day) => typed.pick(momentOf(day, moment === undefined ? '00:00:00' : bangkokClock(moment)))}
        />
      }
    />
  );
}
