-- Figures made anew write only what was wrong: the sums are told from their rows beside the table and compared with it as a
-- whole. Where all is right nothing is written, however many rows there are (docs/scale.md has the times).

-- Brings `columns` of `target` to what `told` says of each key, and returns how many rows were wrong. A key of which nothing is
-- told has nothing. Sources of one target tell different columns.
create function correct_figures(target text, keys text[], columns text[], told text) returns bigint language plpgsql as $$
declare
  none text := case when (select atttypid from pg_attribute where attrelid = target::regclass and attname = columns[1]) = 'bit'::regtype
    then 'no_days()' else '0' end;
  key_list text := (select string_agg(quote_ident(key), ', ') from unnest(keys) as key);
  column_list text := (select string_agg(quote_ident(name), ', ') from unnest(columns) as name);
  known text := (select string_agg(format('coalesce(kept.%I, %s)', name, none), ', ') from unnest(columns) as name);
  right_ text := (select string_agg(format('coalesce(told.%I, %s)', name, none), ', ') from unnest(columns) as name);
  anything text := (select string_agg(format('%I <> %s', name, none), ' or ') from unnest(columns) as name);
  wrong bigint;
begin
  -- A table of its own may be made by several processes at once; rows that are changed may not.
  execute format('create temporary table wrong_figures on commit drop as
    select kept.id as kept_id, %s, %s from (%s) as told full join %I as kept using (%s) where (%s) is distinct from (%s)',
    key_list, (select string_agg(format('coalesce(told.%1$I, %2$s) as %1$I', name, none), ', ') from unnest(columns) as name),
    told, target, key_list, known, right_);
  get diagnostics wrong = row_count;
  if wrong > 0 then
    execute format('update %I as kept set %s from wrong_figures as told where kept.id = told.kept_id', target,
      (select string_agg(format('%1$I = told.%1$I', name), ', ') from unnest(columns) as name));
    -- In the order of the keys: rows of a day lie together, as if they had been written day by day.
    execute format('insert into %I (%s, %s) select %s, %s from wrong_figures where kept_id is null and (%s) order by %s',
      target, key_list, column_list, key_list, column_list, anything, key_list);
  end if;
  drop table wrong_figures;
  return wrong;
end $$;

-- The same for a sum, and for days, of rows of `source`.
create function correct_rollup(source text, target text, keys text[], people jsonb default '{}') returns bigint language sql as $$
  select correct_figures(target, keys, columns,
    (select format('select %s, %s from (%s) as found group by %1$s', string_agg(quote_ident(key), ', '),
      (select string_agg(format('sum(%1$I)::bigint as %1$I', name), ', ') from unnest(columns) as name),
      rollup_rows(source, source, target, keys, people, 1)) from unnest(keys) as key))
  from (select rollup_sums(source, target, keys) || coalesce((select array_agg(key order by key) from jsonb_each(people)), '{}') as columns) as sums
$$;
create function correct_days(source text, target text, keys text[], days jsonb) returns bigint language sql as $$
  select correct_figures(target, keys, (select array_agg(key order by key) from jsonb_each_text(days)), days_rows(source, keys, days))
$$;

drop function rebuild_figures();
drop function add_to_rollup(text, text, text[], jsonb);
drop function add_days(text, text, text[], jsonb);
