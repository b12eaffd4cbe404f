import type { InputProps } from '../types.ts';
import { formatDecimal, trimZeros } from './decimal.ts';
import { TextBox } from './text-box.tsx';
import { arabicDigits, decimalsOf, parseDecimal, wholeDigitsOf } from './typed-decimal.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly input: InputProps<string>;
  readonly places: number;
  /** Digits before the point that may be typed. */
  readonly wholeDigits: number;
  /** Drop zeros at the end when the value is shown. */
  readonly trim?: boolean;
  readonly unit?: string | undefined;
}

/** A decimal as text from end to end: commas while reading, plain digits on the wire, no float in between. */
export function DecimalInput({ input, places, wholeDigits, trim, unit }: Props) {
  const typed = useTyped(input, {
    show: (value) => formatDecimal(trim ? trimZeros(value) : value, trim ? 0 : places),
    parse: (text) => parseDecimal(text, places),
    refuse: (next, before) => tooLong(next, before, places, wholeDigits),
  });
  return <TextBox input={input} {...typed.box} inputMode="decimal" align="end" unit={unit} />;
}

/** One more digit than there is room for. Only single keystrokes are turned down; what is pasted stays to be seen. */
function tooLong(next: string, before: string, places: number, wholeDigits: number): boolean {
  if (next.length !== before.length + 1) return false;
  const text = arabicDigits(next);
  return (
    decimalsOf(text) > places ||
    (wholeDigitsOf(text) > wholeDigits && wholeDigitsOf(text) > wholeDigitsOf(arabicDigits(before)))
  );
}
