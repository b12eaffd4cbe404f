-- Prize wheels and what is given away: the rules that hold whatever the application believes.

-- The ledger learns what the house gives away.
select allow_ledger_kind('event_reward');
select allow_ledger_kind('wheel_cost');
-- Whatever was won is given once.
create unique index ledger_tx_one_event_reward on ledger_tx (ref_type, ref_id) where kind = 'event_reward';
create unique index wallet_log_one_wheel on wallet_log (ref_id, log_type) where log_type in ('wheel_reward', 'wheel_spin');
comment on index wallet_log_one_wheel is 'by hand';

-- No reward is given more often than there are pieces. Looked at when the transaction ends, so that whoever typed a
-- number has been told about the field by then.
create function refuse_fault() returns trigger language plpgsql as $$
begin
  raise check_violation using message = tg_argv[0], table = tg_table_name, constraint = tg_name;
end $$;
create constraint trigger event_reward_stock after insert or update on event_reward deferrable initially deferred
  for each row when (new.stock_used > new.stock_total) execute function refuse_fault('more was given than there is');

-- Who gives a reward away: each table that refers to rewards says for what. `used_in` follows.
create table event_reward_user (
  source regclass not null,
  reference text not null,
  use text not null,
  primary key (source, reference)
);
create function refresh_reward_use(reward integer) returns void language plpgsql as $$
declare
  one record;
  found boolean;
  uses text[] := '{}';
begin
  for one in select * from event_reward_user order by array_position(array['wheel', 'quest', 'poll'], use) loop
    execute format('select exists (select from %s where %I = $1)', one.source, one.reference) into found using reward;
    if found and not one.use = any (uses) then uses := uses || one.use; end if;
  end loop;
  update event_reward set used_in = to_jsonb(uses) where id = reward and used_in is distinct from to_jsonb(uses);
end $$;
create function tell_reward_use() returns trigger language plpgsql as $$
declare
  old_reward integer := case when tg_op <> 'INSERT' then (to_jsonb(old) ->> tg_argv[0])::integer end;
  new_reward integer := case when tg_op <> 'DELETE' then (to_jsonb(new) ->> tg_argv[0])::integer end;
begin
  if old_reward is distinct from new_reward then
    if old_reward is not null then perform refresh_reward_use(old_reward); end if;
    if new_reward is not null then perform refresh_reward_use(new_reward); end if;
  end if;
  return null;
end $$;
-- Says that the rows of a table give rewards away: keep_reward_use('wheel_stock', 'event_reward_id', 'wheel').
create function keep_reward_use(source regclass, reference text, use text) returns void language plpgsql as $$
begin
  insert into event_reward_user values (source, reference, use);
  execute format('create trigger %I after insert or delete or update of %I on %s for each row execute function tell_reward_use(%L)',
    'reward_use_' || reference, reference, source, reference);
end $$;
select keep_reward_use('wheel_stock', 'event_reward_id', 'wheel');

-- What a wheel is spun with has its measure.
create constraint trigger wheel_config_cost after insert or update on wheel_config deferrable initially deferred
  for each row when ((new.cost_type in ('ticket', 'point') and new.cost_value is null)
    or (new.cost_type = 'deposit' and new.deposit_per_ticket is null))
  execute function refuse_fault('a spin has no price');
create constraint trigger wheel_config_window after insert or update on wheel_config deferrable initially deferred
  for each row when (new.start_at >= new.end_at) execute function refuse_fault('the wheel ends before it begins');

-- draft → active ⇄ paused → ended, which is final.
create function keep_wheel_status() returns trigger language plpgsql as $$
begin
  if not (old.status, new.status) in (('draft', 'active'), ('active', 'paused'), ('paused', 'active'),
      ('active', 'ended'), ('paused', 'ended')) then
    raise check_violation using message = format('a wheel does not go from %s to %s', old.status, new.status),
      table = 'wheel_config', constraint = 'wheel_config_status';
  end if;
  return new;
end $$;
create constraint trigger wheel_config_status after update on wheel_config deferrable initially deferred
  for each row when (old.status <> new.status) execute function keep_wheel_status();

-- One active wheel an agent: whoever comes second is refused (23505) when the transaction ends.
create table wheel_active_agent (
  agent_id integer primary key references agent (id),
  wheel_id integer not null references wheel_config (id) on delete cascade
);
create index wheel_active_agent_wheel on wheel_active_agent (wheel_id);
create function keep_wheel_agents() returns trigger language plpgsql as $$
begin
  delete from wheel_active_agent where wheel_id = new.id
    and not (new.status = 'active' and new.agent_ids @> to_jsonb(agent_id));
  if new.status = 'active' then
    insert into wheel_active_agent (agent_id, wheel_id)
    select value::integer, new.id from jsonb_array_elements_text(new.agent_ids)
    where not exists (select from wheel_active_agent mine where mine.wheel_id = new.id and mine.agent_id = value::integer)
    order by value::integer;
  end if;
  return null;
end $$;
create constraint trigger wheel_config_agents after insert or update of status, agent_ids on wheel_config
  deferrable initially deferred for each row execute function keep_wheel_agents();

-- A stand-in is another slot of the same wheel.
alter table wheel_stock add constraint wheel_stock_of unique (id, wheel_id);
alter table wheel_stock add constraint wheel_stock_stand_in
  foreign key (fallback_stock_id, wheel_id) references wheel_stock (id, wheel_id) deferrable initially deferred;
