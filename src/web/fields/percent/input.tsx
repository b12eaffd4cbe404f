import { DecimalInput } from '../parts/decimal-input.tsx';
import type { InputProps } from '../types.ts';

export function PercentInput(props: InputProps<string>) {
  return <DecimalInput input={props} places={4} wholeDigits={5} trim unit="%" />;
}
