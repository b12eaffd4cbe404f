import type { Field, Option } from './field.ts';
import type { Text } from './text.ts';
import { baht } from './words.ts';

/** Rows that are added up together: those whose `adds.by` has one of the values. */
export interface AddsPart {
  /** The first of the values: what the sum is known by in a reply. */
  readonly name: string;
  readonly values: readonly string[];
  /** The unit that they share, or the choice. */
  readonly label: Text;
}

/**
 * The sums of a field, in the order of the choices that split them: one for each unit, else
 * one for each choice. Empty if there is only one sum, or if it is not split by a choice.
 *
 * @example
 * partsOf({ units: { by: 'wallet', of: { point: points } }, adds: { by: 'wallet', options: [main, bonus, point] } })
 * // [{ name: 'main', values: ['main', 'bonus'], label: baht }, { name: 'point', values: ['point'], label: points }]
 */
export function partsOf(
  { adds, unit, units }: Pick<Field, 'adds' | 'unit' | 'units'>,
  options: readonly Option[] | undefined = adds?.options,
): readonly AddsPart[] {
  if (adds?.by === undefined) return [];
  const parts = new Map<string, { readonly name: string; readonly values: string[]; readonly label: Text }>();
  for (const { value, label } of options ?? []) {
    const own = units?.by === adds.by ? (units.of[value] ?? unit ?? baht) : undefined;
    const key = own?.th ?? value;
    const part = parts.get(key) ?? { name: value, values: [], label: own ?? label };
    part.values.push(value);
    parts.set(key, part);
  }
  return [...parts.values()];
}
