import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { background } from './background.ts';
import { bankServices } from './banks/services.ts';
import { depositServices } from './deposit/services.ts';
import { deskFigures } from './figures.ts';
import { officers } from './hand-over.ts';

/** The hand-written calls of this area, by the names of the manifest. */
export const financeServices = {
  ...bankServices,
  ...depositServices,
  'withdraw.context': background,
  'withdraw.figures': deskFigures,
  'withdraw.officers': officers,
} satisfies Pick<Services<Context>, Extract<ServiceName, `withdraw.${string}` | `deposit.${string}`>>;
