import type { AreaChecks } from '#server/verify/area-checks.ts';
import { openDifferences } from './banks/days/open-differences.ts';

/** Differences with the banks are for people; the rules of money are the ledger's (src/server/ledger/invariants). */
export const checks: AreaChecks = {
  async open(db) {
    const { count, oldest } = await openDifferences(db);
    if (count === 0) return undefined;
    return `${count} differences with the banks are open, the oldest of ${oldest}: /finance/manage_banks?tab=differences`;
  },
};
