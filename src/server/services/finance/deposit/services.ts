import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '../../../context.ts';
import { depositContext } from './context.ts';
import { reverse } from './reverse.ts';
import { review } from './review.ts';

/** The hand-written calls about deposits, by the names of the manifest. */
export const depositServices = {
  'deposit.context': depositContext,
  'deposit.reverse': reverse,
  'deposit.review': review,
} satisfies Pick<Services<Context>, Extract<ServiceName, `deposit.${string}`>>;
