import type { EffectName, Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context/context.ts';
import { configAdd, configUpdate } from './config-rules.ts';
import { gameAdd, gameUpdate } from './game-rules.ts';
import { providerUpdate } from './provider-update.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const gameEffects = {
  'game.add': gameAdd,
  'game.update': gameUpdate,
  'provider.config_add': configAdd,
  'provider.config_update': configUpdate,
  'provider.update': providerUpdate,
} satisfies Pick<Effects<TransactionContext>, Extract<EffectName, `${'game' | 'provider'}.${string}`>>;
