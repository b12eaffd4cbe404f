import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { choicesNew, choicesRemove, choicesSave } from './choices/offered.ts';
import { pollCopy } from './copy.ts';
import { assignWinner, clearWinner } from './draw/one-winner.ts';
import { randomWinners } from './draw/random-winners.ts';
import { verifyDraw } from './draw/verify.ts';
import { pollLive } from './live.ts';
import { metadataAdd, metadataSave } from './metadata.ts';
import { distribute } from './prizes/distribute.ts';
import { rewardsAdd, rewardsSave } from './prizes/rank-rewards.ts';

export type Own = `${'choices' | 'metadata' | 'poll' | 'rank_rewards'}.${string}`;

/** The hand-written calls of this area, by their manifest names. */
export const pollServices = {
  'choices.new': choicesNew,
  'choices.remove': choicesRemove,
  'choices.save': choicesSave,
  'metadata.add': metadataAdd,
  'metadata.save': metadataSave,
  'poll.copy': pollCopy,
  'poll.live': pollLive,
  'rank_rewards.add': rewardsAdd,
  'rank_rewards.assign_winner': assignWinner,
  'rank_rewards.clear_winner': clearWinner,
  'rank_rewards.distribute': distribute,
  'rank_rewards.random_winners': randomWinners,
  'rank_rewards.save': rewardsSave,
  'rank_rewards.verify': verifyDraw,
} satisfies Pick<Services<Context>, Extract<ServiceName, Own>>;
