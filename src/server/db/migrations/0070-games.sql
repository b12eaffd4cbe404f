-- Games: how many a provider has is kept by the database, in the transaction that changes a game.

-- A part of a provider belongs to it for good, so that a game can't name the part of another.
alter table sub_provider add constraint sub_provider_of unique (id, provider_id);
alter table game add constraint game_sub_provider_of
  foreign key (sub_provider_id, provider_id) references sub_provider (id, provider_id) deferrable initially deferred;
-- Looked at when the transaction ends, so that whoever asked has been told about the fields by then.
create function refuse_wrong_order() returns trigger language plpgsql as $$
begin
  raise check_violation using message = tg_argv[0], table = tg_table_name, constraint = tg_name;
end $$;
create constraint trigger provider_window after insert or update on provider deferrable initially deferred
  for each row when (new.maintenance_from >= new.maintenance_to)
  execute function refuse_wrong_order('maintenance ends before it begins');
create constraint trigger provider_config_bets after insert or update on provider_config deferrable initially deferred
  for each row when (new.min_bet > new.max_bet)
  execute function refuse_wrong_order('the smallest bet is larger than the largest');
-- A comparison is applied once, and says with what result.
alter table game_diff add constraint game_diff_applied check ((applied_at is null) = (result is null));

-- Games that a provider has withdrawn are kept, for what was played, and no longer counted.
create function count_games() returns trigger language plpgsql as $$
declare
  changes jsonb;
  one record;
begin
  if tg_op = 'INSERT' then
    changes := (select jsonb_agg(game) from (select provider_id, sub_provider_id, status, 1 as sign from after_rows) game);
  elsif tg_op = 'DELETE' then
    changes := (select jsonb_agg(game) from (select provider_id, sub_provider_id, status, -1 as sign from before_rows) game);
  else
    changes := (select jsonb_agg(game) from (
      select provider_id, sub_provider_id, status, 1 as sign from after_rows
      union all select provider_id, sub_provider_id, status, -1 from before_rows) game);
  end if;
  -- Differences and not counts: two writers at once each see only their own games. Always providers first, then
  -- parts, in the order of their keys, so that writers wait for each other in one direction.
  for one in
    select game.provider_id as id, sum(sign * (status <> 'removed')::integer) as every,
      sum(sign * (status = 'active')::integer) as open
    from jsonb_to_recordset(changes) as game (provider_id integer, status text, sign integer)
    group by game.provider_id order by game.provider_id
  loop
    if one.every <> 0 or one.open <> 0 then
      update provider set game_count = game_count + one.every, active_game_count = active_game_count + one.open
      where id = one.id;
    end if;
  end loop;
  for one in
    select game.sub_provider_id as id, sum(sign * (status <> 'removed')::integer) as every
    from jsonb_to_recordset(changes) as game (sub_provider_id integer, status text, sign integer)
    group by game.sub_provider_id order by game.sub_provider_id
  loop
    if one.every <> 0 then
      update sub_provider set game_count = game_count + one.every where id = one.id;
    end if;
  end loop;
  return null;
end $$;

create trigger game_counts_insert after insert on game referencing new table as after_rows
  for each statement execute function count_games();
create trigger game_counts_update after update on game referencing old table as before_rows new table as after_rows
  for each statement execute function count_games();
create trigger game_counts_delete after delete on game referencing old table as before_rows
  for each statement execute function count_games();

-- What the counts must be, for whoever filled the tables with the triggers off.
create function recount_games() returns void language sql as $$
  update provider set
    game_count = (select count(*) from game where game.provider_id = provider.id and game.status <> 'removed'),
    active_game_count = (select count(*) from game where game.provider_id = provider.id and game.status = 'active');
  update sub_provider set
    game_count = (select count(*) from game where game.sub_provider_id = sub_provider.id and game.status <> 'removed');
$$;
