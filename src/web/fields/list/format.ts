import { companionOf, type Field, wholeOf } from '#contract/field.ts';
import { itemField } from '#contract/words.ts';
import { fieldTexts, unseenCount } from '../texts.ts';
import type { FormatContext, FormatFace } from '../types.ts';

/**
 * The texts of all elements; references by the texts that the row has for their keys. All items of a tree are one
 * text, and so are several of which only the number is known.
 */
export function itemTexts(
  values: readonly unknown[],
  field: Field,
  context: FormatContext,
  row: Readonly<Record<string, unknown>>,
  textOf: (value: unknown, field: Field, context: FormatContext) => string,
): readonly string[] {
  const item = itemField(field);
  if (item.kind === 'shape') return [`${values.length} ${fieldTexts.items[context.language]}`];
  const names = row[companionOf(field.name)];
  if (item.kind !== 'ref' || !Array.isArray(names)) return values.map((value) => textOf(value, item, context));
  const { language } = context;
  if (item.reference?.tree && row[wholeOf(field.name)] === true) return [item.reference.tree.all[language]];
  const nameAt = (index: number): unknown => names[index];
  const isSeen = (index: number) => typeof nameAt(index) === 'string' && nameAt(index) !== '';
  const seen = values.flatMap((_, index) => (isSeen(index) ? [String(nameAt(index))] : []));
  const unseen = values.filter((_, index) => !isSeen(index));
  if (unseen.length === 0) return seen;
  const [only] = unseen;
  return [
    ...seen,
    unseen.length > 1
      ? unseenCount(unseen.length)[language]
      : `${fieldTexts.unseen[language]} (${textOf(only, item, context)})`,
  ];
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
