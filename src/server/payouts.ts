import { payoutKey } from '#areas/finance/server/payout/dispatch.ts';
import { settleAttempt } from '#areas/finance/server/payout/settle-attempt.ts';
import type { Payouts } from '#areas/gateway/server/payouts.ts';

/** What gateways may do about payouts. */
export const payouts: Payouts = { keyOf: payoutKey, settle: settleAttempt };
