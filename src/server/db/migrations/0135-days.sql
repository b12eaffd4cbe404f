-- On which days of a year somebody did something, a bit each: different people of any days are counted from one row a year
-- (docs/decisions/0135). A row of facts is one day of one key, so that a bit follows from one row.

create function no_days() returns bit language sql immutable parallel safe as $$ select repeat('0', 366)::bit(366) $$;
create function year_day(day date) returns bit language sql immutable parallel safe as $$
  select set_bit(repeat('0', 366)::bit(366), extract(doy from day)::integer - 1, 1)
$$;

-- The select that tells the days of rows: `year` stands for the year of the day.
create function days_rows(rows text, keys text[], days jsonb) returns text language sql stable as $$
  select 'select ' || concat_ws(', ',
    (select string_agg(case when key = 'year' then 'extract(year from stat_date)::integer as year' else quote_ident(key) end, ', ' order by at)
      from unnest(keys) with ordinality as named (key, at)),
    (select string_agg(format('coalesce(bit_or(bits) filter (where %I > 0), no_days()) as %I', value, key), ', ' order by key)
      from jsonb_each_text(days)))
  -- The bit of a day is made once, not for every row of it.
  || ' from ' || rows || ' join (select day, year_day(day) as bits from (select distinct stat_date as day from ' || rows || ') as found) as told on day = stat_date'
  || ' group by ' || (select string_agg(at::text, ', ') from generate_series(1, cardinality(keys)) at)
$$;

-- Keeps in `target` the days of `source`: `days` says column → figure. What comes and what goes is taken in the order of the keys.
create function keep_days(source text, target text, keys text[], days jsonb) returns void language plpgsql as $$
declare
  function_name text := format('%s_into_%s', source, target);
  key_list text := (select string_agg(quote_ident(key), ', ') from unnest(keys) as key);
  columns text[] := (select array_agg(key order by key) from jsonb_each_text(days));
  column_list text := (select string_agg(quote_ident(name), ', ') from unnest(columns) as name);
  any_day text := (select string_agg(format('%I <> no_days()', name), ' or ') from unnest(columns) as name);
  same text := (select string_agg(format('kept.%1$I = gone.%1$I', key), ' and ') from unnest(keys) as key);
  -- A correction changes no day as a rule: only rows that begin or end to count, or are of another day or key.
  told text := (select string_agg(format('%%1$s.%I', key), ', ') from unnest(array_remove(keys, 'year')) as key)
    || (select string_agg(format(', %%1$s.%I > 0', value), '' order by key) from jsonb_each_text(days));
  changed text := format('(select %%1$s.* from old_rows o join new_rows n using (id) where (o.stat_date, %s) is distinct from (n.stat_date, %s)) as changed',
    format(told, 'o'), format(told, 'n'));
  come text := format('insert into %I as kept (%s, %s) select %s, %s from (%%s) as come where %s order by %s on conflict (%s) do update set %s;',
    target, key_list, column_list, key_list, column_list, any_day, key_list, key_list,
    (select string_agg(format('%1$I = kept.%1$I | excluded.%1$I', name), ', ') from unnest(columns) as name));
  gone text := format(
    'perform 1 from %1$I as kept join (select * from (%%1$s) as days where %2$s) as gone on %3$s order by %4$s for update of kept;
     update %1$I as kept set %5$s from (select * from (%%1$s) as days where %2$s) as gone where %3$s;',
    target, any_day, same, (select string_agg(format('kept.%I', key), ', ') from unnest(keys) as key),
    (select string_agg(format('%1$I = kept.%1$I & ~gone.%1$I', name), ', ') from unnest(columns) as name));
begin
  execute format(
    'create or replace function %I() returns trigger language plpgsql as $body$ begin
      if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s %s end if; return null; end $body$',
    function_name, format(come, days_rows('new_rows', keys, days)), format(gone, days_rows('old_rows', keys, days)),
    format(gone, days_rows(format(changed, 'o'), keys, days)), format(come, days_rows(format(changed, 'n'), keys, days)));
  execute format('create or replace trigger %I after insert on %I referencing new table as new_rows for each statement execute function %I()',
    function_name || '_add', source, function_name);
  execute format('create or replace trigger %I after update on %I referencing new table as new_rows old table as old_rows for each statement execute function %I()',
    function_name || '_change', source, function_name);
  execute format('create or replace trigger %I after delete on %I referencing old table as old_rows for each statement execute function %I()',
    function_name || '_take', source, function_name);
end $$;

-- Makes the days anew from their source.
create function add_days(source text, target text, keys text[], days jsonb) returns void language plpgsql as $$
declare
  key_list text := (select string_agg(quote_ident(key), ', ') from unnest(keys) as key);
begin
  execute format('insert into %I (%s, %s) %s order by %s', target, key_list,
    (select string_agg(quote_ident(key), ', ' order by key) from jsonb_each_text(days)), days_rows(source, keys, days), key_list);
end $$;

create or replace function rebuild_figures() returns void language plpgsql as $$
begin
  -- Nobody changes a fact meanwhile; nobody is kept from reading.
  lock table bet_day, money_event in share row exclusive mode;
  alter table member_day disable trigger user;
  alter table provider_day disable trigger user;
  delete from bet_month; delete from provider_day; delete from provider_month; delete from member_month; delete from agent_day;
  delete from member_day; delete from member_year; delete from player_year;
  perform add_to_rollup('bet_day', 'bet_month', '{month,agent_id,member_id,sub_provider_id}');
  perform add_to_rollup('bet_day', 'provider_day', '{stat_date,agent_id,sub_provider_id}');
  perform add_to_rollup('provider_day', 'provider_month', '{month,agent_id,sub_provider_id}');
  perform add_days('bet_day', 'player_year', '{year,agent_id,member_id,sub_provider_id}', '{"bet_days": "bet_count"}');
  perform add_to_rollup('bet_day', 'member_day', '{stat_date,agent_id,member_id}');
  perform add_to_rollup('money_event', 'member_day', '{stat_date,agent_id,member_id}');
  perform add_to_rollup('member_day', 'member_month', '{month,agent_id,member_id}');
  perform add_to_rollup('member_day', 'agent_day', '{stat_date,agent_id}',
    '{"bet_member": "bet_count", "deposit_member": "deposit_count", "withdraw_member": "withdraw_count"}');
  perform add_days('member_day', 'member_year', '{year,agent_id,member_id}',
    '{"bet_days": "bet_count", "deposit_days": "deposit_count", "withdraw_days": "withdraw_count"}');
  alter table member_day enable trigger user;
  alter table provider_day enable trigger user;
end $$;

select keep_rollup('provider_day', 'provider_month', '{month,agent_id,sub_provider_id}');
select keep_days('bet_day', 'player_year', '{year,agent_id,member_id,sub_provider_id}', '{"bet_days": "bet_count"}');
select keep_days('member_day', 'member_year', '{year,agent_id,member_id}',
  '{"bet_days": "bet_count", "deposit_days": "deposit_count", "withdraw_days": "withdraw_count"}');
