import type { FilterProps, InputFrame } from '../types.ts';

/** The frame of an input that serves as a filter: the label is on the control itself. */
export function filterFrame({ id, filter, context }: FilterProps): InputFrame {
  return { id, field: filter.field, context };
}

/** `a,b` → ['a', 'b']. */
export function splitValues(text: string | undefined): readonly string[] {
  return text ? text.split(',').filter((part) => part !== '') : [];
}
