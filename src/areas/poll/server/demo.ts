import type { AreaDemo } from '#server/demo/area-demo.ts';
import { makePolls } from './demo/polls.ts';
import { writePolls } from './demo/write-polls.ts';

export const demo: AreaDemo = {
  campaigns: [{ name: 'ทายผลบอลประจำสัปดาห์', source: 'poll', amount: 50 }],
  tell(scene) {
    const polls = makePolls(scene);
    return { changes: polls.moves, write: (tx) => writePolls(tx, polls) };
  },
};
