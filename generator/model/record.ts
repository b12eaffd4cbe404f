/**
 * `Object.fromEntries` for many: V8 keeps making room for a few more properties there, which for two thousand takes as long as
 * everything else that is done for a change. Keys are no names that an object has by itself.
 */
export function recordOf<V>(entries: Iterable<readonly [string, V]>): Record<string, V> {
  const record: Record<string, V> = {};
  for (const [name, value] of entries) record[name] = value;
  return record;
}
