import { formatMoney, groupMoney } from '#contract/money.ts';

/** `125000n` → `"1,250.00"`: satang as people read them in sentences. */
export function baht(satang: bigint): string {
  return groupMoney(formatMoney(satang));
}
