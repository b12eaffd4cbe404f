import { payoutKey } from './services/finance/payout/dispatch.ts';
import { settleAttempt } from './services/finance/payout/settle-attempt.ts';
import type { Payouts } from './services/gateway/payouts.ts';

/** What gateways may do about payouts. */
export const payouts: Payouts = { keyOf: payoutKey, settle: settleAttempt };
