import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { isUnfinished } from '#server/reports/engine/comparison.ts';
import { visibleBank } from './visible-bank.ts';

interface Day {
  readonly day: string;
  readonly came: bigint;
  readonly went: bigint;
  readonly times_in: number;
  readonly times_out: number;
}

/** Number of days shown, today included. */
const days = 7;

/** What came in and went out of an account on each of the last seven days, by our books; what opened them is no flow. */
export const flow: Services<Context>['bank.flow'] = async ({ query }, ctx) => {
  const { id } = await visibleBank(ctx, query.id);
  const rows = await many(
    sql<Day>`
      with span as (
        select generate_series(
          date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') - ${days - 1}::integer * interval '1 day',
          date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok'), interval '1 day') as day
      ), moved as (
        select date_trunc('day', log.created_at at time zone 'Asia/Bangkok') as day, -log.delta as amount
        from ledger_account account
        join balance_log log on log.account_id = account.id
        join ledger_tx tx on tx.id = log.tx_id
        where account.code = ${`bank:${id}`} and tx.kind not in ('opening', 'adjust')
          and log.created_at >= (select min(day) from span) at time zone 'Asia/Bangkok'
      )
      select to_char(span.day, 'YYYY-MM-DD') as day,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as came,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as went,
        count(*) filter (where amount > 0)::integer as times_in,
        count(*) filter (where amount < 0)::integer as times_out
      from span left join moved on moved.day = span.day
      group by span.day order by span.day`,
    ctx.db,
  );
  return {
    days: rows.map(({ day, came, went, times_in, times_out }) => ({
      day,
      unfinished: isUnfinished({ day }, ctx.clock.now()),
      in: formatMoney(came),
      out: formatMoney(went),
      in_count: times_in,
      out_count: times_out,
    })),
  };
};
