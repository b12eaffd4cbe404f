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

/** Statuses of orders without a final state, and the maximum days the list of orders can filter by. */
const openStatuses = ['created', 'pending', 'processing', 'paid', 'unknown'] as const;
const maxDays = 31;

const isGateway = (name: string): name is GatewayName => Object.hasOwn(gateways, name);

/**
 * State of each gateway: the best status of its accounts, the worst health of the active ones, the success rate of
 * orders that ended in the last hour, and the number of open orders. Only enabled gateways whose orders the caller may
 * view, and only orders within the caller's row scope.
 */
export const overview: Services<Context>['gateway.overview'] = async (_input, ctx) => {
  const names = ctx.gateways.filter((name) => isGateway(name) && ctx.can(`gateway.${name}.order.view`));
  if (names.length === 0) return { rows: [], total: 0 };
  const { agentIds } = ctx.principal;
  const served =
    agentIds === 'all' ? sql`true` : agentIds.length === 0 ? sql`false` : sql`o.agent_id in (${sql.join(agentIds)})`;
  const today = bangkokDay(ctx.clock.now());
  const first = bangkokDay(new Date(startOfDay(today).getTime() - (maxDays - 1) * 86_400_000));
  const waits = sql`status in (${sql.join([...openStatuses])}) and created_at >= ${startOfDay(first)}`;
  // An order that ended has a recent change, by a report or a payment; older ones are not counted.
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
  const pending_query = `status=${openStatuses.join(',')}&date_from=${first}&date_to=${today}`;
  const rows = counted
    .flatMap((row): readonly Line[] =>
      isGateway(row.gateway) ? [{ ...row, title: gateways[row.gateway].title[ctx.language], pending_query }] : [],
    )
    .sort((a, b) => names.indexOf(a.gateway ?? '') - names.indexOf(b.gateway ?? ''));
  return { rows, total: rows.length };
};
