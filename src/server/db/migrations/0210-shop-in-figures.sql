-- Credit that the shop gives for points is a cost of the shop: no longer one of promotions, or of free credit.

create or replace view money_source as
select 'wallet_log'::varchar(64) as source, line.id as source_id, line.created_at as at, bangkok_day(line.created_at) as stat_date,
  line.agent_id, line.member_id, null::integer as new_member,
  case when line.is_first then 1 end as first_deposit_count, case when line.is_first then line.amount end as first_deposit_total,
  case when line.channel is not null then 1 end as deposit_count, case when line.channel is not null then line.amount end as deposit_total,
  case when line.channel = 'bank' then line.amount end as deposit_bank,
  case when line.channel = 'gateway' then line.amount end as deposit_gateway,
  case when line.channel = 'truewallet' then line.amount end as deposit_truewallet,
  case when line.channel = 'manual' then line.amount end as deposit_manual,
  null::integer as withdraw_count, null::bigint as withdraw_total, null::bigint as withdraw_bank, null::bigint as withdraw_gateway,
  null::bigint as withdraw_manual, null::bigint as gateway_fee,
  case when not line.is_shop and line.log_type in ('promotion', 'bonus_cut') then line.amount end as bonus,
  case when not line.is_shop and line.log_type = 'credit_free' then line.amount end as credit_free,
  case when line.log_type = 'cashback_winloss' then line.amount end as cashback_winloss,
  case when line.log_type = 'cashback_turnover' then line.amount end as cashback_turnover,
  case when line.log_type in ('affiliate', 'rollback') then line.amount end as affiliate,
  case when line.log_type = 'wheel_reward' then line.amount end as wheel,
  case when line.log_type = 'quest_reward' then line.amount end as quest,
  case when line.log_type = 'poll_reward' then line.amount end as poll,
  case when line.log_type in ('adjust_add', 'adjust_sub') then line.amount end as adjust_total,
  case when line.is_shop then line.amount end as shop
from (
  select log.*, told.channel, told.is_first, coalesce(log.ref_type = 'shop', false) as is_shop
  from wallet_log log join member on member.id = log.member_id
  -- Found out once for each line, however often it is used.
  cross join lateral (
    select case when log.log_type = 'deposit' then deposit_channel(log.ref_id, log.actor_type) end as channel,
      log.log_type = 'deposit' and (member.first_deposit_at is null or member.first_deposit_at >= log.created_at)
        and not exists (select from wallet_log earlier where earlier.member_id = log.member_id and earlier.wallet_type = log.wallet_type
          and earlier.log_type = 'deposit' and earlier.id < log.id and not deposit_taken_back(earlier.ref_id)) as is_first
    offset 0) as told
  where log.wallet_type not in ('point', 'ticket') and (log.log_type <> 'deposit' or not deposit_taken_back(log.ref_id))
    and ((log.log_type = 'rollback' and log.wallet_type = 'affiliate') or log.log_type in ('deposit', 'promotion', 'bonus_cut', 'credit_free',
    'cashback_winloss', 'cashback_turnover', 'affiliate', 'wheel_reward', 'quest_reward', 'poll_reward', 'adjust_add', 'adjust_sub'))
) as line
union all
select 'withdrawal', id, coalesce(completed_at, updated_at), bangkok_day(coalesce(completed_at, updated_at)), agent_id, member_id,
  null, null, null, null, null, null, null, null, null,
  1, amount, case when type in ('auto_bank', 'truewallet') then amount end, case when type = 'gateway' then amount end,
  case when type = 'manual' then amount end, null, null, null, null, null, null, null, null, null, null, null
from withdrawal where status = 'success'
union all
select 'gateway_order', id, coalesce(paid_at, callback_at, created_at), bangkok_day(coalesce(paid_at, callback_at, created_at)), agent_id, member_id,
  null, null, null, null, null, null, null, null, null, null, null, null, null, null,
  fee, null, null, null, null, null, null, null, null, null, null
from gateway_order where status = 'success' and fee <> 0
union all
select 'member', id, registered_at, bangkok_day(registered_at), agent_id, id,
  1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null
from member;

create or replace function tell_money() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into money_event (source, source_id, at, stat_date, agent_id, member_id, new_member, first_deposit_count,
    first_deposit_total, deposit_count, deposit_total, deposit_bank, deposit_gateway, deposit_truewallet, deposit_manual,
    withdraw_count, withdraw_total, withdraw_bank, withdraw_gateway, withdraw_manual, gateway_fee, bonus, credit_free,
    cashback_winloss, cashback_turnover, affiliate, wheel, quest, poll, adjust_total, shop)
  select * from money_source where source = tg_table_name and source_id = new.id
  on conflict (source, source_id) do nothing;
  return null;
end $$;

-- Tells everything that was not told, for tables that were filled while triggers were off.
create or replace function collect_money() returns void language sql as $$
  insert into money_event (source, source_id, at, stat_date, agent_id, member_id, new_member, first_deposit_count,
    first_deposit_total, deposit_count, deposit_total, deposit_bank, deposit_gateway, deposit_truewallet, deposit_manual,
    withdraw_count, withdraw_total, withdraw_bank, withdraw_gateway, withdraw_manual, gateway_fee, bonus, credit_free,
    cashback_winloss, cashback_turnover, affiliate, wheel, quest, poll, adjust_total, shop)
  select * from money_source on conflict (source, source_id) do nothing;
$$;

-- What was told before.
update money_event event set bonus = told.bonus, credit_free = told.credit_free, shop = told.shop
  from money_source told where event.source = told.source and event.source_id = told.source_id and told.shop is not null
    and event.shop is distinct from told.shop;
-- The biggest win of a day in a game is one of its rounds: never more than all of them paid.
alter table game_bet add constraint game_bet_biggest_win check (biggest_win between 0 and payout);
comment on constraint game_bet_biggest_win on game_bet is 'by hand';
