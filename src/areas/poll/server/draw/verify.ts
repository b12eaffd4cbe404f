import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { drawWinners, hashOfEntrants, seedOf } from './draw-winners.ts';

interface Kept {
  readonly poll_id: number;
  readonly agent_ids: readonly number[];
  readonly seed: string;
  readonly entropy: string;
  readonly note: string | null;
  readonly entrants: readonly number[];
  readonly entrants_hash: string;
  readonly winners: readonly { readonly rank: number; readonly submission_id: number }[];
  readonly at: Date;
}

/** Replays a draw from its stored data and returns whether all of it agrees: list, hash, seed and winners. */
export const verifyDraw: Services<Context>['rank_rewards.verify'] = async ({ query }, ctx) => {
  const stored = await maybe(
    sql<Kept>`
      select draw.poll_id::integer as poll_id, poll.agent_ids, seed, entropy, note, entrants, entrants_hash, winners, drawn_at as at
      from poll_draw draw join poll on poll.id = draw.poll_id where draw.id = ${query.id}`,
    ctx.db,
  );
  if (!stored?.agent_ids.some((agent) => ctx.mayServe(agent))) throw missing();
  const { seed, entropy, note, entrants, entrants_hash: hash, winners } = stored;
  // Tampered data may lack a list or a valid seed; nothing can be proved then.
  const isComplete = Array.isArray(entrants) && Array.isArray(winners) && /^[0-9a-f]{64}$/.test(seed);
  const replayed = isComplete ? drawWinners(seed, entrants, winners.length) : [];
  const proved =
    isComplete &&
    hashOfEntrants(entrants) === hash &&
    seedOf(entropy, hash, note) === seed &&
    replayed.length === winners.length &&
    replayed.every((id, at) => winners[at]?.submission_id === id);
  return {
    id: query.id,
    proved,
    seed,
    entropy,
    note,
    entrants,
    entrants_hash: hash,
    winners,
    replayed,
    drawn_at: stored.at.toISOString(),
  };
};
