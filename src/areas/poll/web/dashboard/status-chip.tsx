import type { Field } from '#contract/field.ts';
import { pollFields } from '#generated/api/fields/poll.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';

/** The label of a status in its tone. */
export function StatusChip({ value }: { readonly value: string }) {
  const context = useFormatContext();
  const field: Field = pollFields.status;
  const tone = field.options?.find((option) => option.value === value)?.tone ?? 'neutral';
  return <Chip tone={tone} text={formatValue(field, value, context)} />;
}
