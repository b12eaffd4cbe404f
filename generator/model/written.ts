/** Of what was read, these keys as far as they are written, in this order. */
export function written<T extends object, K extends keyof T>(
  raw: T,
  ...keys: readonly K[]
): { [P in K]?: Exclude<T[P], undefined> };
export function written(raw: object, ...keys: readonly string[]): object {
  const values = new Map<string, unknown>(Object.entries(raw));
  return Object.fromEntries(keys.flatMap((key) => (values.get(key) === undefined ? [] : [[key, values.get(key)]])));
}
