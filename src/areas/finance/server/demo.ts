import { sql } from 'kysely';
import type { AreaDemo } from '#server/demo/area-demo.ts';
import { markFastOut } from './deposit/rounds.ts';

/** The demo's deposits of the last hours that left again at once are marked, as the rounds would find them. */
export const demo: AreaDemo = {
  tell: ({ world }) => ({ count: (tx) => markFastOut(tx, sql`${world.now}::timestamptz`) }),
};
