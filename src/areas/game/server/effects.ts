import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { configAdd, configUpdate } from './config-rules.ts';
import { gameAdd, gameUpdate } from './game-rules.ts';
import { providerUpdate } from './provider-update.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const gameEffects = {
  'game.add': gameAdd,
  'game.update': gameUpdate,
  'provider.config_add': configAdd,
  'provider.config_update': configUpdate,
  'provider.update': providerUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `${'game' | 'provider'}.${string}`>>;
