import type { Reference } from '#contract/field.ts';
import { useReference } from '#web/fields/parts/use-reference.ts';

/** The names behind the keys of a reference filter: a chip that says whom, not which number. */
export function ReferenceNames({ reference, value }: { readonly reference: Reference; readonly value: string }) {
  const { chosen } = useReference(reference, value.split(','), []);
  const names = chosen.slice(0, 2).map((item) => item.label);
  return chosen.length > 2 ? `${names.join(', ')} +${chosen.length - 2}` : names.join(', ');
}
