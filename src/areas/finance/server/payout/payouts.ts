import type { Payouts } from '#server/areas/payouts.ts';
import { payoutKey } from './dispatch.ts';
import { settleAttempt } from './settle-attempt.ts';

/** What gateways may do about payouts. */
export const payouts: Payouts = { keyOf: payoutKey, settle: settleAttempt };
