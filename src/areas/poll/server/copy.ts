import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { forbidden } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { lockPoll } from './poll-row.ts';
import { pollTexts } from './texts.ts';

const day = 86_400_000;

/**
 * Creates a draft from a poll with its choices, facts and prizes; same duration, starting tomorrow at the same time of
 * day.
 */
export const pollCopy: Services<Context>['poll.copy'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const { tx } = ctx;
    const poll = await lockPoll(ctx, body.id);
    if (!poll.agent_ids.every((agent) => ctx.mayServe(agent))) throw forbidden(pollTexts.foreignAgents);
    const days = Math.ceil(Math.max(0, ctx.clock.now().getTime() - poll.open_at.getTime()) / day) + 1;
    const shift = sql`make_interval(days => ${days})`;
    const by = ctx.principal.userId === 0 ? null : ctx.principal.userId;
    const { id, title } = await one(
      sql<{ id: number; title: string }>`
        insert into poll (title, description, image_url, type, agent_ids, open_at, close_at, announce_at, max_submissions_per_member,
          choice_mode, max_choices, join_condition, join_min_deposit, join_min_turnover, reward_budget, created_by, updated_by)
        select left(title, 139) || ${pollTexts.copySuffix.th}::text, description, image_url, type, agent_ids, open_at + ${shift}, close_at + ${shift},
          announce_at + ${shift}, max_submissions_per_member, choice_mode, max_choices, join_condition, join_min_deposit,
          join_min_turnover, reward_budget, ${by}::integer, ${by}::integer
        from poll where id = ${poll.id} returning id::integer as id, title`,
      tx,
    );
    await many(
      sql`insert into poll_item (poll_id, choice_id, label, sort_order, odds_text)
        select ${id}, choice_id, label, sort_order, odds_text from poll_item where poll_id = ${poll.id} order by id`,
      tx,
    );
    await many(
      sql`insert into poll_metadata (poll_id, key, value, value_type, sort_order)
        select ${id}, key, value, value_type, sort_order from poll_metadata where poll_id = ${poll.id} order by id`,
      tx,
    );
    await many(
      sql`insert into poll_rank_reward (poll_id, rank_from, rank_to, event_reward_id, reward_type, reward_value, turnover_multiple, label)
        select ${id}, rank_from, rank_to, event_reward_id, reward_type, reward_value, turnover_multiple, label
        from poll_rank_reward where poll_id = ${poll.id} order by id`,
      tx,
    );
    await ctx.audit({ action: 'poll.copy', entityType: 'Poll', entityId: id, after: { title, copied_from: poll.id } });
    return { id };
  });
