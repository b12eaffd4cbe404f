import { AreaInput } from '../parts/area-input.tsx';
import type { InputProps } from '../types.ts';

/** The markup itself as text; the server sanitises it. Nothing of it is ever rendered here. */
export function HtmlInput(props: InputProps<string>) {
  return (
    <AreaInput
      input={props}
      text={props.value ?? ''}
      rows={6}
      mono
      onText={(text) => props.onChange(text === '' ? null : text)}
    />
  );
}
