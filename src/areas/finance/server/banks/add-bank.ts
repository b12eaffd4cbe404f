import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { digitsOf } from './digits.ts';
import { capabilitiesOf, coolDown, isConnected, paysOut, violationsOf } from './rules.ts';
import { banksTexts } from './texts.ts';

/** A new account: complete for its way of connecting, signed in by nobody yet, paying out after a day. */
export const addBank = effect('bank.add', async ({ row }, ctx) => {
  const violations = violationsOf(row, await digitsOf(ctx.tx, row.bank_code));
  if (Object.keys(violations).length > 0) throw invalid(violations);
  if (row.status !== 'active' && row.status !== 'paused') throw invalid({ status: banksTexts.newActiveOrPaused });
  return {
    capabilities: capabilitiesOf(row),
    session_status: isConnected(row) ? 'offline' : 'none',
    ...(paysOut(row)
      ? {
          payout_from: new Date(ctx.clock.now().getTime() + coolDown),
          payout_changed_by: ctx.principal.userId,
          payout_approved_by: null,
        }
      : {}),
  };
});
