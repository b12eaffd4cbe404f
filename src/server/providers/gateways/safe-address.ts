import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ProviderError } from '../ports.ts';
import { gatewaysTexts } from './texts.ts';

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

const isLoopback = (address: string) => /^127\.|^::1$|^::ffff:127\./.test(address);

/** Does this IP address lie on the internet? Addresses of this machine and of networks behind it do not. */
export function isOutside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  return family !== 0 && !inside.check(mapped, family === 6 ? 'ipv6' : 'ipv4');
}

/** May this address of a gateway be called at all? https alone, or anything of this machine where that is allowed. */
export function mayCall(url: URL, allowLoopback: boolean): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.username !== '' || url.password !== '') return false;
  if (isLoopback(host) || host === 'localhost') return allowLoopback && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && (isIP(host) === 0 || isOutside(host));
}

/** Looks a name up and connects to no address but one that was checked: a name cannot point elsewhere a moment later. */
export function guardedLookup(allowLoopback: boolean): LookupFunction {
  const isFine = ({ address }: LookupAddress) => isOutside(address) || (allowLoopback && isLoopback(address));
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '', 0);
      else if (!first || !addresses.every(isFine)) callback(new ProviderError(gatewaysTexts.privateAddress), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
