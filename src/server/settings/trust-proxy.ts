import { isIP } from 'node:net';

/** Whose report of the caller's address is trusted: nobody's, any caller's, or that of the listed proxies. */
export type TrustProxy = boolean | string | ((address: string, hop: number) => boolean);

const named = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (named.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * TRUST_PROXY as a person writes it: true, false, a number of proxies in a row, or addresses and networks with commas
 * between them. Throws on anything else.
 */
export function parseTrustProxy(text: string): TrustProxy {
  const plain = text.trim().toLowerCase();
  if (plain === 'true' || plain === 'false') return plain === 'true';
  if (/^\d{1,2}$/.test(plain)) {
    const hops = Number(plain);
    // As a function: Fastify trusts nobody when it is given a bare number.
    return hops > 0 && ((_address, hop) => hop < hops);
  }
  const networks = plain.split(',').map((one) => one.trim());
  const wrong = networks.find((one) => !isNetwork(one));
  if (wrong !== undefined) {
    throw new Error(
      `TRUST_PROXY: “${wrong}” is no address; it takes true, false, a number of proxies, or addresses such as 10.0.0.0/8,loopback`,
    );
  }
  return networks.join(',');
}
