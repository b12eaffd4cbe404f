/** Elements of a stored list of references. */
export function numbersOf(list: unknown): readonly number[] {
  return Array.isArray(list) ? list.filter((item): item is number => typeof item === 'number') : [];
}
