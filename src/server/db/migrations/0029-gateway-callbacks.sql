-- Deposits through gateways enter the ledger. What other migrations taught it before stays known.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(word[1]), ', ') into kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as word
  where conname = 'ledger_tx_kind_check' and conrelid = 'ledger_tx'::regclass and word[1] <> 'deposit';
  alter table ledger_tx drop constraint ledger_tx_kind_check;
  execute format('alter table ledger_tx add constraint ledger_tx_kind_check check (kind in (%s, ''deposit''))', kinds);
end $$;

-- The second fence: whatever the application believes, an order is credited once.
create unique index ledger_tx_one_gateway_deposit on ledger_tx (ref_id) where kind = 'deposit' and ref_type = 'gateway_order';
