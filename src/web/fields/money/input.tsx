import { unitOf } from '#contract/words.ts';
import { DecimalInput } from '../parts/decimal-input.tsx';
import type { InputProps } from '../types.ts';

/** Baht: two places, at most 99,999,999.99. */
export function MoneyInput(props: InputProps<string>) {
  return (
    <DecimalInput
      input={props}
      places={2}
      wholeDigits={8}
      unit={unitOf(props.field, props.row)?.[props.context.language] ?? '฿'}
    />
  );
}
