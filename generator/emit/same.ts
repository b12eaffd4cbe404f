/** Would two values be written alike? Absent properties do not count, the order of the others does. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, index) => isSame(each, b[index]))
    );
  const own = namesIn(a);
  const others = namesIn(b);
  return (
    own.length === others.length &&
    own.every((name, index) => name === others[index] && isSame(at(a, name), at(b, name)))
  );
}

/** A property that may not be there. */
export const at = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

const namesIn = (value: object): readonly string[] =>
  Object.keys(value).filter((name) => at(value, name) !== undefined);
