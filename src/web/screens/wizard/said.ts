import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import type { WizardFigure } from '#contract/wizard.ts';
import { fillText } from '#web/core/template.ts';
import { isNothing } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { messagePart } from '../shared/action-words.ts';

/** A sentence about a batch; undefined while something that it names is not there. */
export function said(says: Text, batch: Row, fields: readonly Field[], context: FormatContext): string | undefined {
  let isWhole = true;
  const sentence = fillText(says[context.language], (name) => {
    const value = batch[name];
    isWhole &&= !isNothing(value) && !(Array.isArray(value) && value.length === 0);
    return messagePart(name, batch, fields, context);
  });
  return isWhole ? sentence : undefined;
}

/** The number of a figure, in serialized form. */
export function figureOf({ field, less = [] }: Pick<WizardFigure, 'field' | 'less'>, batch: Row): unknown {
  if (less.length === 0) return batch[field];
  return less.reduce((rest, name) => rest - Number(batch[name] ?? 0), Number(batch[field] ?? 0));
}
