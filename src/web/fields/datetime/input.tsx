import { bangkokClock, bangkokDay } from '../parts/calendar.ts';
import { DayInput } from '../parts/day-input.tsx';
import { momentPlaceholder } from '../parts/placeholders.ts';
import { momentOf, parseMoment } from '../parts/typed-calendar.ts';
import type { InputProps } from '../types.ts';
import { datetimeFormat } from './format.ts';

/** A moment on Bangkok's clock, whatever the zone of the browser; UTC on the wire. */
export function DatetimeInput(props: InputProps<string>) {
  const { field, context } = props;
  const moment = datetimeFormat.read(props.value);
  return (
    <DayInput
      input={props}
      show={(value) =>
        datetimeFormat.read(value) === undefined ? value : datetimeFormat.text(value, field, context, {})
      }
      parse={(text) => parseMoment(text, context.buddhist)}
      placeholder={momentPlaceholder(context)}
      day={moment === undefined ? null : bangkokDay(moment)}
      ofDay={(day) => momentOf(day, moment === undefined ? '00:00:00' : bangkokClock(moment))}
    />
  );
}
