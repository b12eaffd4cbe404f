import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { depositContext } from './context.ts';
import { matchMember } from './match-member.ts';
import { candidates } from './owner-candidates.ts';
import { reopen } from './reopen.ts';
import { reverse } from './reverse.ts';
import { review } from './review.ts';
import { unmatch } from './unmatch.ts';

/** The hand-written calls about deposits, by the names of the manifest. */
export const depositServices = {
  'deposit.candidates': candidates,
  'deposit.context': depositContext,
  'deposit.match': matchMember,
  'deposit.reopen': reopen,
  'deposit.reverse': reverse,
  'deposit.review': review,
  'deposit.unmatch': unmatch,
} satisfies Pick<Services<Context>, Extract<ServiceName, `deposit.${string}`>>;
