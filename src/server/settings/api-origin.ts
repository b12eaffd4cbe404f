const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Origins that the web app calls in addition to its own: none while its API is at `/`, else the origin of `VITE_API_BASE`.
 * Throws RangeError for an address that is neither https nor on this machine.
 *
 * @example
 * apiOrigins('https://api.example.com/office/'); // ['https://api.example.com']
 * apiOrigins('/'); // []
 */
export function apiOrigins(base: string | undefined): readonly string[] {
  if (base === undefined || base === '' || base.startsWith('/')) return [];
  const url = URL.canParse(base) ? new URL(base) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.has(url.hostname));
  if (!url || !isSafe) throw new RangeError(`VITE_API_BASE=${base} is no address such as https://api.example.com`);
  return [url.origin];
}
