-- The biggest win of a game is kept beside its sums: what is bigger raises it, and where a correction took the biggest away, it
-- is looked for among the rows that are left.

-- The biggest win of a day in a game is one of its rounds: never more than all of them paid.
alter table game_bet add constraint game_bet_biggest_win check (biggest_win between 0 and payout);
comment on constraint game_bet_biggest_win on game_bet is 'by hand';

-- What may be empty is no sum.
create or replace function rollup_sums(source text, target text, keys text[]) returns text[] language sql stable as $$
  select array_agg(summed.attname::text order by summed.attnum)
  from pg_attribute summed
  join pg_attribute own on own.attrelid = source::regclass and own.attname = summed.attname
  where summed.attrelid = target::regclass and summed.attnum > 0 and not summed.attisdropped and summed.attnotnull
    and summed.atttypid in ('integer'::regtype, 'bigint'::regtype)
    and summed.attname <> 'id' and summed.attname <> all (keys)
$$;

-- Keys of rows; `month` stands for the month of the day.
create function rollup_keys(keys text[]) returns text language sql immutable as $$
  select string_agg(case when key = 'month' then 'date_trunc(''month'', stat_date)::date as month' else quote_ident(key) end, ', ' order by at)
  from unnest(keys) with ordinality as named (key, at)
$$;

-- Keeps in the column `name` of `target` the largest of that column of `source`.
create function keep_most(source text, target text, keys text[], name text) returns void language plpgsql as $$
declare
  function_name text := format('%s_most_into_%s', source, target);
  same text := (select string_agg(format('kept.%1$I = found.%1$I', key), ' and ') from unnest(keys) as key);
  theirs text := (select string_agg(case when key = 'month'
    then 'own.stat_date >= touched.month and own.stat_date < (touched.month + interval ''1 month'')::date'
    else format('own.%1$I = touched.%1$I', key) end, ' and ') from unnest(keys) as key);
  -- In the order of the keys, so that two changes wait for each other but never in a circle; what is looked for afterwards
  -- knows what the other one wrote.
  held text := format('perform 1 from %1$I as kept join (select distinct %2$s from (%%s) as changed) as found on %3$s order by %4$s for update of kept;',
    target, rollup_keys(keys), same, (select string_agg(format('kept.%I', key), ', ') from unnest(keys) as key));
  raised text := format('update %1$I as kept set %2$I = found.most from (select %3$s, max(%2$I) as most from new_rows where %2$I is not null
    group by %4$s) as found where %5$s and (kept.%2$I is null or kept.%2$I < found.most);',
    target, name, rollup_keys(keys), (select string_agg(at::text, ', ') from generate_series(1, cardinality(keys)) at), same);
  sought text := format('update %1$I as kept set %2$I = found.most from (select touched.*, (select max(own.%2$I) from %3$I own where %4$s) as most
    from (select distinct %5$s from (%%s) as changed) as touched) as found where %6$s and kept.%2$I is distinct from found.most;',
    target, name, source, theirs, rollup_keys(keys), same);
  come text := format('select * from new_rows where %I is not null', name);
  gone text := format('select * from old_rows where %I is not null', name);
  changed text := format('select o.* from old_rows o left join new_rows n using (id) where o.%1$I is distinct from n.%1$I
    union all select n.* from old_rows o join new_rows n using (id) where o.%1$I is distinct from n.%1$I', name);
begin
  execute format(
    'create or replace function %I() returns trigger language plpgsql as $body$ begin
      if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s end if; return null; end $body$',
    function_name, format(held, come) || raised, format(held || sought, gone, gone), format(held || sought, changed, changed));
  execute format('create or replace trigger %I after insert on %I referencing new table as new_rows for each statement execute function %I()',
    function_name || '_add', source, function_name);
  execute format('create or replace trigger %I after update on %I referencing new table as new_rows old table as old_rows for each statement execute function %I()',
    function_name || '_change', source, function_name);
  execute format('create or replace trigger %I after delete on %I referencing old table as old_rows for each statement execute function %I()',
    function_name || '_take', source, function_name);
end $$;

create function correct_most(source text, target text, keys text[], name text) returns bigint language sql as $$
  select correct_figures(target, keys, array[name], format('select %1$s, max(%2$I) as %2$I from %3$I where %2$I > 0 group by %4$s',
    rollup_keys(keys), name, source, (select string_agg(at::text, ', ') from generate_series(1, cardinality(keys)) at)))
$$;

-- Compares every sum with its rows, finer ones first, and corrects what is wrong; returns how many rows of sums that were.
-- Sorting and counting are given the memory that one session may have alone.
create or replace function rebuild_figures() returns bigint language plpgsql set work_mem = '256MB' as $$
declare
  wrong bigint;
begin
  -- Nobody changes a fact meanwhile; nobody is kept from reading.
  lock table bet_day, game_bet, money_event in share row exclusive mode;
  -- What is made of these sums is compared afterwards, once.
  alter table member_day disable trigger user;
  alter table provider_day disable trigger user;
  alter table game_day disable trigger user;
  wrong := correct_rollup('bet_day', 'bet_month', '{month,agent_id,member_id,sub_provider_id}')
    + correct_rollup('bet_day', 'provider_day', '{stat_date,agent_id,sub_provider_id}')
    + correct_rollup('provider_day', 'provider_month', '{month,agent_id,sub_provider_id}')
    + correct_rollup('game_bet', 'game_day', '{stat_date,agent_id,sub_provider_id,game_id}')
    + correct_rollup('game_day', 'game_month', '{month,agent_id,sub_provider_id,game_id}')
    + correct_most('game_bet', 'game_day', '{stat_date,agent_id,sub_provider_id,game_id}', 'biggest_win')
    + correct_most('game_day', 'game_month', '{month,agent_id,sub_provider_id,game_id}', 'biggest_win')
    + correct_days('bet_day', 'player_year', '{year,agent_id,member_id,sub_provider_id}', '{"bet_days": "bet_count"}')
    + correct_rollup('bet_day', 'member_day', '{stat_date,agent_id,member_id}')
    + correct_rollup('money_event', 'member_day', '{stat_date,agent_id,member_id}')
    + correct_rollup('member_day', 'member_month', '{month,agent_id,member_id}')
    + correct_rollup('member_day', 'agent_day', '{stat_date,agent_id}',
      '{"login_member": "login_count", "bet_member": "bet_count", "deposit_member": "deposit_count", "withdraw_member": "withdraw_count"}')
    + correct_days('member_day', 'member_year', '{year,agent_id,member_id}',
      '{"login_days": "login_count", "bet_days": "bet_count", "deposit_days": "deposit_count", "withdraw_days": "withdraw_count"}')
    + correct_recent();
  alter table member_day enable trigger user;
  alter table provider_day enable trigger user;
  alter table game_day enable trigger user;
  return wrong;
end $$;

select keep_rollup('game_bet', 'game_day', '{stat_date,agent_id,sub_provider_id,game_id}');
select keep_rollup('game_day', 'game_month', '{month,agent_id,sub_provider_id,game_id}');
select keep_most('game_bet', 'game_day', '{stat_date,agent_id,sub_provider_id,game_id}', 'biggest_win');
select keep_most('game_day', 'game_month', '{month,agent_id,sub_provider_id,game_id}', 'biggest_win');
