import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';
import { affiliate } from './find/affiliate.ts';
import { downline } from './find/downline.ts';
import { suggest } from './find/suggest.ts';
import { overview } from './overview.ts';
import { walletLogTypes } from './wallet-log-types.ts';
import { walletTypes } from './wallet-types.ts';

/** Hand-written calls of this area; `entities` with the labels of the deployment. */
export function memberServices(platform: Pick<Platform, 'entities' | 'cipher'>) {
  const { entities } = platform;
  return {
    'member.affiliate': affiliate,
    'member.downline': downline,
    'member.overview': overview,
    'member.suggest': suggest,
    'wallet.types': walletTypes(entities),
    'wallet.log_types': walletLogTypes(entities),
  } satisfies Partial<Services<Context>>;
}
