import { LineInput } from '../parts/line-input.tsx';
import type { InputProps } from '../types.ts';

export function EmailInput(props: InputProps<string>) {
  return <LineInput input={props} type="email" inputMode="email" />;
}
