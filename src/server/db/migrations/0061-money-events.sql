-- What the tables of money tell reports: one event a row, told in the transaction that makes it true.

-- How a deposit came in, from its line in the wallet: `gateway`, `truewallet`, `manual` or `bank`.
create function deposit_channel(ref varchar, actor varchar) returns text language sql stable as $$
  select case
    when actor = 'staff' then 'manual'
    when (select channel from deposit where deposit_ref = ref) in ('gateway', 'truewallet', 'manual') then
      (select channel from deposit where deposit_ref = ref)
    when exists (select from gateway_order where order_ref = ref) or exists (select from gateway_order where deposit_ref = ref) then 'gateway'
    else 'bank'
  end
$$;

create view money_source as
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
  case when line.log_type in ('promotion', 'bonus_cut') then line.amount end as bonus,
  case when line.log_type = 'credit_free' then line.amount end as credit_free,
  case when line.log_type = 'cashback_winloss' then line.amount end as cashback_winloss,
  case when line.log_type = 'cashback_turnover' then line.amount end as cashback_turnover,
  case when line.log_type = 'affiliate' then line.amount end as affiliate,
  case when line.log_type = 'wheel_reward' then line.amount end as wheel,
  case when line.log_type = 'quest_reward' then line.amount end as quest,
  case when line.log_type = 'poll_reward' then line.amount end as poll,
  case when line.log_type in ('adjust_add', 'adjust_sub') then line.amount end as adjust_total
from (
  select log.*, told.channel, told.is_first
  from wallet_log log join member on member.id = log.member_id
  -- Found out once for each line, however often it is used.
  cross join lateral (
    select case when log.log_type = 'deposit' then deposit_channel(log.ref_id, log.actor_type) end as channel,
      log.log_type = 'deposit' and (member.first_deposit_at is null or member.first_deposit_at >= log.created_at)
        and not exists (select from wallet_log earlier where earlier.member_id = log.member_id and earlier.wallet_type = log.wallet_type
          and earlier.log_type = 'deposit' and earlier.id < log.id) as is_first
    offset 0) as told
  where log.wallet_type not in ('point', 'ticket') and log.log_type in ('deposit', 'promotion', 'bonus_cut', 'credit_free',
    'cashback_winloss', 'cashback_turnover', 'affiliate', 'wheel_reward', 'quest_reward', 'poll_reward', 'adjust_add', 'adjust_sub')
) as line
union all
select 'withdrawal', id, coalesce(completed_at, updated_at), bangkok_day(coalesce(completed_at, updated_at)), agent_id, member_id,
  null, null, null, null, null, null, null, null, null,
  1, amount, case when type in ('auto_bank', 'truewallet') then amount end, case when type = 'gateway' then amount end,
  case when type = 'manual' then amount end, null, null, null, null, null, null, null, null, null, null
from withdrawal where status = 'success'
union all
select 'gateway_order', id, coalesce(paid_at, callback_at, created_at), bangkok_day(coalesce(paid_at, callback_at, created_at)), agent_id, member_id,
  null, null, null, null, null, null, null, null, null, null, null, null, null, null,
  fee, null, null, null, null, null, null, null, null, null
from gateway_order where status = 'success' and fee <> 0
union all
select 'member', id, registered_at, bangkok_day(registered_at), agent_id, id,
  1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null
from member;

create function tell_money() returns trigger language plpgsql as $$
begin
  insert into money_event (source, source_id, at, stat_date, agent_id, member_id, new_member, first_deposit_count,
    first_deposit_total, deposit_count, deposit_total, deposit_bank, deposit_gateway, deposit_truewallet, deposit_manual,
    withdraw_count, withdraw_total, withdraw_bank, withdraw_gateway, withdraw_manual, gateway_fee, bonus, credit_free,
    cashback_winloss, cashback_turnover, affiliate, wheel, quest, poll, adjust_total)
  select * from money_source where source = tg_table_name and source_id = new.id
  on conflict (source, source_id) do nothing;
  return null;
end $$;

-- Tells everything that was not told, for tables that were filled while triggers were off.
create function collect_money() returns void language sql as $$
  insert into money_event (source, source_id, at, stat_date, agent_id, member_id, new_member, first_deposit_count,
    first_deposit_total, deposit_count, deposit_total, deposit_bank, deposit_gateway, deposit_truewallet, deposit_manual,
    withdraw_count, withdraw_total, withdraw_bank, withdraw_gateway, withdraw_manual, gateway_fee, bonus, credit_free,
    cashback_winloss, cashback_turnover, affiliate, wheel, quest, poll, adjust_total)
  select * from money_source on conflict (source, source_id) do nothing;
$$;

-- At the end of the transaction: the rows of a day's sums are locked for no longer than a commit takes, and after everything else.
create constraint trigger wallet_log_money after insert on wallet_log deferrable initially deferred
  for each row execute function tell_money();
create constraint trigger withdrawal_money after insert or update of status on withdrawal deferrable initially deferred
  for each row when (new.status = 'success') execute function tell_money();
create constraint trigger gateway_order_money after insert or update of status on gateway_order deferrable initially deferred
  for each row when (new.status = 'success') execute function tell_money();
create constraint trigger member_money after insert on member deferrable initially deferred
  for each row execute function tell_money();

select collect_money();
