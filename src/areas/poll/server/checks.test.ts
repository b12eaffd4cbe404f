import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/connect.ts';
import { brokenAfterIn, tamper } from '../../../../tests/support/broken-rules.ts';
import { openMigrated } from '../../../../tests/support/migrated-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

/** What a user with all rights on the database could do. */
const violations: readonly (readonly [what: string, statements: string])[] = [
  [
    'entrants that do not match the draw',
    "alter table poll_draw drop constraint poll_draw_hash; insert into poll_draw (poll_id, seed, entropy, entrants, entrants_hash, entrant_count, winners, winner_count, drawn_at) values (1, 's', 'e', '[1]', 'x', 1, '[]', 0, now())",
  ],
  [
    'prizes above the budget',
    "insert into poll (title, agent_ids, open_at, close_at, reward_budget, reward_paid) values ('P', '[]', now(), now() + interval '1 day', 100, 101)",
  ],
];

test.each(violations)('invariant I13 detects %s', async (_what, statements) => {
  expect(await brokenAfterIn(database.db, (tx) => tamper(tx, statements))).toContain('I13');
});
