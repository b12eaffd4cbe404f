import { type RawBuilder, sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { bangkokDay } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { daysOf, textOf } from '#server/records/filters.ts';
import { servedBy } from '../served-by.ts';
import { memberTexts } from '../texts.ts';

type Row = Awaited<ReturnType<Services<Context>['member.affiliate']>>['rows'][number];
type Query = Parameters<Services<Context>['member.affiliate']>[0]['query'];
type Sql = RawBuilder<unknown>;

const counts = ['downline_l1', 'downline_l2', 'downline_active'] as const;
const amounts = [
  'downline_deposit_total',
  'downline_valid_turnover',
  'downline_winloss',
  'income_total',
  'income_paid',
  'income_pending',
] as const;
/** Columns with a grand total over all rows; the downline's activity is summed per member only. */
const summed = ['downline_l1', 'downline_l2', 'income_total', 'income_paid', 'income_pending'] as const;

/** A row as read from the database: counts as numbers, amounts in satang. */
type Read = Omit<Row, (typeof counts)[number] | (typeof amounts)[number] | 'last_income_at'> &
  Readonly<Record<(typeof counts)[number], number>> &
  Readonly<Record<(typeof amounts)[number], string>> & { readonly last_income_at: Date | null; readonly count: number };

/** First and last Bangkok day of the requested period. */
export function periodOf(ctx: Context, query: object): readonly [string, string] {
  const now = ctx.clock.now();
  const filter = ctx.endpoint.filters?.find(({ name }) => name === 'date');
  const [from, to] = filter ? daysOf(filter, { ...query }, now) : [];
  return [from ?? '2000-01-01', to ?? bangkokDay(now)];
}

const like = (text: string): string => `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;

function searched(query: Query, ctx: Context): Sql {
  const text = query.q?.trim() ?? '';
  if (text.length < 2) return sql`true`;
  const columns = ['username', 'name', 'referral_code', ...(ctx.can('member.pii.view') ? ['mobile'] : [])];
  return sql`(${sql.join(
    columns.map((name) => sql`${sql.ref(`m.${name}`)} ilike ${like(text)}`),
    sql` or `,
  )})`;
}

function agentsOf(query: Query, ctx: Context): readonly number[] | undefined {
  const requestedIds = textOf(query.agent_id)?.split(',').map(Number);
  if (requestedIds?.some((id) => !Number.isInteger(id))) throw invalid({ agent_id: memberTexts.notValid });
  const outOfScope = requestedIds?.find((id) => !ctx.mayServe(id));
  // Requesting another user's agent is refused, as in every list.
  if (outOfScope !== undefined) throw forbidden();
  return requestedIds;
}

/** One row per member with a downline, with what the downline did in the period. */
function rowsOf(query: Query, ctx: Context): Sql {
  const [from, to] = periodOf(ctx, query);
  const agents = agentsOf(query, ctx);
  const inScope = sql`${servedBy(ctx, sql`up.agent_id`)} and ${servedBy(ctx, sql`down.agent_id`)}
    ${agents ? sql`and up.agent_id in (${sql.join([...agents])})` : sql``}`;
  const tiers = textOf(query.level)
    ?.split(',')
    .filter((tier) => tier === '1' || tier === '2') ?? ['1', '2'];
  // An unknown tier matches no one.
  const tier = sql`in (${sql.join(tiers.length > 0 ? tiers.map(Number) : [0])})`;
  const statuses = textOf(query.status)?.split(',');
  return sql`
    with tree as materialized (
      select * from (
        select up.id as root, down.id as member, 1 as tier from member down join member up on up.id = down.upline_id where ${inScope}
        union all
        select up.id, down.id, 2 from member down join member middle on middle.id = down.upline_id
          join member up on up.id = middle.upline_id where ${inScope}
      ) as link where link.tier ${tier}
    ), day as (
      select member_id, sum(deposit_total) as deposit, sum(valid_turnover) as turnover, sum(payout - turnover) as winloss,
        bool_or(bet_count > 0) as played
      from member_day where stat_date between ${from}::date and ${to}::date and member_id in (select member from tree) group by member_id
    ), below as (
      select tree.root, count(*) filter (where tree.tier = 1) as l1, count(*) filter (where tree.tier = 2) as l2,
        count(*) filter (where day.played) as active, coalesce(sum(day.deposit), 0) as deposit,
        coalesce(sum(day.turnover), 0) as turnover, coalesce(sum(day.winloss), 0) as winloss
      from tree left join day on day.member_id = tree.member group by tree.root
    ), income as (
      select member_id, sum(amount) as total, sum(paid_amount) as paid, max(paid_at) as last
      from affiliate_income where stat_date between ${from}::date and ${to}::date and tier ${tier} and status <> 'cancelled' group by member_id
    ), listed as (
      select m.id, m.username, m.name, m.agent_id, agent.code as agent_code, agent.name as agent_name, m.referral_code,
        case when agent.domain is not null then 'https://' || agent.domain || '/?ref=' || m.referral_code end as referral_link,
        below.l1::integer as downline_l1, below.l2::integer as downline_l2, below.active::integer as downline_active,
        below.deposit as downline_deposit_total, below.turnover as downline_valid_turnover, below.winloss as downline_winloss,
        coalesce(income.total, 0) as income_total, coalesce(income.paid, 0) as income_paid,
        coalesce(income.total, 0) - coalesce(income.paid, 0) as income_pending, income.last as last_income_at,
        case when m.status in ('suspended', 'blacklist') then 'suspended' else 'active' end as status
      from below join member m on m.id = below.root join agent on agent.id = m.agent_id left join income on income.member_id = m.id
      where ${searched(query, ctx)} and below.l1 + below.l2 >= ${query.min_downline ?? 0}
    )
    select * from listed where ${statuses ? sql`status in (${sql.join(statuses)})` : sql`true`}`;
}

/** ORDER BY of the rows; column names come only from the call's own list, never from the request. */
function orderOf(ctx: Context, sort: string | undefined): Sql {
  const sortable = new Set(ctx.endpoint.sortable);
  const keys = (sort ?? ctx.endpoint.sort ?? '').split(',').flatMap((key) => {
    const name = key.replace(/^-/, '');
    return sortable.has(name)
      ? [sql`${sql.ref(name)} ${sql.raw(key.startsWith('-') ? 'desc nulls last' : 'asc nulls last')}`]
      : [];
  });
  return sql.join([...keys, sql`id`]);
}

/**
 * `GET /api/member/filter?segment=affiliate`: referring members, what their downline did in the period, and the income
 * from it.
 */
export const affiliate: Services<Context>['member.affiliate'] = async ({ query }, ctx) => {
  const limit = query.limit ?? ctx.endpoint.limit ?? 50;
  const sums = sql.join(summed.map((name) => sql`sum(${sql.ref(name)}) over () as ${sql.ref(`all_${name}`)}`));
  const read = await many(
    sql<Read & Readonly<Record<`all_${(typeof summed)[number]}`, string>>>`
      select *, count(*) over ()::integer as count, ${sums} from (${rowsOf(query, ctx)}) as every
      order by ${orderOf(ctx, query.sort)} limit ${limit} offset ${((query.page ?? 1) - 1) * limit}`,
    ctx.db,
  );
  const [first] = read;
  const money = (satang: string | undefined = '0') => formatMoney(BigInt(satang));
  return {
    rows: read.map((row) => ({
      id: Number(row.id),
      username: row.username,
      name: row.name,
      agent_id: Number(row.agent_id),
      agent_code: row.agent_code,
      agent_name: row.agent_name,
      referral_code: row.referral_code,
      referral_link: row.referral_link,
      downline_l1: row.downline_l1,
      downline_l2: row.downline_l2,
      downline_active: row.downline_active,
      downline_deposit_total: money(row.downline_deposit_total),
      downline_valid_turnover: money(row.downline_valid_turnover),
      downline_winloss: money(row.downline_winloss),
      income_total: money(row.income_total),
      income_paid: money(row.income_paid),
      income_pending: money(row.income_pending),
      last_income_at: row.last_income_at?.toISOString() ?? null,
      status: row.status,
    })),
    total: first?.count ?? 0,
    totals: {
      downline_l1: String(first?.all_downline_l1 ?? 0),
      downline_l2: String(first?.all_downline_l2 ?? 0),
      income_total: money(first?.all_income_total),
      income_paid: money(first?.all_income_paid),
      income_pending: money(first?.all_income_pending),
    },
  };
};
