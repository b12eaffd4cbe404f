import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [before = '', after] = address.split('::');
  const list = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [list(before), list(after)];
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/**
 * Whose connection an address belongs to: an IPv4 address itself, of IPv6 the first half, for a customer has all of the
 * rest and could take another address for every request.
 *
 * @example
 * networkOf('::ffff:203.0.113.7'); // '203.0.113.7'
 * networkOf('2001:db8:1:2:3::4'); // '2001:db8:1:2::/64'
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address) || address.includes('.')) return address;
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`;
}
