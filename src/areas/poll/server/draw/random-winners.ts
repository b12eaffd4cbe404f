import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { lockPoll } from '../poll-row.ts';
import { pollTexts } from '../texts.ts';
import { drawWinners, hashOfEntrants, seedOf } from './draw-winners.ts';
import { entrantsOf, requireDrawable, startDrawing } from './slots.ts';

/**
 * Draws winners for the empty slots, best rank first. The list of entrants is frozen with its hash, and the seed from
 * the server's random generator is stored with it, so that anyone can repeat the draw. The operator's note is mixed
 * into the seed but cannot determine it.
 */
export const randomWinners: Services<Context>['rank_rewards.random_winners'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id, true);
    requireDrawable(poll);
    const slots = await many(
      sql<{ id: number; rank: number }>`
        select slot_id::integer as id, rank from poll_winner where poll_id = ${poll.id} and status = 'empty'
          and (${body.rank_reward_id ?? null}::integer is null or rank_reward_id = ${body.rank_reward_id ?? null}::integer)
        order by rank limit ${body.count ?? 500} for update`,
      ctx.tx,
    );
    if (slots.length === 0) throw conflicted(undefined, pollTexts.noPrizeIsFree);
    const entrants = await entrantsOf(ctx.tx, poll.id);
    if (entrants.length === 0) throw conflicted(undefined, pollTexts.nobodyLeft);
    const entropy = randomBytes(32).toString('hex');
    const hash = hashOfEntrants(entrants);
    const note = body.seed?.trim() || null;
    const seed = seedOf(entropy, hash, note);
    const drawnIds = drawWinners(seed, entrants, slots.length);
    const winners = drawnIds.map((submission_id, at) => ({ rank: slots[at]?.rank ?? 0, submission_id }));
    const by = ctx.principal.userId === 0 ? null : ctx.principal.userId;
    const { id, at } = await one(
      sql<{ id: number; at: Date }>`
        insert into poll_draw (poll_id, seed, entropy, note, entrants, entrants_hash, entrant_count, winners, winner_count, drawn_at, drawn_by)
        values (${poll.id}, ${seed}, ${entropy}, ${note}, ${JSON.stringify(entrants)}::jsonb, ${hash}, ${entrants.length},
          ${JSON.stringify(winners)}::jsonb, ${winners.length}, clock_timestamp(), ${by}::integer)
        returning id::integer as id, drawn_at as at`,
      ctx.tx,
    );
    const assignments = drawnIds.map((submission, index) => ({ slot: slots[index]?.id ?? 0, submission }));
    await many(
      sql`
        update poll_winner slot set member_id = answer.member_id, submission_id = answer.submission_id, selected_by = 'random',
          selected_at = ${at}, chosen_by = ${by}::integer, draw_id = ${id}, status = 'selected', message = null
        from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) as one (slot integer, submission integer)
        join poll_submission answer on answer.submission_id = one.submission
        where slot.slot_id = one.slot and slot.status = 'empty'`,
      ctx.tx,
    );
    await startDrawing(ctx, poll);
    await ctx.audit({
      action: 'rank_rewards.random_winners',
      entityType: 'PollDraw',
      entityId: id,
      after: { poll_id: poll.id, seed, entrants_hash: hash, entrant_count: entrants.length, winners, note },
    });
    return {
      ...{ id, seed, entrants_hash: hash, entrant_count: entrants.length, winner_count: winners.length, winners },
      drawn_at: at.toISOString(),
    };
  });
