import { LineInput } from '../parts/line-input.tsx';
import type { InputProps } from '../types.ts';

export function UrlInput(props: InputProps<string>) {
  return <LineInput input={props} type="url" inputMode="url" placeholder="https://" />;
}
