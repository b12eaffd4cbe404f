import type { InputFrame } from '../types.ts';

/**
 * What every text-like input hands to Mantine's Input. The label, the hint and the message belong to the frame around
 * it; Input would put its own `aria-describedby` over ours, hence the way through `attributes`.
 */
export function inputAttributes(props: InputFrame) {
  return {
    id: props.id,
    name: props.field.name,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    error: props.invalid ?? false,
    'aria-required': props.required || undefined,
    attributes: { input: { 'aria-describedby': props.describedBy } },
  } as const;
}
