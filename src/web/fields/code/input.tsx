import { LineInput } from '../parts/line-input.tsx';
import type { InputProps } from '../types.ts';

export function CodeInput(props: InputProps<string>) {
  return <LineInput input={props} mono />;
}
