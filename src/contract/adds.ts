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
 * The sums that values of a field come to, in the order of the choices that tell rows apart: those of one unit together,
 * else one for each choice. Empty where there is one sum, or where rows are told apart by no choice.
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
