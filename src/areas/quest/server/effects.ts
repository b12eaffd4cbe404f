import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { itemAdd, itemDelete, itemUpdate } from './item-rules.ts';
import { questAdd, questUpdate } from './quest-rules.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const questEffects = {
  'quest.add': questAdd,
  'quest.item_add': itemAdd,
  'quest.item_delete': itemDelete,
  'quest.item_update': itemUpdate,
  'quest.update': questUpdate,
} satisfies Pick<CheckedEffects, Extract<EffectName, `quest.${string}`>>;
