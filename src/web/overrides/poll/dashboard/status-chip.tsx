import type { Field } from '#contract/field.ts';
import { pollFields } from '#generated/web/poll/fields/poll.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import css from './dashboard.module.css';

/** The label of a status, coloured by its meaning. */
export function StatusChip({ value }: { readonly value: string }) {
  const context = useFormatContext();
  const field: Field = pollFields.status;
  const tone = field.options?.find((option) => option.value === value)?.tone ?? 'neutral';
  return (
    <span className={css.chip} data-tone={tone}>
      {formatValue(field, value, context)}
    </span>
  );
}