comment on constraint wheel_stock_of on wheel_stock is 'by hand';
comment on constraint wheel_stock_stand_in on wheel_stock is 'by hand';
create constraint trigger wheel_stock_not_itself after insert or update on wheel_stock deferrable initially deferred
  for each row when (new.fallback_stock_id = new.id) execute function refuse_fault('a slot stands in for itself');

-- Why a wheel cannot be spun: not every position is filled, or one beyond the last is; no weight; nothing without an
-- end to it that could still come up; a stand-in that may run out itself.
create function wheel_faults(wheel integer) returns text[] language sql stable as $$
  with config as (select segment_count from wheel_config where id = wheel),
  slot as (
    select stock.id, stock.position, stock.weight, stock.status, stock.fallback_stock_id,
      stock.status = 'active' and reward.status = 'active' and stock.daily_quota is null and stock.total_quota is null
        and reward.stock_total is null as endless
    from wheel_stock stock join event_reward reward on reward.id = stock.event_reward_id
    where stock.wheel_id = wheel
  )
  select array_remove(array[
    case when (select count(*) from slot, config where position <= segment_count) < (select segment_count from config) then 'positions' end,
    case when exists (select from slot, config where position > segment_count) then 'beyond' end,
    case when coalesce((select sum(weight) from slot where status <> 'disabled'), 0) = 0 then 'weights' end,
    case when not exists (
      select from slot left join slot stand_in on stand_in.id = slot.fallback_stock_id
      where slot.status <> 'disabled' and slot.weight > 0 and (slot.endless or stand_in.endless)) then 'endless' end,
    case when exists (select from slot join slot stand_in on stand_in.id = slot.fallback_stock_id
      where not stand_in.endless) then 'stand_in' end
  ], null)
$$;

-- An active wheel can be spun, and so it stays. The wheel's row is locked first, after its slots: whoever changes two
-- slots at once is looked at one after the other.
create function keep_wheel_whole() returns trigger language plpgsql as $$
declare
  wheel integer := case when tg_table_name = 'wheel_config' then (to_jsonb(new) ->> 'id')::integer
    when tg_op = 'DELETE' then (to_jsonb(old) ->> 'wheel_id')::integer else (to_jsonb(new) ->> 'wheel_id')::integer end;
  current text;
  faults text[];
begin
  select status into current from wheel_config where id = wheel for no key update;
  if current is distinct from 'active' then return null; end if;
  faults := wheel_faults(wheel);
  if cardinality(faults) > 0 then
    raise check_violation using message = format('wheel %s cannot be spun: %s', wheel, array_to_string(faults, ', ')),
      table = tg_table_name, constraint = 'wheel_whole';
  end if;
  return null;
end $$;
create constraint trigger wheel_config_whole after insert or update of status, segment_count on wheel_config
  deferrable initially deferred for each row execute function keep_wheel_whole();
create constraint trigger wheel_stock_whole after insert or delete or update of position, event_reward_id, weight,
  daily_quota, total_quota, fallback_stock_id, status on wheel_stock
  deferrable initially deferred for each row execute function keep_wheel_whole();

-- Odds follow from the weights of all slots that are in play: an empty one without a stand-in is not.
create function refresh_wheel_odds(wheel integer) returns void language sql as $$
  update wheel_stock stock set probability_pct = odds.pct
  from (
    select id, case when not playing or total = 0 then 0 else round(weight * 100::numeric / total, 4) end as pct
    from (
      select id, weight, playing, sum(weight) filter (where playing) over () as total
      from (
        select id, weight::bigint as weight,
          status = 'active' or (status = 'out_of_stock' and fallback_stock_id is not null) as playing
        from wheel_stock where wheel_id = wheel) slot
    ) weighed
  ) odds
  where odds.id = stock.id and stock.probability_pct is distinct from odds.pct
$$;
create function tell_wheel_odds() returns trigger language plpgsql as $$
declare
  wheel integer := case when tg_op = 'DELETE' then (to_jsonb(old) ->> 'wheel_id')::integer else (to_jsonb(new) ->> 'wheel_id')::integer end;
begin
  perform refresh_wheel_odds(wheel);
  return null;
end $$;
create trigger wheel_stock_odds after insert or delete or update of weight, status, fallback_stock_id on wheel_stock
  for each row execute function tell_wheel_odds();

-- When the day of a wheel ends that a moment belongs to: days begin at `reset` (HH:mm) in Bangkok.
create function wheel_day_end(at timestamptz, reset varchar) returns timestamptz language sql stable as $$
  select (((at at time zone 'Asia/Bangkok') - reset::time)::date + 1 + reset::time) at time zone 'Asia/Bangkok'
$$;

-- No slot comes up more often than its quotas allow.
create function keep_wheel_quota() returns trigger language plpgsql as $$
declare
  slot wheel_stock%rowtype;
begin
  select * into slot from wheel_stock where id = new.stock_id;
  if new.spins > slot.daily_quota
    or (slot.total_quota is not null and (select sum(spins) from wheel_tally where stock_id = new.stock_id) > slot.total_quota) then
    raise check_violation using message = format('slot %s has no quota left', new.stock_id),
      table = 'wheel_tally', constraint = 'wheel_tally_quota';
  end if;
  return null;
end $$;
create trigger wheel_tally_quota after insert or update of spins on wheel_tally
  for each row execute function keep_wheel_quota();

-- A spin stays as it was.
create trigger wheel_spin_keep before update or delete on wheel_spin for each row execute function ledger_refuse();
