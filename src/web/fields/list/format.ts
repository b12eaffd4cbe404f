import { companionOf, type Field } from '#contract/field.ts';
import { itemField } from '#contract/words.ts';
import { fieldTexts } from '../texts.ts';
import type { FormatContext, FormatFace } from '../types.ts';

/** The texts of all elements; references by the texts that the row carries beside the keys, in the same order. */
export function itemTexts(
  values: readonly unknown[],
  field: Field,
  context: FormatContext,
  row: Readonly<Record<string, unknown>>,
  textOf: (value: unknown, field: Field, context: FormatContext) => string,
): readonly string[] {
  const item = itemField(field);
  const names = row[companionOf(field.name)];
  return values.map((value, i) => {
    if (item.kind !== 'ref' || !Array.isArray(names)) return textOf(value, item, context);
    const name: unknown = names[i];
    if (typeof name === 'string' && name !== '') return name;
    return `${fieldTexts.unseen[context.language]} (${textOf(value, item, context)})`;
  });
}

/** How the elements are written is the registry's business; a list only joins them. */
export function listFormat(
  textOf: (value: unknown, field: Field, context: FormatContext) => string,
): FormatFace<'list'> {
  return {
    kind: 'list',
    read: (value) => (Array.isArray(value) ? value : undefined),
    text: (value, field, context, row) => itemTexts(value, field, context, row, textOf).join(', '),
    align: 'start',
    width: 180,
  };
}
