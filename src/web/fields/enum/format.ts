import type { Field, Option } from '#contract/field.ts';
import { readText } from '../parts/read.ts';
import type { FormatFace } from '../types.ts';

/** The option of a value; `undefined` for a value that the manifest does not know. */
export function optionOf(field: Pick<Field, 'options'>, value: string): Option | undefined {
  return field.options?.find((option) => option.value === value);
}

/** The label of the option; an unknown value as it is. */
export const enumFormat: FormatFace<'enum'> = {
  kind: 'enum',
  read: readText,
  text: (value, field, { language }) => optionOf(field, value)?.label[language] ?? value,
  align: 'start',
  width: 130,
};
