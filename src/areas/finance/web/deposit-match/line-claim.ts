import type { PanelClaim } from '#contract/panel.ts';
import { depositClaim, depositRelease } from '#generated/web/finance/calls/deposit.ts';
import { doubtful } from './read-match.ts';

/** A line that waits for a person is in the hands of whoever has its comparison open. */
export const lineClaim: PanelClaim = {
  take: depositClaim,
  release: depositRelease,
  when: { match_status: [...doubtful] },
};
