import type { EffectName } from '#generated/api/handlers.ts';
import type { CheckedEffects } from '#server/context/effect.ts';
import { choiceAdd } from './choices/library.ts';
import { metadataDelete } from './metadata.ts';
import { pollAdd, pollUpdate } from './poll-rules.ts';
import { rewardsDelete } from './prizes/rank-rewards.ts';
import type { Own } from './services.ts';

/** The hand-written parts of this area's writes, by their manifest names. */
export const pollEffects = {
  'choices.add': choiceAdd,
  'metadata.delete': metadataDelete,
  'poll.add': pollAdd,
  'poll.update': pollUpdate,
  'rank_rewards.delete': rewardsDelete,
} satisfies Pick<CheckedEffects, Extract<EffectName, Own>>;
