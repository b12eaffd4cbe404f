import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { flow } from './flow.ts';
import { relogin } from './relogin.ts';
import { trueMoneyEvents } from './true-money-events.ts';
import { updateBalances } from './update-balances.ts';

/** The hand-written calls of bank accounts, by the names of the manifest. */
export const bankServices = {
  'bank.flow': flow,
  'bank.relogin': relogin,
  'bank.update_balances': updateBalances,
  'true_money.events': trueMoneyEvents,
} satisfies Pick<Services<Context>, Extract<ServiceName, `bank.${string}` | `true_money.${string}`>>;
