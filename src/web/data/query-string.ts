/** Value of one query parameter; lists are joined by commas; null, undefined, '' and [] are not sent. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** A filter object as a query string without `?`. Keys are sorted, so that equal queries are equal strings. */
export function toQueryString(query: object): string {
  const parameters = new URLSearchParams();
  const entries = Object.entries(query as Readonly<Record<string, QueryValue>>);
  for (const [key, value] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = Array.isArray(value) ? value.join(',') : value === null || value === undefined ? '' : String(value);
    if (text !== '') parameters.set(key, text);
  }
  return parameters.toString();
}
