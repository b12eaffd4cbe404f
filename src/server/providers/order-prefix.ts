/** The two letters with which each gateway's business numbers begin. */
const prefixes: Readonly<Record<string, string>> = {
  bitpayz: 'BZ',
  direpay: 'DR',
  hengpay: 'HP',
  onepay: 'OP',
  payonex: 'PX',
  vizpay: 'VZ',
  zappay: 'ZP',
};

/** The two letters of a gateway's numbers: `vizpay` → `VZ`. */
export function orderPrefix(gateway: string): string {
  const prefix = prefixes[gateway];
  if (!prefix) throw new Error(`Gateway ${gateway} has no prefix for its numbers`);
  return prefix;
}
