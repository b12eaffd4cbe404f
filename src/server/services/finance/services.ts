import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { background } from './background.ts';
import { claim, release } from './claim.ts';

/** The hand-written calls of this area, by the names of the manifest. */
export const financeServices = {
  'withdraw.claim': claim,
  'withdraw.context': background,
  'withdraw.release': release,
} satisfies Pick<Services<Context>, Extract<ServiceName, `withdraw.${string}`>>;
