-- Members with what they did in the last thirty days. Active is whoever bet, deposited or withdrew.
create view member_activity as
  select member.id, member.username, member.name, member.mobile, member.agent_id, member.level, member.utm_source,
    member.registered_at, (bangkok_day(now()) - bangkok_day(member.registered_at))::integer as days_since_register,
    member.last_login_at, member.last_deposit_at, member.last_bet_at,
    greatest(member.last_bet_at, member.last_deposit_at) as last_active_at,
    (bangkok_day(now()) - bangkok_day(greatest(member.last_bet_at, member.last_deposit_at)))::integer as days_inactive,
    (select count(*)::integer from member_day day where day.member_id = member.id and day.stat_date > bangkok_day(now()) - 30
      and (day.bet_count > 0 or day.deposit_count > 0 or day.withdraw_count > 0)) as login_days_30,
    (select coalesce(sum(day.deposit_count), 0)::integer from member_day day
      where day.member_id = member.id and day.stat_date > bangkok_day(now()) - 30) as deposit_count_30,
    (select coalesce(sum(day.deposit_total), 0)::bigint from member_day day
      where day.member_id = member.id and day.stat_date > bangkok_day(now()) - 30) as deposit_total_30,
    (select coalesce(sum(day.valid_turnover), 0)::bigint from member_day day
      where day.member_id = member.id and day.stat_date > bangkok_day(now()) - 30) as valid_turnover_30,
    (select coalesce(sum(day.payout - day.turnover), 0)::bigint from member_day day
      where day.member_id = member.id and day.stat_date > bangkok_day(now()) - 30) as winloss_30,
    member.deposit_total - member.withdraw_total as ltv,
    (case
      when member.registered_at > now() - interval '7 days' then 'new'
      when greatest(member.last_bet_at, member.last_deposit_at) is null then 'never'
      when greatest(member.last_bet_at, member.last_deposit_at) > now() - interval '7 days' then 'active'
      when greatest(member.last_bet_at, member.last_deposit_at) > now() - interval '14 days' then 'at_risk'
      when greatest(member.last_bet_at, member.last_deposit_at) > now() - interval '30 days' then 'inactive'
      else 'lost' end)::varchar(64) as activity_state
  from member;
