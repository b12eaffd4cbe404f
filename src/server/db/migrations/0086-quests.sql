-- Quests: the rules that hold whatever the application believes.
select keep_reward_use('quest_item', 'event_reward_id', 'quest');
select keep_reward_use('quest', 'bonus_event_reward_id', 'quest');
-- Points and tickets are no money of the ledger, which refuses a second posting by itself.
create unique index wallet_log_one_quest on wallet_log (ref_id) where log_type = 'quest_reward';
comment on index wallet_log_one_quest is 'by hand';

-- draft → active ⇄ paused → ended, which is final.
create function keep_quest_status() returns trigger language plpgsql as $$
begin
  if not (old.status, new.status) in (('draft', 'active'), ('active', 'paused'), ('paused', 'active'),
      ('active', 'ended'), ('paused', 'ended')) then
    raise check_violation using message = format('a quest does not go from %s to %s', old.status, new.status),
      table = 'quest', constraint = 'quest_status';
  end if;
  return new;
end $$;
create constraint trigger quest_status after update on quest deferrable initially deferred
  for each row when (old.status <> new.status) execute function keep_quest_status();

-- in_progress → completed → claimed or expired; what is claimed stays so, and the counters say what the status says.
alter table quest_progress add constraint quest_progress_counted check (
  completed = (status <> 'in_progress')::integer and claimed = (status = 'claimed')::integer
  and (completed_at is null) = (status = 'in_progress') and (claimed_at is null) = (status <> 'claimed'));
comment on constraint quest_progress_counted on quest_progress is 'by hand';
create function keep_quest_progress() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'claimed' then return old; end if;
  elsif (old.status, new.status) in (('in_progress', 'completed'), ('completed', 'claimed'), ('completed', 'expired')) then
    return new;
  end if;
  raise check_violation using message = format('progress in %s stays as it is', old.status),
    table = 'quest_progress', constraint = 'quest_progress_status';
end $$;
create trigger quest_progress_status before update of status on quest_progress
  for each row when (old.status <> new.status) execute function keep_quest_progress();
create trigger quest_progress_keep before delete on quest_progress
  for each row execute function keep_quest_progress();
comment on trigger quest_progress_status on quest_progress is 'by hand';
comment on trigger quest_progress_keep on quest_progress is 'by hand';

-- Days on which a member signed in: the member's row knows only the last of them.
create table member_login_day (
  member_id integer not null references member (id),
  stat_date date not null,
  primary key (member_id, stat_date)
);
create function tell_login_day() returns trigger language plpgsql as $$
begin
  insert into member_login_day values (new.id, bangkok_day(new.last_login_at)) on conflict do nothing;
  return null;
end $$;
create trigger member_login_day after insert or update of last_login_at on member
  for each row when (new.last_login_at is not null) execute function tell_login_day();
insert into member_login_day select id, bangkok_day(last_login_at) from member where last_login_at is not null;
