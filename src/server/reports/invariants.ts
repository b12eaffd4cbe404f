import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import { entities as all } from '#generated/api/entities.ts';
import { givenFigures } from '../db/figures/money-source.ts';

type Rows = Readonly<Record<string, unknown>>;

/** A rule about figures that must hold at any moment. The query returns rows that break it. */
export interface FigureRule {
  readonly id: string;
  readonly title: string;
  readonly broken: RawBuilder<Rows>;
}

const entities: Readonly<Record<string, Entity>> = all;

/** Figures that a source has and the rollup adds up. */
function sums(rollup: Entity, source: Entity): readonly string[] {
  return Object.values(source.fields).flatMap(({ name, figure }) => (figure && rollup.fields[name] ? [name] : []));
}

function keyOf(name: string): RawBuilder<unknown> {
  return name === 'month' ? sql`date_trunc('month', stat_date)::date as month` : sql.ref(name);
}

/** What a rollup holds, less what its sources say: any row that is left is wrong. */
function differences(entity: Entity, { of, by, people, days }: NonNullable<Entity['rollup']>): RawBuilder<Rows> {
  const sources = of.flatMap((name) => entities[name] ?? []);
  if (days) return wrongDays(entity, by, sources, days);
  const counted = Object.entries(people);
  const names = [...new Set([...sources.flatMap((source) => sums(entity, source)), ...counted.map(([name]) => name)])];
  const keys = sql.join(by.map((name) => sql.ref(name)));
  const statements = sources.map((source) => {
    const own = new Set(sums(entity, source));
    const columns = names.map((name) => {
      const figure = people[name];
      if (figure !== undefined) return sql`-count(*) filter (where ${sql.ref(figure)} > 0) as ${sql.ref(name)}`;
      return own.has(name) ? sql`-coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}` : sql`0 as ${sql.ref(name)}`;
    });
    return sql`select ${sql.join([...by.map(keyOf), ...columns])} from ${sql.table(source.table)} group by ${sql.join(by.map((_, at) => sql.raw(String(at + 1))))}`;
  });
  const kept = sql`select ${sql.join([...by, ...names].map((name) => sql.ref(name)))} from ${sql.table(entity.table)}`;
  const wrong = sql.join(
    names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
    sql` or `,
  );
  return sql<Rows>`select ${keys} from (${sql.join([kept, ...statements], sql` union all `)}) as held group by ${keys} having ${wrong}`;
}

/** Days that are stored by person, compared with those of the rows: where they differ, a day is missing or superfluous. */
function wrongDays(
  entity: Entity,
  by: readonly string[],
  of: readonly Entity[],
  days: Readonly<Record<string, string>>,
) {
  const keys = sql.join(by.map((name) => sql.ref(name)));
  const key = (name: string) => (name === 'year' ? sql`extract(year from stat_date)::integer as year` : sql.ref(name));
  const comparisons = Object.entries(days).map(
    ([name, figure]) => sql`bit_or(bits) filter (where ${sql.ref(figure)} > 0) as ${sql.ref(name)}`,
  );
  const wrong = Object.keys(days).map(
    (name) => sql`coalesce(kept.${sql.ref(name)}, no_days()) <> coalesce(told.${sql.ref(name)}, no_days())`,
  );
  const table = sql.table(of[0]?.table ?? '');
  return sql<Rows>`select ${keys} from ${sql.table(entity.table)} as kept
    full join (select ${sql.join([...by.map(key), ...comparisons])} from ${table}
      join (select day, year_day(day) as bits from (select distinct stat_date as day from ${table}) as found) as days on day = stat_date
      group by ${sql.join(by.map((_, at) => sql.raw(String(at + 1))))}) as told using (${keys})
    where ${sql.join(wrong, sql` or `)}`;
}

/** The maximum that a rollup has of a column, compared with the maximum of its rows. */
function wrongMost(entity: Entity, by: readonly string[], source: Entity | undefined, name: string): RawBuilder<Rows> {
  const keys = sql.join(by.map((key) => sql.ref(key)));
  const column = sql.ref(name);
  return sql<Rows>`select ${keys} from ${sql.table(entity.table)} as kept
    full join (select ${sql.join(by.map(keyOf))}, max(${column}) as most from ${sql.table(source?.table ?? '')}
      group by ${sql.join(by.map((_, at) => sql.raw(String(at + 1))))}) as told using (${keys})
    where coalesce(kept.${column}, 0) <> coalesce(told.most, 0)`;
}

const largest = Object.values(entities).flatMap((entity): readonly FigureRule[] =>
  (entity.rollup?.most ?? []).map((name) => {
    const source = entities[entity.rollup?.of[0] ?? ''];
    return {
      id: `R-${entity.table}-${name}`,
      title: `${entity.table}.${name} is the largest of ${source?.table}`,
      broken: wrongMost(entity, entity.rollup?.by ?? [], source, name),
    };
  }),
);

