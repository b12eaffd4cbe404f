import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { prizeCancel, prizeShip } from './prize-moves.ts';
import { rewardAdd, rewardUpdate } from './reward-rules.ts';
import { stockAdd, stockDelete, stockUpdate } from './stock-rules.ts';
import { wheelAdd, wheelUpdate } from './wheel-rules.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const wheelEffects = {
  'event_reward.add': rewardAdd,
  'event_reward.update': rewardUpdate,
  'wheel.add': wheelAdd,
  'wheel.cancel': prizeCancel,
  'wheel.ship': prizeShip,
  'wheel.stock_add': stockAdd,
  'wheel.stock_delete': stockDelete,
  'wheel.stock_update': stockUpdate,
  'wheel.update': wheelUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `${'event_reward' | 'wheel'}.${string}`>>;
