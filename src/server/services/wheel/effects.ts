import type { EffectName, Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context.ts';
import { rewardAdd, rewardUpdate } from './reward-rules.ts';

/** The hand-written parts of this area's writes, by the names of the manifest. */
export const wheelEffects = {
  'event_reward.add': rewardAdd,
  'event_reward.update': rewardUpdate,
} satisfies Pick<Effects<TransactionContext>, Extract<EffectName, `${'event_reward' | 'wheel'}.${string}`>>;
