import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { rawText } from '../parts/visible-text.ts';
import type { FormatContext, FormatFace } from '../types.ts';

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `ธนาคาร: กสิกรไทย · ยอด: 1,250.00`. How what is inside is written is the registry's business. */
export function shapeFormat(
  textOf: (field: Field, value: unknown, context: FormatContext, row: Row) => string,
): FormatFace<'shape'> {
  return {
    kind: 'shape',
    read: (value) => (isRow(value) ? value : undefined),
    text: (value, { shape }, context) =>
      shape
        ? shape.fields
            .map((field) => `${field.label[context.language]}: ${textOf(field, value[field.name], context, value)}`)
            .join(' · ')
        : rawText(value),
    align: 'start',
    width: 220,
  };
}
