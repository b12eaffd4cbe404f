import { TextBox } from '../parts/text-box.tsx';
import { parseClock } from '../parts/typed-calendar.ts';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps } from '../types.ts';

/** Hours and minutes of 24. */
export function TimeInput(props: InputProps<string>) {
  const typed = useTyped(props, {
    show: (value) => value,
    parse: (text) => parseClock(text)?.slice(0, 5),
  });
  return (
    <TextBox
      input={props}
      {...typed.box}
      inputMode="numeric"
      placeholder={props.context.language === 'th' ? 'ชช:นน' : 'hh:mm'}
    />
  );
}
