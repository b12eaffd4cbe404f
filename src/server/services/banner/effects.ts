import type { EffectName, Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context/context.ts';
import { bannerAdd, bannerUpdate } from './banner-rules.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const bannerEffects = {
  'banner.add': bannerAdd,
  'banner.update': bannerUpdate,
} satisfies Pick<Effects<TransactionContext>, Extract<EffectName, `banner.${string}`>>;
