import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { bannerAdd, bannerUpdate } from './banner-rules.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const bannerEffects = {
  'banner.add': bannerAdd,
  'banner.update': bannerUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `banner.${string}`>>;
