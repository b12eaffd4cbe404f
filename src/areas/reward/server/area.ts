import { defineArea } from '#server/areas/define-area.ts';
import { rewardAdd, rewardUpdate } from './reward-rules.ts';

export const area = defineArea('reward', ({ rewardChanged }) => ({
  effects: { 'event_reward.add': rewardAdd, 'event_reward.update': rewardUpdate(rewardChanged) },
}));
