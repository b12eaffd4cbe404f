-- What providers charge for a month: the conditions that held then, what is carried from month to month, and the bill.

-- Conditions of a provider from a day on: a new rate changes this month's bill and none before it.
create table provider_rate (
  provider_id integer not null references provider (id) on delete cascade,
  from_day date not null,
  cost_pct numeric(9, 4) not null,
  invoice_base varchar(64) not null,
  min_fee bigint not null,
  carry_negative boolean not null,
  primary key (provider_id, from_day)
);

create function keep_provider_rate() returns trigger language plpgsql as $$
begin
  insert into provider_rate as rate (provider_id, from_day, cost_pct, invoice_base, min_fee, carry_negative)
  values (new.id, case when tg_op = 'INSERT' then date '2000-01-01' else bangkok_day(now()) end, new.cost_pct,
    new.invoice_base, coalesce(new.min_fee, 0), new.carry_negative)
  on conflict (provider_id, from_day) do update set cost_pct = excluded.cost_pct, invoice_base = excluded.invoice_base,
    min_fee = excluded.min_fee, carry_negative = excluded.carry_negative;
  return null;
end $$;
create trigger provider_rate_follow after insert or update of cost_pct, invoice_base, min_fee, carry_negative on provider
  for each row execute function keep_provider_rate();

insert into provider_rate
select id, date '2000-01-01', cost_pct, invoice_base, coalesce(min_fee, 0), carry_negative from provider;

-- A loss of the provider is taken along and set against what it wins later; a win above nothing is billed and leaves nothing.
create function carry_over(carried bigint, ggr bigint, is_kept boolean) returns bigint language sql immutable parallel safe as $$
  select case when is_kept then least(0, carried + ggr) else 0 end
$$;
create aggregate carried(ggr bigint, is_kept boolean) (sfunc = carry_over, stype = bigint, initcond = '0');

-- One row a provider and month, from its first bets to the present month: a month without bets costs the least fee, too.
create view provider_invoice as
with played as (
  select sub.provider_id, date_trunc('month', day.stat_date)::date as stat_date, sum(day.bet_count)::integer as bet_count,
    sum(day.turnover)::bigint as turnover, sum(day.valid_turnover)::bigint as valid_turnover, sum(day.payout)::bigint as payout
  from provider_day day join sub_provider sub on sub.id = day.sub_provider_id
  group by 1, 2
), months as (
  select first.provider_id, month::date as stat_date
  from (select provider_id, min(stat_date) as begun, max(stat_date) as latest from played group by provider_id) first,
    generate_series(first.begun::timestamp, greatest(first.latest, date_trunc('month', bangkok_day(now()))::date)::timestamp, interval '1 month') month
), conditions as (
  select months.provider_id, months.stat_date, coalesce(bet_count, 0) as bet_count, coalesce(turnover, 0) as turnover,
    coalesce(valid_turnover, 0) as valid_turnover, coalesce(payout, 0) as payout,
    coalesce(rate.cost_pct, provider.cost_pct) as cost_pct, coalesce(rate.invoice_base, provider.invoice_base) as invoice_base,
    coalesce(rate.min_fee, provider.min_fee, 0) as min_fee,
    coalesce(rate.carry_negative, provider.carry_negative) and coalesce(rate.invoice_base, provider.invoice_base) = 'ggr' as is_kept
  from months
  join provider on provider.id = months.provider_id
  left join played on played.provider_id = months.provider_id and played.stat_date = months.stat_date
  left join lateral (
    select * from provider_rate known
    where known.provider_id = months.provider_id and known.from_day < months.stat_date + interval '1 month'
    order by known.from_day desc limit 1) rate on true
), carries as (
  select *, carried(turnover - payout, is_kept) over (partition by provider_id order by stat_date) as carry_out
  from conditions
), billable as (
  select *, case when is_kept then coalesce(lag(carry_out) over (partition by provider_id order by stat_date), 0) else 0 end as carry_in
  from carries
), fees as (
  select *, case invoice_base when 'ggr' then greatest(0, turnover - payout + carry_in) else valid_turnover end as billable_amount
  from billable
)
select to_char(stat_date, 'YYYY-MM') || '.' || provider_id as invoice_id, stat_date, provider_id, invoice_base, cost_pct, bet_count,
  turnover, valid_turnover, payout, carry_in, billable_amount, round(billable_amount * cost_pct / 100)::bigint as fee_amount, min_fee,
  greatest(round(billable_amount * cost_pct / 100)::bigint, min_fee) as invoice_amount, carry_out,
  case when stat_date < date_trunc('month', bangkok_day(now())) then 'final' else 'estimated' end as status
from fees;
