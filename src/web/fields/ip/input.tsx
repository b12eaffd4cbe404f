import { LineInput } from '../parts/line-input.tsx';
import type { InputProps } from '../types.ts';

export function IpInput(props: InputProps<string>) {
  return <LineInput input={props} mono placeholder="203.0.113.0/24" />;
}
