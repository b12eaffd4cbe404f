-- What an agent takes, from which day on; its settings; and what a list of agents shows of their members.

-- A status goes the ways that the product knows, whoever changes it: what is closed stays closed.
create function agent_status_guard() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and (old.status = 'closed' or (new.status = 'closed' and old.status <> 'suspended')) then
    raise exception 'agent % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', constraint = 'agent_status_way';
  end if;
  return null;
end $$;
-- At the end of the transaction: until then the server may still say in words what is wrong.
create constraint trigger agent_status_keep after update of status on agent deferrable initially deferred
  for each row execute function agent_status_guard();

-- Shares have a history, so that a bet of an earlier day that is told late is divided as it was on that day.
create function agent_share_keep() returns trigger language plpgsql as $$
declare
  today date := bangkok_day(clock_timestamp());
begin
  insert into agent_share (agent_id, effective_from, share_pct, commission_pct, changed_at, changed_by)
  values (new.id, case when tg_op = 'INSERT' then date '2000-01-01' else today end, new.share_pct, new.commission_pct,
    clock_timestamp(), new.updated_by)
  on conflict (agent_id, effective_from) do update set share_pct = excluded.share_pct,
    commission_pct = excluded.commission_pct, changed_at = excluded.changed_at, changed_by = excluded.changed_by;
  if tg_op = 'UPDATE' then
    -- What was played today so far is of today: it is divided anew, and the sums follow. Halves are rounded away from zero.
    update bet_day set share_pct = new.share_pct, agent_commission_pct = new.commission_pct,
      agent_winloss = round((turnover - payout) * new.share_pct / 100)::bigint,
      agent_commission = round(valid_turnover * new.commission_pct / 100)::bigint
    where agent_id = new.id and stat_date >= today;
  end if;
  return null;
end $$;
create trigger agent_share_begin after insert on agent for each row execute function agent_share_keep();
create trigger agent_share_change after update of share_pct, commission_pct on agent for each row
  when (old.share_pct is distinct from new.share_pct or old.commission_pct is distinct from new.commission_pct)
  execute function agent_share_keep();

-- Every agent has its settings from the beginning.
create function agent_config_open() returns trigger language plpgsql as $$
begin
  insert into agent_config (agent_id) values (new.id) on conflict (agent_id) do nothing;
  return null;
end $$;
create trigger agent_config_begin after insert on agent for each row execute function agent_config_open();

-- Makes what is missing, for agents that were there before or were written while triggers were off.
create function complete_agents() returns void language sql as $$
  insert into agent_share (agent_id, effective_from, share_pct, commission_pct, changed_at)
    select id, date '2000-01-01', share_pct, commission_pct, created_at from agent
    where not exists (select from agent_share known where known.agent_id = agent.id);
  insert into agent_config (agent_id) select id from agent order by id on conflict (agent_id) do nothing;
$$;
select complete_agents();

alter table agent_config
  add constraint agent_config_deposit_range check (deposit_min <= deposit_max),
  add constraint agent_config_withdraw_range check (withdraw_min <= withdraw_max);
comment on constraint agent_config_deposit_range on agent_config is 'by hand';
comment on constraint agent_config_withdraw_range on agent_config is 'by hand';

-- Agents with the figures of their members; a master has those of its agents in it.
create view agent_state as
  with own as (
    select agent.id, agent.parent_id, coalesce(people.member_count, 0) as member_count, coalesce(people.balance, 0) as balance,
      coalesce(today.bet_member, 0) as playing
    from agent
    left join (
      select member.agent_id, count(*) as member_count, sum(wallet.balance) as balance
      from member left join wallet on wallet.member_id = member.id and wallet.wallet_type = 'main'
      group by member.agent_id) people on people.agent_id = agent.id
    left join agent_day today on today.agent_id = agent.id and today.stat_date = bangkok_day(now())
  )
  select agent.id, agent.version, agent.code, agent.name, agent.type, agent.parent_id, agent.server, agent.prefix, agent.domain,
    agent.share_pct, agent.commission_pct, tree.member_count::integer as member_count,
    tree.playing::integer as active_member_today, tree.balance::bigint as balance_total, agent.status, agent.updated_at
  from agent
  join (
    select top.id, sum(own.member_count) as member_count, sum(own.playing) as playing, sum(own.balance) as balance
    from agent top join own on own.id = top.id or own.parent_id = top.id group by top.id) tree on tree.id = agent.id;
