import type { Reference } from '#contract/field.ts';
import { meItem, useReference } from '#web/fields/parts/use-reference.ts';
import { useLanguage } from '#web/locale/language.ts';

/** The names behind the keys of a reference filter: a chip that says whom, not which number. */
export function ReferenceNames({ reference, value }: { readonly reference: Reference; readonly value: string }) {
  const language = useLanguage();
  const { chosen, source } = useReference({
    ...{ reference, keys: value.split(','), known: [], several: language },
    me: reference.people && meItem[language],
  });
  const shown = source.fold?.(chosen) ?? chosen;
  const names = shown.slice(0, 2).map((item) => item.label);
  return shown.length > 2 ? `${names.join(', ')} +${shown.length - 2}` : names.join(', ');
}
