-- Figures leave out what a bank took back, on the day on which it had been credited; income of affiliates that was taken
-- back is less of it. Points that came with such a deposit go back, too.

create function deposit_taken_back(ref varchar) returns boolean language sql stable as $$
  select exists (select from deposit where deposit_ref = ref and status = 'reversed')
$$;

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
  case when line.log_type in ('promotion', 'bonus_cut') then line.amount end as bonus,
  case when line.log_type = 'credit_free' then line.amount end as credit_free,
  case when line.log_type = 'cashback_winloss' then line.amount end as cashback_winloss,
  case when line.log_type = 'cashback_turnover' then line.amount end as cashback_turnover,
  case when line.log_type in ('affiliate', 'rollback') then line.amount end as affiliate,
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

-- At the end of the transaction, like everything that is told to figures: the deposit's event goes, and where it was the
-- member's first the one after it becomes that.
create function untell_deposit() returns trigger language plpgsql as $$
declare
  was_first boolean;
  next_line bigint;
begin
  delete from money_event where source = 'wallet_log' and source_id in (
    select id from wallet_log where member_id = new.member_id and wallet_type = 'main' and log_type = 'deposit' and ref_id = new.deposit_ref)
  returning coalesce(first_deposit_count, 0) > 0 into was_first;
  if was_first then
    select id into next_line from wallet_log
    where member_id = new.member_id and wallet_type = 'main' and log_type = 'deposit' and not deposit_taken_back(ref_id)
    order by id limit 1;
    update member set first_deposit_at = next_deposit.created_at
    from (select (select created_at from wallet_log where id = next_line) as created_at) next_deposit where id = new.member_id;
    update money_event event set first_deposit_count = told.first_deposit_count, first_deposit_total = told.first_deposit_total
    from money_source told where event.source = 'wallet_log' and event.source_id = next_line
      and told.source = 'wallet_log' and told.source_id = next_line;
  end if;
  return null;
end $$;
create constraint trigger deposit_untold after update of status on deposit deferrable initially deferred
  for each row when (new.status = 'reversed') execute function untell_deposit();

-- What was told before.
delete from money_event event using wallet_log log
  where event.source = 'wallet_log' and log.id = event.source_id and log.log_type = 'deposit' and deposit_taken_back(log.ref_id);
update money_event event set first_deposit_count = told.first_deposit_count, first_deposit_total = told.first_deposit_total
  from money_source told where told.source = 'wallet_log' and event.source = told.source and event.source_id = told.source_id
    and event.first_deposit_count is distinct from told.first_deposit_count;

select allow_ledger_kind('shop_points_back');
alter table point_grant add constraint point_grant_back check (points_back between 0 and points);
comment on constraint point_grant_back on point_grant is 'by hand';
create index point_grant_owed on point_grant (member_id) where owed;
comment on index point_grant_owed is 'by hand';

-- The task that gives a deposit's points takes them back as well: it looks at what the deposit is by then.
create function point_task_back() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, key, payload)
  values ('shop_points', 'shop_points:' || new.id, jsonb_build_object('deposit_id', new.id))
  on conflict (key) where state in ('queued', 'claimed', 'parked') do update set available_at = clock_timestamp();
  return null;
end $$;
create trigger deposit_points_back after update of status on deposit for each row
  when (new.status = 'reversed') execute function point_task_back();
