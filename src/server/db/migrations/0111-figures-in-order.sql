-- Who did something between two days is counted from the index alone: a wide row is not read for its member (docs/scale.md).
create index member_day_seen on member_day (stat_date, member_id) include (agent_id, bet_count, deposit_count, withdraw_count);
comment on index member_day_seen is 'by hand';

-- Sums made anew are written in the order of their keys: the rows of a day lie together, as if they had been written day by day.
create or replace function add_to_rollup(source text, target text, keys text[], people jsonb default '{}') returns void language plpgsql as $$
declare
  columns text[] := rollup_sums(source, target, keys) || coalesce((select array_agg(key order by key) from jsonb_each(people)), '{}');
  key_list text := (select string_agg(quote_ident(key), ', ') from unnest(keys) as key);
begin
  execute format('insert into %I as kept (%s, %s) select %s, %s from (%s) as found group by %s order by %s on conflict (%s) do update set %s',
    target, key_list, (select string_agg(quote_ident(name), ', ') from unnest(columns) as name),
    key_list, (select string_agg(format('sum(%I)', name), ', ') from unnest(columns) as name),
    rollup_rows(source, source, target, keys, people, 1), key_list, key_list, key_list,
    (select string_agg(format('%1$I = kept.%1$I + excluded.%1$I', name), ', ') from unnest(columns) as name));
end $$;
