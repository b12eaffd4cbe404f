import type { AreaDemo } from '#server/demo/area-demo.ts';
import { insertRows } from '#server/demo/insert.ts';
import { makeRebates } from './demo/rebates.ts';

export const demo: AreaDemo = {
  tell(scene) {
    const { rows, changes, postings } = makeRebates(scene);
    return { changes, postings, write: (tx) => insertRows(tx, 'cashback_log', rows) };
  },
};
