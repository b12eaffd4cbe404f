import { AreaInput } from '../parts/area-input.tsx';
import type { InputProps } from '../types.ts';

export function TextInput(props: InputProps<string>) {
  return (
    <AreaInput
      input={props}
      text={props.value ?? ''}
      rows={3}
      onText={(text) => props.onChange(text === '' ? null : text)}
    />
  );
}
