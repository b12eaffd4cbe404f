import { IntegerInput } from '../parts/integer-input.tsx';
import type { InputProps } from '../types.ts';

export function WholeInput(props: InputProps<number>) {
  return <IntegerInput input={props} grouped />;
}
