import { LineInput } from '../parts/line-input.tsx';
import { arabicDigits } from '../parts/typed-decimal.ts';
import type { InputProps } from '../types.ts';
import { accountFormat } from './format.ts';

/** `405-1-23456-7` and Thai digits → `4051234567`. */
function parseAccount(typed: string): string {
  return arabicDigits(typed).replace(/[\s-]/g, '');
}

export function AccountInput(props: InputProps<string>) {
  const show = (value: string) => accountFormat.text(value, props.field, props.context, {});
  return <LineInput input={props} inputMode="numeric" mono show={show} parse={parseAccount} />;
}
