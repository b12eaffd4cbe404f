import type { EffectName, Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context/context.ts';
import { itemAdd, itemDelete, itemUpdate } from './item-rules.ts';
import { questAdd, questUpdate } from './quest-rules.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const questEffects = {
  'quest.add': questAdd,
  'quest.item_add': itemAdd,
  'quest.item_delete': itemDelete,
  'quest.item_update': itemUpdate,
  'quest.update': questUpdate,
} satisfies Pick<Effects<TransactionContext>, Extract<EffectName, `quest.${string}`>>;
