import type { Field } from '#contract/field.ts';
import { hasTextKey } from '#contract/json-schema.ts';

/** The text of a choice as the key that the wire wants: a number, or text where the target's key is a code. */
export function keyOf(field: Field, text: string): number | string {
  return hasTextKey(field) || !/^\d{1,15}$/.test(text) ? text : Number(text);
}
