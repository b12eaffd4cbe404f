import { sql } from 'kysely';
import { bangkokDay, startOfDay } from '#contract/time.ts';
import { type GatewayName, gateways } from '#generated/api/gateways.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';

type Line = Awaited<ReturnType<Services<Context>['gateway.overview']>>['rows'][number];

interface Counted {
  readonly gateway: string;
  readonly status: Line['status'];
  readonly health: Line['health'];
  readonly success_rate: string | null;
  readonly pending: number;
}

/** Statuses of orders that nobody knows the end of, and the most days that the list of orders answers for at once. */
const waiting = ['created', 'pending', 'processing', 'paid', 'unknown'] as const;
const mostDays = 31;

const isGateway = (name: string): name is GatewayName => Object.hasOwn(gateways, name);

/**
 * How each gateway is doing: the best status of its accounts, the worst health of those that are open, which share of
 * the orders that ended within the last hour succeeded, and how many wait. Only gateways that are on and whose orders
 * the person may see; orders only of agents whom the person serves.
 */
export const overview: Services<Context>['gateway.overview'] = async (_input, ctx) => {
  const names = ctx.gateways.filter((name) => isGateway(name) && ctx.can(`gateway.${name}.order.view`));
  if (names.length === 0) return { rows: [], total: 0 };
  const { agentIds } = ctx.principal;
  const served =
    agentIds === 'all' ? sql`true` : agentIds.length === 0 ? sql`false` : sql`o.agent_id in (${sql.join(agentIds)})`;
  const today = bangkokDay(ctx.clock.now());
  const first = bangkokDay(new Date(startOfDay(today).getTime() - (mostDays - 1) * 86_400_000));
  const waits = sql`status in (${sql.join([...waiting])}) and created_at >= ${startOfDay(first)}`;
  // An order that ended was changed by a report or a payment; one older than a day that nobody touched is no news.
  const counted = await many(
    sql<Counted>`
      select g.name as gateway, a.status, coalesce(a.health, 'unknown') as health,
        round(100.0 * o.good / nullif(o.ended, 0), 2)::text as success_rate, coalesce(o.pending, 0)::integer as pending
      from unnest(array[${sql.join(names)}]::text[]) as g(name)
      left join lateral (
        select
          case when bool_or(status = 'active') then 'active' when bool_or(status = 'maintenance') then 'maintenance'
            else min(status) end as status,
          case when bool_or(status = 'active' and health = 'down') then 'down'
            when bool_or(status = 'active' and health = 'degraded') then 'degraded'
            when bool_or(status = 'active' and health = 'ok') then 'ok' else 'unknown' end as health
        from gateway_account where gateway = g.name
      ) a on true
      left join lateral (
        select count(*) filter (where status = 'success' and ended_at >= clock_timestamp() - interval '1 hour') as good,
          count(*) filter (where status in ('success', 'failed', 'cancelled', 'expired', 'reversed')
            and ended_at >= clock_timestamp() - interval '1 hour') as ended,
          count(*) filter (where ${waits}) as pending
        from (
          select o.status, o.created_at, case when o.status = 'expired' then o.expires_at
            else coalesce(o.callback_at, o.paid_at, o.created_at) end as ended_at
          from gateway_order o
          where o.gateway = g.name and ${served}
            and (${waits} or created_at >= clock_timestamp() - interval '1 day')
        ) recent
      ) o on true`,
    ctx.db,
  );
  const pending_query = `status=${waiting.join(',')}&date_from=${first}&date_to=${today}`;
  const rows = counted
    .flatMap((row): readonly Line[] =>
      isGateway(row.gateway) ? [{ ...row, title: gateways[row.gateway].title[ctx.language], pending_query }] : [],
    )
    .sort((a, b) => names.indexOf(a.gateway ?? '') - names.indexOf(b.gateway ?? ''));
  return { rows, total: rows.length };
};
