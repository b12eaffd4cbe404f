import { BlockList, isIP } from 'node:net';

/** Strips the prefix of an IPv4 address mapped to IPv6: `::ffff:192.0.2.1`. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether an address may send reports. An account without an address list accepts reports from anywhere; the signature
 * decides.
 *
 * @example
 * isAllowed(['203.0.113.0/24'], '203.0.113.9'); // true
 */
export function isAllowed(list: readonly string[] | null, address: string): boolean {
  if (!list || list.length === 0) return true;
  const caller = unmapped(address);
  if (isIP(caller) === 0) return false;
  const allowed = new BlockList();
  for (const entry of list) {
    const [network = '', bits] = entry.split('/');
    if (isIP(network) === 0) continue;
    if (bits === undefined) allowed.addAddress(unmapped(network), familyOf(unmapped(network)));
    else allowed.addSubnet(network, Number(bits), familyOf(network));
  }
  return allowed.check(caller, familyOf(caller));
}
