-- Transfers between the house's bank accounts and out of them. The table follows from the manifest; here is what the
-- database itself guards, whatever the application believes.

-- Later migrations teach the ledger further kinds of accounts, without knowing those of the others.
create function allow_account_kind(kind text) returns void language plpgsql as $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(word), ', ') into kinds
  from (
    select hit.parts[1] as word
    from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') as hit (parts)
    where conname = 'ledger_account_kind_check' and conrelid = 'ledger_account'::regclass
    union select allow_account_kind.kind
  ) as known;
  alter table ledger_account drop constraint ledger_account_kind_check;
  execute format('alter table ledger_account add constraint ledger_account_kind_check check (kind in (%s))', kinds);
end $$;

select allow_account_kind('outside');
select allow_ledger_kind('bank_transfer');

-- A transfer is booked once.
create unique index ledger_tx_one_transfer on ledger_tx (ref_id) where kind = 'bank_transfer';

alter table bank_transfer
  add constraint bank_transfer_amount_positive check (amount > 0),
  add constraint bank_transfer_fee_positive check (fee >= 0),
  add constraint bank_transfer_elsewhere check (target_bank_id is distinct from source_bank_id),
  add constraint bank_transfer_final check ((status in ('success', 'failed')) = (settled_at is not null));

create unique index bank_transfer_one_live on bank_transfer (lane) where status in ('pending', 'processing', 'unknown');
-- A line of a bulk payment is paid once, ever.
create unique index bank_transfer_one_success on bank_transfer (origin_id) where origin = 'bulk' and status = 'success';
create index bank_transfer_live on bank_transfer (source_bank_id, status) where status in ('pending', 'processing', 'unknown');

-- A transfer never changes where it goes, how much, or under which reference, and never leaves a final state.
create function bank_transfer_guard() returns trigger language plpgsql as $$
begin
  if (new.transfer_ref, new.origin, new.origin_id, new.lane, new.source_bank_id, new.target_bank_id, new.bank_code,
      new.account_no, new.account_name, new.purpose, new.amount, new.requested_at, new.requested_by)
     is distinct from
     (old.transfer_ref, old.origin, old.origin_id, old.lane, old.source_bank_id, old.target_bank_id, old.bank_code,
      old.account_no, old.account_name, old.purpose, old.amount, old.requested_at, old.requested_by) then
    raise exception 'a bank transfer keeps its address'
      using errcode = 'restrict_violation', constraint = 'bank_transfer_fixed';
  end if;
  if old.status in ('success', 'failed') and new is distinct from old then
    raise exception 'bank transfer % is already %', old.transfer_ref, old.status
      using errcode = 'restrict_violation', constraint = 'bank_transfer_final_state';
  end if;
  return new;
end $$;
create trigger bank_transfer_keep before update on bank_transfer for each row execute function bank_transfer_guard();
create trigger bank_transfer_stay before delete on bank_transfer for each row execute function ledger_refuse();

-- What of a bank account's money is spoken for, and what left it since the Bangkok day began: withdrawals and transfers
-- together, so that neither counts on the other's money.
create function bank_reserved(bank integer) returns bigint language sql stable as $$
  select (select coalesce(sum(amount + fee), 0) from payout_attempt
      where bank_id = bank and channel = 'bank' and state in ('queued', 'sending', 'unknown'))::bigint
    + (select coalesce(sum(amount + fee), 0) from bank_transfer
      where source_bank_id = bank and status in ('pending', 'processing', 'unknown'))::bigint
$$;
create function bank_spent_today(bank integer) returns bigint language sql stable as $$
  select (select coalesce(sum(amount + fee), 0) from payout_attempt
      where bank_id = bank and state = 'success'
        and settled_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok')::bigint
    + (select coalesce(sum(amount + fee), 0) from bank_transfer
      where source_bank_id = bank and status = 'success'
        and settled_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok')::bigint
$$;
