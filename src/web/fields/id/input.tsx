import { parseInteger } from '../parts/integer-input.tsx';
import { TextBox } from '../parts/text-box.tsx';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps } from '../types.ts';

/** A key typed by hand, where there is no list to choose from. */
export function IdInput(props: InputProps<number | string>) {
  const typed = useTyped<number | string>({
    value: props.value,
    show: String,
    parse: parseInteger,
    onChange: props.onChange,
    onBlur: props.onBlur,
  });
  return <TextBox input={props} text={typed.text} onText={typed.change} onBlur={typed.blur} inputMode="numeric" mono />;
}
