/** Addresses that mean "every interface": a listener may have them, nobody can call them. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::', '']);

/**
 * The address under which people and gateways reach the product, without a slash at the end: what the operator says, or
 * else what the process listens on. Throws RangeError for anything but a plain http or https address.
 *
 * @example
 * publicUrlOf('https://office.example.com/', '127.0.0.1', 4000); // 'https://office.example.com'
 * publicUrlOf(undefined, '127.0.0.1', 4000); // 'http://127.0.0.1:4000'
 */
export function publicUrlOf(given: string | undefined, host: string, port: number): string {
  if (given === undefined) {
    const name = everywhere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    return `http://${name}:${port}`;
  }
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain =
    url !== undefined && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (!isPlain || !['http:', 'https:'].includes(url.protocol))
    throw new RangeError(`PUBLIC_URL=${given} is no address such as https://office.example.com`);
  return url.href.replace(/\/+$/, '');
}
