import type { Services } from '#generated/api/handlers.ts';
import type { AreaTools } from '#server/areas/define-area.ts';
import type { Context } from '#server/context/context.ts';
import { affiliate } from './find/affiliate.ts';
import { downline } from './find/downline.ts';
import { suggest } from './find/suggest.ts';
import { overview } from './overview.ts';
import { walletLogTypes } from './wallet-log-types.ts';
import { walletTypes } from './wallet-types.ts';

/** Hand-written calls of this area; `entities` with the labels of the deployment. */
export function memberServices(tools: Pick<AreaTools, 'entities' | 'walletLines'>) {
  const { entities } = tools;
  return {
    'member.affiliate': affiliate,
    'member.downline': downline,
    'member.overview': overview(tools.walletLines),
    'member.suggest': suggest,
    'wallet.types': walletTypes(entities),
    'wallet.log_types': walletLogTypes(tools),
  } satisfies Partial<Services<Context>>;
}
