import { gateways } from '#generated/api/gateways.ts';

/** The letter behind a gateway's code in its numbers, by what is numbered. */
const letters = { order: 'O', transaction: 'T' } as const;

/** How a gateway's numbers begin: `('vizpay', 'order')` → `VZO`. Throws for a gateway that the manifest does not have. */
export function numberPrefix(gateway: string, of: keyof typeof letters): string {
  const info = Object.values(gateways).find(({ name }) => name === gateway);
  if (!info) throw new Error(`The manifest has no gateway ${gateway}`);
  return `${info.code}${letters[of]}`;
}
