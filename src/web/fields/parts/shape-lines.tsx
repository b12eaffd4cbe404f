import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field, FieldShape } from '#contract/field.ts';
import { formatField, isNothing } from '../formats.ts';
import type { FormatContext } from '../types.ts';
import css from './cells.module.css';
import { plainText } from './define-cell.tsx';
import { detailLimit, prettyText, visibleText } from './visible-text.ts';

interface Props {
  readonly values: readonly unknown[];
  readonly shape: FieldShape | undefined;
  readonly context: FormatContext;
}

/** A structure in a structure has lines of its own. */
function inside(field: Field, row: Row, context: FormatContext): ReactNode {
  const value = row[field.name];
  if (field.shape) return <ShapeLines values={[value]} shape={field.shape} context={context} />;
  if (field.item?.shape && Array.isArray(value))
    return <ShapeLines values={value} shape={field.item.shape} context={context} />;
  return visibleText(formatField(field, row, context));
}

/** Each value as lines of name and value; what is missing has no line. What has no known structure is shown as it is. */
export default function ShapeLines({ values, shape, context }: Props) {
  return values.map((value, at) => {
    const row: Row | undefined =
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    const fields = shape?.fields.filter(({ name }) => !isNothing(row?.[name]));
    if (!row || !fields)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and have no identity of their own
        <div key={at} className={css.shape}>
          <pre>{plainText(prettyText(value), detailLimit, context.language)}</pre>
        </div>
      );
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and have no identity of their own
      <dl key={at} className={css.shape}>
        {fields.map((field) => [
          <dt key={field.name}>{field.label[context.language]}</dt>,
          <dd key={`${field.name}:`}>{inside(field, row, context)}</dd>,
        ])}
      </dl>
    );
  });
}
