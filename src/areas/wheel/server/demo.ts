import type { AreaDemo } from '#server/demo/area-demo.ts';
import { makeWheels } from './demo/wheels.ts';
import { writeWheels } from './demo/write-wheels.ts';

export const demo: AreaDemo = {
  campaigns: [{ name: 'กงล้อนำโชค', source: 'wheel', amount: 80 }],
  tell(scene) {
    const wheels = makeWheels(scene);
    return {
      changes: wheels.moves,
      postings: wheels.postings,
      write: (tx, logs) => writeWheels(tx, wheels, logs),
    };
  },
};
