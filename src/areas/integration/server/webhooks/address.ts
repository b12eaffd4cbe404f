import { lookup as systemLookup } from 'node:dns';
import { type BlockList, isIP, type LookupFunction } from 'node:net';
import { blockListOf } from '#server/settings/networks.ts';

/** IPv4 that is no place of the internet: this machine, private and carrier networks, metadata services, groups, examples. */
const closed = blockListOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]);

/** IPv6 of the internet, and within it what stands for something else: tunnels to IPv4, examples. */
const open = blockListOf(['2000::/3']);
const openButNot = blockListOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !openButNot.check(address, 'ipv6');
}

/** Which addresses may be connected to: those of the internet, and the networks that the operator names. */
export function addressRule(networks: readonly string[]): (address: string) => boolean {
  const allowed: BlockList = blockListOf(networks);
  return (address) => {
    const plain = address.split('%', 1)[0] ?? '';
    if (isPublic(plain)) return true;
    const family = isIP(plain);
    return family !== 0 && allowed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** A name leads, or an address is, where nothing may be sent. */
export class PrivateAddressError extends Error {}

/** The host of an address as it is connected to, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Throws for a host that is itself an address where nothing may be sent: it is never looked up. */
export function requireOpen(url: URL, isOpen: (address: string) => boolean): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isOpen(host)) throw new PrivateAddressError(host);
}

/**
 * Looks a name up for a connection, which is made to the very address that was checked: a name that answers otherwise a
 * moment later gains nothing. One closed address among several is enough to refuse the name.
 */
export function guardedLookup(
  isOpen: (address: string) => boolean,
  lookup: typeof systemLookup = systemLookup,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
      const wrong = addresses.find(({ address }) => !isOpen(address));
      if (wrong) return callback(new PrivateAddressError(wrong.address), '');
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
