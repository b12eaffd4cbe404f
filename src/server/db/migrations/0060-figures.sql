-- Figures for reports: facts by business day, and sums of them that are right at any moment (docs/decisions/0060).

create function bangkok_day(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Bangkok')::date
$$;

alter table bet_day add constraint bet_day_valid_turnover check (valid_turnover <= turnover);
create index gateway_order_deposit_ref_idx on gateway_order (deposit_ref) where deposit_ref is not null;

-- Columns of a rollup that are sums of the same columns of its source.
create function rollup_sums(source text, target text, keys text[]) returns text[] language sql stable as $$
  select array_agg(summed.attname::text order by summed.attnum)
  from pg_attribute summed
  join pg_attribute own on own.attrelid = source::regclass and own.attname = summed.attname
  where summed.attrelid = target::regclass and summed.attnum > 0 and not summed.attisdropped
    and summed.atttypid in ('integer'::regtype, 'bigint'::regtype)
    and summed.attname <> 'id' and summed.attname <> all (keys)
$$;

-- The select that adds rows up: `months` stand for the month of the day. `sign` is 1, or -1 to take them away.
create function rollup_rows(rows text, source text, target text, keys text[], people jsonb, sign integer) returns text
language sql stable as $$
  select 'select ' || concat_ws(', ',
    (select string_agg(case when key = 'month' then 'date_trunc(''month'', stat_date)::date as month' else quote_ident(key) end, ', ' order by at)
      from unnest(keys) with ordinality as named (key, at)),
    (select string_agg(format('%s * coalesce(%I, 0) as %I', sign, name, name), ', ' order by at)
      from unnest(rollup_sums(source, target, keys)) with ordinality as summed (name, at)),
    (select string_agg(format('%s * (coalesce(%I, 0) > 0)::integer as %I', sign, value, key), ', ' order by key) from jsonb_each_text(people)))
  || ' from ' || rows
$$;

-- Keeps `target` the sum of `source`: one statement a change, in the order of the keys, so that two changes wait for each
-- other but never in a circle. Called again, it takes in columns that have come since.
create function keep_rollup(source text, target text, keys text[], people jsonb default '{}') returns void language plpgsql as $$
declare
  function_name text := format('%s_into_%s', source, target);
  columns text[] := rollup_sums(source, target, keys) || coalesce((select array_agg(key order by key) from jsonb_each(people)), '{}');
  key_list text := (select string_agg(quote_ident(key), ', ') from unnest(keys) as key);
  column_list text := (select string_agg(quote_ident(name), ', ') from unnest(columns) as name);
  sums text := (select string_agg(format('sum(%1$I) as %1$I', name), ', ') from unnest(columns) as name);
  changed text := (select string_agg(format('sum(%I) <> 0', name), ' or ') from unnest(columns) as name);
  raised text := (select string_agg(format('%1$I = kept.%1$I + excluded.%1$I', name), ', ') from unnest(columns) as name);
  statement text := format(
    'insert into %I as kept (%s, %s) select %s, %s from (%%s) as changes group by %s having %s order by %s on conflict (%s) do update set %s;',
    target, key_list, column_list, key_list, sums, key_list, changed, key_list, key_list, raised);
  added text := rollup_rows('new_rows', source, target, keys, people, 1);
  taken text := rollup_rows('old_rows', source, target, keys, people, -1);
begin
  execute format(
    'create or replace function %I() returns trigger language plpgsql as $body$ begin
      if tg_op = ''INSERT'' then %s elsif tg_op = ''DELETE'' then %s else %s end if; return null; end $body$',
    function_name, format(statement, added), format(statement, taken), format(statement, added || ' union all ' || taken));
  execute format('create or replace trigger %I after insert on %I referencing new table as new_rows for each statement execute function %I()',
    function_name || '_add', source, function_name);
  execute format('create or replace trigger %I after update on %I referencing new table as new_rows old table as old_rows for each statement execute function %I()',
    function_name || '_change', source, function_name);
  execute format('create or replace trigger %I after delete on %I referencing old table as old_rows for each statement execute function %I()',
    function_name || '_take', source, function_name);
end $$;

-- Makes a rollup anew from its source, for tables that were filled while triggers were off. Run again, it changes nothing.
create function add_to_rollup(source text, target text, keys text[], people jsonb default '{}') returns void language plpgsql as $$
declare
  columns text[] := rollup_sums(source, target, keys) || coalesce((select array_agg(key order by key) from jsonb_each(people)), '{}');
  key_list text := (select string_agg(quote_ident(key), ', ') from unnest(keys) as key);
begin
  execute format('insert into %I as kept (%s, %s) select %s, %s from (%s) as found group by %s on conflict (%s) do update set %s',
    target, key_list, (select string_agg(quote_ident(name), ', ') from unnest(columns) as name),
    key_list, (select string_agg(format('sum(%I)', name), ', ') from unnest(columns) as name),
    rollup_rows(source, source, target, keys, people, 1), key_list, key_list,
    (select string_agg(format('%1$I = kept.%1$I + excluded.%1$I', name), ', ') from unnest(columns) as name));
end $$;

create function rebuild_figures() returns void language plpgsql as $$
begin
  -- Nobody changes a fact meanwhile; nobody is kept from reading.
  lock table bet_day, money_event in share row exclusive mode;
  alter table member_day disable trigger user;
  delete from bet_month; delete from provider_day; delete from member_month; delete from agent_day; delete from member_day;
  perform add_to_rollup('bet_day', 'bet_month', '{month,agent_id,member_id,sub_provider_id}');
  perform add_to_rollup('bet_day', 'provider_day', '{stat_date,agent_id,sub_provider_id}');
  perform add_to_rollup('bet_day', 'member_day', '{stat_date,agent_id,member_id}');
  perform add_to_rollup('money_event', 'member_day', '{stat_date,agent_id,member_id}');
  perform add_to_rollup('member_day', 'member_month', '{month,agent_id,member_id}');
  perform add_to_rollup('member_day', 'agent_day', '{stat_date,agent_id}',
    '{"bet_member": "bet_count", "deposit_member": "deposit_count", "withdraw_member": "withdraw_count"}');
  alter table member_day enable trigger user;
end $$;

select keep_rollup('bet_day', 'bet_month', '{month,agent_id,member_id,sub_provider_id}');
select keep_rollup('bet_day', 'provider_day', '{stat_date,agent_id,sub_provider_id}');
select keep_rollup('bet_day', 'member_day', '{stat_date,agent_id,member_id}');
select keep_rollup('money_event', 'member_day', '{stat_date,agent_id,member_id}');
select keep_rollup('member_day', 'member_month', '{month,agent_id,member_id}');
select keep_rollup('member_day', 'agent_day', '{stat_date,agent_id}',
  '{"bet_member": "bet_count", "deposit_member": "deposit_count", "withdraw_member": "withdraw_count"}');
