import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { prizeCancel, prizeShip } from './prize-moves.ts';
import { stockAdd, stockDelete, stockUpdate } from './stock-rules.ts';
import { wheelAdd, wheelUpdate } from './wheel-rules.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const wheelEffects = {
  'wheel.add': wheelAdd,
  'wheel.cancel': prizeCancel,
  'wheel.ship': prizeShip,
  'wheel.stock_add': stockAdd,
  'wheel.stock_delete': stockDelete,
  'wheel.stock_update': stockUpdate,
  'wheel.update': wheelUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `wheel.${string}`>>;
