import { LineInput } from '../parts/line-input.tsx';
import { arabicDigits } from '../parts/typed-decimal.ts';
import type { InputProps } from '../types.ts';
import { phoneFormat } from './format.ts';

/** `081-234 5678`, `+66812345678` and Thai digits → `0812345678`. */
function parsePhone(typed: string): string {
  return arabicDigits(typed)
    .replace(/[\s\-().]/g, '')
    .replace(/^\+?66(?=[689]\d{8}$)/, '0');
}

export function PhoneInput(props: InputProps<string>) {
  const show = (value: string) => phoneFormat.text(value, props.field, props.context, {});
  return <LineInput input={props} type="tel" inputMode="tel" mono show={show} parse={parsePhone} />;
}
