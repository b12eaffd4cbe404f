import type { InputFrame } from '../types.ts';

/**
 * What every text-like input hands to its element. Mantine's own ARIA is switched off (`withAria={false}`): the label,
 * the hint and the message belong to the frame around the input, and it knows their ids.
 */
export function inputAttributes(props: InputFrame) {
  return {
    id: props.id,
    name: props.field.name,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    error: props.invalid ?? false,
    withAria: false,
    'aria-invalid': props.invalid || undefined,
    'aria-required': props.required || undefined,
    'aria-describedby': props.describedBy,
  } as const;
}
