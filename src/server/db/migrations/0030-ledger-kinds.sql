-- Later migrations teach the ledger further kinds of transactions, without knowing those of the others.
create function allow_ledger_kind(kind text) returns void language plpgsql as $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(word), ', ') into kinds
  from (
    select part[1] as word
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as part
    where conname = 'ledger_tx_kind_check' and conrelid = 'ledger_tx'::regclass
    union select allow_ledger_kind.kind
  ) as known;
  alter table ledger_tx drop constraint ledger_tx_kind_check;
  execute format('alter table ledger_tx add constraint ledger_tx_kind_check check (kind in (%s))', kinds);
end $$;