const rollups = Object.values(entities).flatMap((entity): readonly FigureRule[] =>
  entity.rollup
    ? [
        {
          id: `R-${entity.table}`,
          title: `${entity.table} ${entity.rollup.days ? 'has the days' : 'is the sum'} of ${entity.rollup.of.map((name) => entities[name]?.table).join(' and ')}`,
          broken: differences(entity, entity.rollup),
        },
      ]
    : [],
);

/** What was given away, whatever for. */
const given = sql.join(
  givenFigures.map((name) => sql`coalesce(${sql.ref(name)}, 0)`),
  sql` + `,
);

/** The basis of reports: sums that add up, shares that follow from the bets, and money that was recorded once. */
export const figureRules: readonly FigureRule[] = [
  ...rollups,
  ...largest,
  {
    id: 'R-shares',
    title: 'shares and commissions follow from the bets and the rates of their row',
    broken: sql<Rows>`
      select id, stat_date, member_id from bet_day
      where agent_winloss <> round((turnover - payout) * share_pct / 100)
        or agent_commission <> round(valid_turnover * agent_commission_pct / 100)
        or member_commission <> round(valid_turnover * member_commission_pct / 100)
        or provider_cost <> round(case cost_base when 'ggr' then turnover - payout else valid_turnover end * cost_pct / 100)`,
  },
  {
    id: 'R-games',
    title: 'bets by game make up the bets of their sub-provider, wherever games are told',
    broken: sql<Rows>`
      select stat_date, member_id, sub_provider_id
      from (select stat_date, member_id, sub_provider_id, agent_id, sum(bet_count) as bet_count, sum(turnover) as turnover,
          sum(valid_turnover) as valid_turnover, sum(payout) as payout
        from game_bet group by stat_date, member_id, sub_provider_id, agent_id) as games
      left join bet_day as whole using (stat_date, member_id, sub_provider_id)
      where (games.agent_id, games.bet_count, games.turnover, games.valid_turnover, games.payout)
        is distinct from (whole.agent_id, whole.bet_count, whole.turnover, whole.valid_turnover, whole.payout)`,
  },
  {
    id: 'R-recent',
    title: 'the last thirty days of every member are the sum of their days',
    broken: sql<Rows>`
      select kept.member_id
      from (select member.id as member_id, recent.login_days_30, recent.deposit_count_30, recent.deposit_total_30, recent.valid_turnover_30, recent.winloss_30
        from member left join member_recent recent on recent.member_id = member.id) as kept
      left join (
        select member_id, count(*) filter (where bet_count > 0 or deposit_count > 0 or withdraw_count > 0) as days,
          sum(deposit_count) as deposits, sum(deposit_total) as deposited, sum(valid_turnover) as turnover, sum(payout - turnover) as winloss
        from member_day where stat_date > (select after_day from recent_window) group by member_id) as told on told.member_id = kept.member_id
      where kept.login_days_30 is distinct from coalesce(told.days, 0) or kept.deposit_count_30 is distinct from coalesce(told.deposits, 0)
        or kept.deposit_total_30 is distinct from coalesce(told.deposited, 0)
        or kept.valid_turnover_30 is distinct from coalesce(told.turnover, 0) or kept.winloss_30 is distinct from coalesce(told.winloss, 0)`,
  },
  {
    id: 'R-money',
    title: 'reports know every deposit, withdrawal and bonus once',
    broken: sql<Rows>`
      select coalesce(told.source, known.source) as source, coalesce(told.source_id, known.source_id) as source_id
      from (select source, source_id, deposit_total, withdraw_total, gateway_fee, ${given} as given from money_source) told
      full join (select source, source_id, deposit_total, withdraw_total, gateway_fee, ${given} as given from money_event) known
        on known.source = told.source and known.source_id = told.source_id
      where told.source is null or known.source is null or told.deposit_total is distinct from known.deposit_total
        or told.withdraw_total is distinct from known.withdraw_total or told.gateway_fee is distinct from known.gateway_fee
        or told.given is distinct from known.given`,
  },
  {
    id: 'R-channels',
    title: 'the channels of deposits and withdrawals sum to their totals',
    broken: sql<Rows>`
      select id from money_event
      where deposit_total <> coalesce(deposit_bank, 0) + coalesce(deposit_gateway, 0) + coalesce(deposit_truewallet, 0) + coalesce(deposit_manual, 0)
        or withdraw_total <> coalesce(withdraw_bank, 0) + coalesce(withdraw_gateway, 0) + coalesce(withdraw_manual, 0)`,
  },
];
