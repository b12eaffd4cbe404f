import { bulkLineStatusOptions } from '#generated/api/enums/bulk-line-status.ts';
import { bulkStatusOptions } from '#generated/api/enums/bulk-status.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useLabel } from '#web/locale/language.ts';

/** The status of a group, or of one of its lines. */
export function Standing({ status, isLine = false }: { readonly status: string; readonly isLine?: boolean }) {
  const label = useLabel();
  const options = isLine ? bulkLineStatusOptions : bulkStatusOptions;
  const option = options.find((one) => one.value === status);
  return option ? <Chip tone={option.tone ?? 'neutral'} text={label(option.label)} /> : null;
}
