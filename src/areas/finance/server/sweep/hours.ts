import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { entities } from '#generated/api/entities.ts';
import { financeEndpoints } from '#generated/api/finance.endpoints.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { allOf, sourceFor, visibleRows } from '#server/records/conditions.ts';
import { conditionsOf } from '#server/records/filters.ts';
import type { Tools } from '#server/records/write.ts';

interface Hour {
  readonly hour: number;
  readonly amount: bigint;
  readonly count: number;
  readonly failed: number;
}

/** The report below it: its filters are these. */
const filters = financeEndpoints.find(({ id }) => id === 'migration.logs')?.filters ?? [];

/** What the sweeps of the report moved in each hour of the Bangkok day, all 24 of them. Money on the wire. */
export function sweepHours(tools: Tools): Services<Context>['migration.hours'] {
  return async ({ query }, ctx) => {
    const source = sourceFor(tools.entities, entities.Sweep, ctx);
    const where = allOf([
      ...visibleRows(source, ctx),
      ...conditionsOf(filters, { ...query }, source, ctx.principal, ctx.clock.now()),
    ]);
    const [at, amount, status] = ['created_at', 'amount', 'status'].map((name) => source.expression(name) ?? sql`null`);
    const rows = await many(
      sql<Hour>`
        with swept as (
          select extract(hour from ${at} at time zone 'Asia/Bangkok')::integer as hour, ${amount} as amount, ${status} as status
          from ${source.from()} where ${where}
        )
        select span.hour, coalesce(sum(swept.amount) filter (where swept.status = 'success'), 0)::bigint as amount,
          count(*) filter (where swept.status = 'success')::integer as count,
          count(*) filter (where swept.status = 'failed')::integer as failed
        from generate_series(0, 23) as span(hour) left join swept on swept.hour = span.hour
        group by span.hour order by span.hour`,
      ctx.db,
    );
    return { hours: rows.map((row) => ({ ...row, amount: formatMoney(row.amount) })) };
  };
}
