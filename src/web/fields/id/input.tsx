import { parseInteger } from '../parts/integer-input.tsx';
import { TextBox } from '../parts/text-box.tsx';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps } from '../types.ts';

/** A key typed by hand, where there is no list to choose from. */
export function IdInput(props: InputProps<number | string>) {
  const typed = useTyped(props, { show: String, parse: parseInteger });
  return <TextBox input={props} {...typed.box} inputMode="numeric" mono />;
}
