import { conditionPieces } from '#contract/condition-sql.ts';
import type { Entity, FigureSource } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import { literal } from './literal.ts';

/** The columns of `money_source` other than its figures, in this order. */
const keys = ['source', 'source_id', 'at', 'stat_date', 'agent_id', 'member_id'] as const;

/** Rows of one table as events: the keys in SQL, and the figures that such a row has. */
interface Branch {
  readonly keys: Readonly<Record<(typeof keys)[number], string>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly from: string;
}

interface Figure {
  readonly name: string;
  /** Lines of wallets that make it, where the manifest says which. */
  readonly source?: FigureSource;
}

const entity: Entity = entities.MoneyEvent;
const members = entities.Member.table;

/** The figures of an event, in the order of the manifest. */
export const moneyFigures: readonly Figure[] = Object.values(entity.fields).flatMap(({ name, figure }) =>
  figure ? [{ name, ...(figure === true ? {} : { source: figure }) }] : [],
);

/** Figures that areas take from the lines of wallets: what was given away, by kind. */
const fromLines = moneyFigures.flatMap(({ name, source }) =>
  source?.entity === 'WalletLog' ? [{ name, ...source }] : [],
);

export const givenFigures: readonly string[] = fromLines.map(({ name }) => name);

/** Whether a line belongs to a figure. */
const belongs = ({ where }: FigureSource) =>
  conditionPieces(where)
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('field' in piece) return `log.${piece.field}`;
      if ('value' in piece) return literal(String(piece.value));
      throw new Error(`${piece.of}: a figure does not change with time`);
    })
    .join('');

/** Which figure a line belongs to: of several the last, so that an area takes its lines out of what was there before. */
const figureOfLine = `case ${fromLines
  .toReversed()
  .map((figure) => `when ${belongs(figure)} then ${literal(figure.name)}`)
  .join('\n        ')} end`;

const deposits = (channel: string) => `case when line.channel = ${literal(channel)} then line.amount end`;

const wallets: Branch = {
  keys: {
    source: "'wallet_log'::varchar(64)",
    source_id: 'line.id',
    at: 'line.created_at',
    stat_date: 'bangkok_day(line.created_at)',
    agent_id: 'line.agent_id',
    member_id: 'line.member_id',
  },
  figures: {
    first_deposit_count: 'case when line.is_first then 1 end',
    first_deposit_total: 'case when line.is_first then line.amount end',
    deposit_count: 'case when line.channel is not null then 1 end',
    deposit_total: 'case when line.channel is not null then line.amount end',
    deposit_bank: deposits('bank'),
    deposit_gateway: deposits('gateway'),
    deposit_truewallet: deposits('truewallet'),
    deposit_manual: deposits('manual'),
    ...Object.fromEntries(
      fromLines.map(({ name, field }) => [name, `case when line.figure = ${literal(name)} then line.${field} end`]),
    ),
  },
  from: `(
  select log.*, found.channel, found.is_first, found.figure
  from wallet_log log join member on member.id = log.member_id
  -- Found out once for each line, however often it is used.
  cross join lateral (
    select case when log.log_type = 'deposit' then deposit_channel(log.ref_id, log.actor_type) end as channel,
      log.log_type = 'deposit' and (member.first_deposit_at is null or member.first_deposit_at >= log.created_at)
        and not exists (select from wallet_log earlier where earlier.member_id = log.member_id and earlier.wallet_type = log.wallet_type
          and earlier.log_type = 'deposit' and earlier.id < log.id and not deposit_taken_back(earlier.ref_id)) as is_first,
      ${figureOfLine} as figure
    offset 0) as found
  -- Points and tickets are no money.
  where log.wallet_type not in ('point', 'ticket')
    and case log.log_type when 'deposit' then not deposit_taken_back(log.ref_id) else found.figure is not null end
) as line`,
};

const withdrawals: Branch = {
  keys: {
    source: "'withdrawal'",
    source_id: 'id',
    at: 'coalesce(completed_at, updated_at)',
    stat_date: 'bangkok_day(coalesce(completed_at, updated_at))',
    agent_id: 'agent_id',
    member_id: 'member_id',
  },
  figures: {
    withdraw_count: '1',
    withdraw_total: 'amount',
    withdraw_bank: "case when type in ('auto_bank', 'truewallet') then amount end",
    withdraw_gateway: "case when type = 'gateway' then amount end",
    withdraw_manual: "case when type = 'manual' then amount end",
  },
  from: "withdrawal where status = 'success'",
};

const gatewayFees: Branch = {
  keys: {
    source: "'gateway_order'",
    source_id: 'id',
    at: 'coalesce(paid_at, callback_at, created_at)',
    stat_date: 'bangkok_day(coalesce(paid_at, callback_at, created_at))',
    agent_id: 'agent_id',
    member_id: 'member_id',
  },
  figures: { gateway_fee: 'fee' },
  from: "gateway_order where status = 'success' and fee <> 0",
};

const newMembers: Branch = {
  keys: {
    source: literal(members),
    source_id: 'id',
    at: 'registered_at',
    stat_date: 'bangkok_day(registered_at)',
    agent_id: 'agent_id',
    member_id: 'id',
  },
  figures: { new_member: '1' },
  from: members,
};

const signIns: Branch = {
  keys: {
    source: "'member_login_day'",
    source_id: 'days.id',
    at: "days.stat_date::timestamp at time zone 'Asia/Bangkok'",
    stat_date: 'days.stat_date',
    agent_id: 'who.agent_id',
    member_id: 'days.member_id',
  },
  figures: { login_count: '1' },
  from: `member_login_day days join ${members} who on who.id = days.member_id`,
};

const columns = [...keys, ...moneyFigures.map(({ name }) => name)].join(', ');

function select({ keys: own, figures, from }: Branch): string {
  const values = [
    ...keys.map((key) => `${own[key]} as ${key}`),
    ...moneyFigures.map(({ name }) => `${figures[name] ?? 'null::bigint'} as ${name}`),
  ];
  return `select ${values.join(',\n  ')}\nfrom ${from}`;
}

const branches = [wallets, withdrawals, gatewayFees, newMembers, signIns];

/**
 * What the tables of money say of every member and day (`money_source`), how a row becomes an event in the transaction that
 * makes it true (`tell_money`), and how all that have not become one do (`collect_money`, after triggers were off).
 */
export const moneySource = `
drop view if exists money_source;
create view money_source as
${branches.map(select).join('\nunion all\n')};

create or replace function tell_money() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into money_event (${columns})
  select ${columns} from money_source where source = tg_table_name and source_id = new.id
  on conflict (source, source_id) do nothing;
  return null;
end $$;

create or replace function collect_money() returns void language sql as $$
  insert into money_event (${columns})
  select ${columns} from money_source on conflict (source, source_id) do nothing;
$$;`;
