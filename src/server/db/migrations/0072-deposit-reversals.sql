-- A bank takes the money of a credited deposit back: once, by a person, and never by whoever asked for it.
select allow_ledger_kind('deposit_reverse');
create unique index ledger_tx_one_reversal on ledger_tx (ref_id) where kind = 'deposit_reverse' and ref_type = 'deposit';

alter table deposit
  add constraint deposit_reversed check ((status <> 'reversed' or reversed_at is not null)
    and (reversed_at is null or status in ('success', 'reversed')) and (reversed_at is null) = (reversed_by is null) and (reversed_at is null) = (reversed_amount is null)
    and (reversed_amount is null or reversed_amount between 0 and credited_amount)),
  add constraint deposit_reversed_by_another check (reversed_by is null or reverse_asked_by is distinct from reversed_by);
comment on constraint deposit_reversed on deposit is 'by hand';
comment on constraint deposit_reversed_by_another on deposit is 'by hand';
