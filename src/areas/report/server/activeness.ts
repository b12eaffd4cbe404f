import { type RawBuilder, sql } from 'kysely';
import { bangkokDay, daysIn, isUsableDay } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, Viewer } from '#server/context/context.ts';
import { type Executor, many, one } from '#server/db/sql.ts';
import { isUnfinished } from '#server/reports/engine/comparison.ts';
import { reportTexts } from './texts.ts';

/** Longest span, in days. */
const longest = 366;

/** Number of weekly cohorts in the report. */
const weeks = 8;

const dayLength = 86_400_000;
const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

interface Span {
  readonly from: string;
  readonly to: string;
}

function spanOf(query: { readonly date_from?: string; readonly date_to?: string }, today: string): Span {
  const to = query.date_to ?? today;
  const from = query.date_from ?? addDays(to, -29);
  const errors = {
    ...(isUsableDay(from) ? {} : { date_from: baseTexts.wrongFormat }),
    ...(isUsableDay(to) ? {} : { date_to: baseTexts.wrongFormat }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (from > to) throw invalid({ date_to: reportTexts.mayNotBeBeforeTheFirst });
  if (daysIn({ from, to }) > longest) throw invalid({ date_to: reportTexts.spanTooLong({ longest }) });
  return { from, to };
}

/** Row condition for the requested agents, limited to the caller's row scope. */
function servedBy(
  { principal }: Pick<Viewer, 'principal'>,
  agentIdText: string | undefined,
): (column: RawBuilder<unknown>) => RawBuilder<unknown> {
  const requestedIds = agentIdText === undefined || agentIdText === '' ? undefined : agentIdText.split(',').map(Number);
  if (requestedIds?.some((id) => !Number.isInteger(id) || id < 1 || id > 2_147_483_647))
    throw invalid({ agent_id: reportTexts.noAgent });
  const { agentIds } = principal;
  const visibleIds =
    agentIds === 'all' ? requestedIds : (requestedIds ?? agentIds).filter((id) => agentIds.includes(id));
  if (visibleIds === undefined) return () => sql`true`;
  return (column) => (visibleIds.length === 0 ? sql`false` : sql`${column} in (${sql.join([...visibleIds])})`);
}

/** A member is active on a day with a bet, a deposit or a withdrawal. */
const active = sql`(day.bet_count > 0 or day.deposit_count > 0 or day.withdraw_count > 0)`;

interface Figures {
  readonly dau: number;
  readonly wau: number;
  readonly mau: number;
  /** Of the last thirty finished days. */
  readonly month_closed: number;
  readonly new_member: number;
  readonly reactivated: number;
  readonly churned: number;
}

/** Percent with two decimals; null if the whole is 0. */
function percent(part: number, whole: number): string | null {
  return whole === 0 ? null : ((part / whole) * 100).toFixed(2);
}

/** The requested days, the last finished one, and the row conditions. */
interface Scope extends Span {
  readonly closed: string;
  readonly ofDay: RawBuilder<unknown>;
  readonly ofMember: RawBuilder<unknown>;
}

function figuresOf(db: Executor, { from, to, closed, ofDay, ofMember }: Scope): Promise<Figures> {
  return one(
    sql<Figures>`
      with seen as (
        select day.member_id,
          bool_or(day.stat_date = ${to}::date) as today, bool_or(day.stat_date > ${to}::date - 7) as week,
          bool_or(day.stat_date > ${to}::date - 30) as month,
          bool_or(day.stat_date > ${closed}::date - 30 and day.stat_date <= ${closed}::date) as month_over,
          bool_or(day.stat_date > ${to}::date - 60 and day.stat_date <= ${to}::date - 30) as month_before,
          bool_or(day.stat_date >= ${from}::date) as span,
          bool_or(day.stat_date >= ${from}::date - 30 and day.stat_date < ${from}::date) as just_before,
          bool_or(day.stat_date < ${from}::date - 30) as once
        from member_day day where ${ofDay} and ${active} and day.stat_date <= ${to}::date
        group by day.member_id
      )
      select count(*) filter (where today)::integer as dau, count(*) filter (where week)::integer as wau,
        count(*) filter (where month)::integer as mau, count(*) filter (where month_over)::integer as month_closed,
        count(*) filter (where span and once and not just_before)::integer as reactivated,
        count(*) filter (where month_before and not month)::integer as churned,
        (select count(*)::integer from member where ${ofMember} and bangkok_day(member.registered_at) between ${from}::date and ${to}::date)
          as new_member
      from seen`,
    db,
  );
}

/** Active and new members by day. */
function seriesOf(db: Executor, { from, to, ofDay, ofMember }: Scope) {
  return many(
    sql<{ day: string; dau: number; new_member: number }>`
      select calendar.day::date::text as day, coalesce(people.dau, 0)::integer as dau, coalesce(fresh.new_member, 0)::integer as new_member
      from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar (day)
      left join (select day.stat_date, count(*) as dau from member_day day
        where ${ofDay} and ${active} and day.stat_date between ${from}::date and ${to}::date group by 1) people
        on people.stat_date = calendar.day::date
      left join (select bangkok_day(member.registered_at) as stat_date, count(*) as new_member from member
        where ${ofMember} and bangkok_day(member.registered_at) between ${from}::date and ${to}::date group by 1) fresh
        on fresh.stat_date = calendar.day::date
      order by 1`,
    db,
  );
}

/** Sum of daily active members over the last thirty finished days. */
function visitsOf(db: Executor, { closed, ofDay }: Scope) {
  return one(
    sql<{ total: number }>`
      select coalesce(sum(people), 0)::integer as total from (select count(*) as people from member_day day
        where ${ofDay} and ${active} and day.stat_date between ${closed}::date - 29 and ${closed}::date group by day.stat_date) each_day`,
    db,
  );
}

/** New members by week of registration, and how many of them were active after so many days. */
function cohortsOf(db: Executor, { to, closed, ofMember }: Scope) {
  return many(
    sql<{ from: string; size: number; d1: number | null; d7: number | null; d14: number | null; d30: number | null }>`
      with fresh as (
        select member.id, bangkok_day(member.registered_at) as born, date_trunc('week', bangkok_day(member.registered_at)::timestamp)::date as week
        from member where ${ofMember}
          and bangkok_day(member.registered_at) between date_trunc('week', ${to}::date::timestamp)::date - ${(weeks - 1) * 7}::integer and ${to}::date
      )
      select fresh.week::text as "from", count(*)::integer as size, ${sql.join(
        [1, 7, 14, 30].map(
          (
            after,
          ) => sql`case when fresh.week + 6 + ${after}::integer <= ${closed}::date then count(*) filter (where exists (
            select from member_day day where day.member_id = fresh.id and day.stat_date = fresh.born + ${after}::integer and ${active}))::integer
            end as ${sql.ref(`d${after}`)}`,
        ),
      )}
      from fresh group by fresh.week order by fresh.week desc`,
    db,
  );
}

/** `GET member/activeness`: active, new, returned and lost members, by day and by week of registration. */
export const activeness: Services<Context>['member.activeness'] = async ({ query }, ctx) => {
  const { db } = ctx;
  const now = ctx.clock.now();
  const { from, to } = spanOf(query, bangkokDay(now));
  // Averages and shares use finished days only.
  const closed = isUnfinished({ day: to }, now) ? addDays(bangkokDay(now), -1) : to;
  const served = servedBy(ctx, query.agent_id);
  const scope = { from, to, closed, ofDay: served(sql`day.agent_id`), ofMember: served(sql`member.agent_id`) };
  const { month_closed: monthClosed, ...counts } = await figuresOf(db, scope);
  const days = await seriesOf(db, scope);
  const month = await visitsOf(db, scope);
  const cohorts = await cohortsOf(db, scope);
  const finishedDays = days.filter(({ day }) => day <= closed);
  const total = finishedDays.reduce((sum, { dau }) => sum + dau, 0);
  return {
    date_from: from,
    date_to: to,
    ...counts,
    dau_average: finishedDays.length === 0 ? 0 : Math.round(total / finishedDays.length),
    stickiness_pct: percent(month.total / 30, monthClosed),
    series: days.map((one) => ({ ...one, unfinished: one.day > closed })),
    cohorts: cohorts.map(({ from: week, size, d1, d7, d14, d30 }) => ({
      from: week,
      to: addDays(week, 6),
      size,
      ...{ d1: share(d1, size), d7: share(d7, size), d14: share(d14, size), d30: share(d30, size) },
    })),
  };
};

const share = (part: number | null, whole: number) => (part === null ? null : percent(part, whole));
