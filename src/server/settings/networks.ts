import { BlockList, isIP } from 'node:net';

/** An address or a network: its base address and the bits that count. */
export function networkParts(text: string): { readonly address: string; readonly bits: number } | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const count = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return family === 0 || rest.length > 0 || !(count <= most) ? undefined : { address, bits: count };
}

/** `10.0.0.0/8, 127.0.0.1` as a list. Throws where one is neither an address nor a network. */
export function networksOf(text: string): readonly string[] {
  const list = text.split(/[\s,]+/).filter((one) => one !== '');
  const wrong = list.find((one) => networkParts(one) === undefined);
  if (wrong !== undefined) throw new Error(`WEBHOOK_NETWORKS has ${wrong}: write addresses or networks as 10.0.0.0/8`);
  return list;
}

/** A list of networks that addresses are looked up in. */
export function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const parts = networkParts(text);
    if (parts) list.addSubnet(parts.address, parts.bits, isIP(parts.address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
