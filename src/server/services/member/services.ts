import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { walletLogTypes } from './wallet-log-types.ts';
import { walletTypes } from './wallet-types.ts';

/** Hand-written calls of this area. */
export const memberServices = {
  'wallet.types': walletTypes,
  'wallet.log_types': walletLogTypes,
} satisfies Partial<Services<Context>>;
