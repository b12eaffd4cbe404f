import type { AreaDemo } from '#server/demo/area-demo.ts';
import { writeQuests } from './demo/quests.ts';

export const demo: AreaDemo = {
  campaigns: [{ name: 'ภารกิจฝากต่อเนื่อง', source: 'quest', amount: 60 }],
  tell: ({ world, agents }) => ({ count: (tx) => writeQuests(tx, world, agents) }),
};
