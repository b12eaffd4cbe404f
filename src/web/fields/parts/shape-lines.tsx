import type { Row } from '#contract/envelope.ts';
import type { FieldShape } from '#contract/field.ts';
import { formatField, isNothing } from '../formats.ts';
import type { FormatContext } from '../types.ts';
import css from './shape-lines.module.css';
import { rawText, visibleText } from './visible-text.ts';

interface Props {
  readonly values: readonly unknown[];
  readonly shape: FieldShape | undefined;
  readonly context: FormatContext;
}

/** Each value as lines of name and value; what is missing has no line. Anything else is shown as it is. */
export default function ShapeLines({ values, shape, context }: Props) {
  return values.map((value, at) => {
    const row: Row | undefined = typeof value === 'object' && value !== null ? { ...value } : undefined;
    const fields = shape?.fields.filter(({ name }) => !isNothing(row?.[name]));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and have no identity of their own
      <dl key={at} className={css.lines}>
        {row && fields
          ? fields.map((field) => [
              <dt key={field.name}>{field.label[context.language]}</dt>,
              <dd key={`${field.name}:`}>{visibleText(formatField(field, row, context))}</dd>,
            ])
          : rawText(value)}
      </dl>
    );
  });
}
