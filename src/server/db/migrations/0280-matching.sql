-- Crediting a line is an act of its own; a wrong one can be undone, and what a person closed can be opened again.
alter table "agent_config" add column "match_sure_score" integer default 60 not null;
alter table "agent_config" add column "match_undo_hours" integer default 24 not null;
alter table "agent_config" add constraint "agent_config_match_sure_score_range" CHECK (((match_sure_score >= 0) AND (match_sure_score <= 100)));
alter table "agent_config" add constraint "agent_config_match_undo_hours_range" CHECK (((match_undo_hours >= 0) AND (match_undo_hours <= 720)));
alter table "deposit" add column "undone_raw_ref" character varying(64);
CREATE INDEX deposit_undone_raw_ref_idx ON public.deposit USING btree (undone_raw_ref) WHERE (undone_raw_ref IS NOT NULL);

-- The credit goes back to the suspense of its bank account, once.
select allow_ledger_kind('deposit_unmatch');
create unique index ledger_tx_one_unmatch on ledger_tx (ref_id) where kind = 'deposit_unmatch' and ref_type = 'deposit';
comment on index ledger_tx_one_unmatch is 'by hand';

-- A deposit lets go of its line only when the credit goes, and says which one it was.
alter table deposit drop constraint deposit_paid;
alter table deposit add constraint deposit_paid check (status not in ('success', 'reversed') or (
    amount is not null and credited_at is not null and wallet_log_no is not null and balance_before is not null
    and balance_after = balance_before + credited_amount
    and (raw_ref is not null or gateway_order_ref is not null or channel = 'manual' or undone_raw_ref is not null)));
comment on constraint deposit_paid on deposit is 'by hand';
alter table deposit add constraint deposit_undone check (undone_raw_ref is null or (status = 'reversed' and raw_ref is null));
comment on constraint deposit_undone on deposit is 'by hand';

create or replace function deposit_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in ('pending', 'processing', 'suspicious') then
      raise exception 'a deposit does not begin as %', new.status
        using errcode = 'check_violation', constraint = 'deposit_begins';
    end if;
    return new;
  end if;
  if (new.deposit_ref, new.agent_id, new.member_id, new.requested_amount, new.requested_at)
       is distinct from (old.deposit_ref, old.agent_id, old.member_id, old.requested_amount, old.requested_at)
     or (old.raw_ref is not null and new.raw_ref is distinct from old.raw_ref
       and not (old.status = 'success' and new.status = 'reversed' and new.raw_ref is null and new.undone_raw_ref = old.raw_ref))
     or (new.undone_raw_ref is distinct from old.undone_raw_ref
       and (old.undone_raw_ref is not null or new.undone_raw_ref is distinct from old.raw_ref))
     or (old.gateway_order_ref is not null and new.gateway_order_ref is distinct from old.gateway_order_ref) then
    raise exception 'deposit % keeps what it is about', old.deposit_ref
      using errcode = 'restrict_violation', constraint = 'deposit_fixed';
  end if;
  if new.status is distinct from old.status and (old.status, new.status) not in (
    ('pending', 'processing'), ('pending', 'expired'), ('pending', 'cancelled'), ('pending', 'suspicious'),
    ('expired', 'processing'), ('expired', 'suspicious'), ('suspicious', 'processing'), ('suspicious', 'cancelled'),
    ('cancelled', 'suspicious'), ('processing', 'success'), ('processing', 'failed'), ('failed', 'processing'),
    ('failed', 'cancelled'), ('success', 'reversed')) then
    raise exception 'deposit % cannot go from % to %', old.deposit_ref, old.status, new.status
      using errcode = 'restrict_violation', constraint = 'deposit_way';
  end if;
  if old.status in ('success', 'reversed') and (new.amount, new.credited_amount, new.balance_before, new.wallet_log_no,
       new.credited_at) is distinct from (old.amount, old.credited_amount, old.balance_before, old.wallet_log_no,
       old.credited_at) then
    raise exception 'deposit % is credited: its amounts stay', old.deposit_ref
      using errcode = 'restrict_violation', constraint = 'deposit_final';
  end if;
  return new;
end $$;

-- A line that is somebody's becomes free when its deposit has given the money back, and a closed one when a person who
-- closed it, or another, opens it: both wait for people then.
create or replace function raw_transaction_guard() returns trigger language plpgsql as $$
declare
  is_freed boolean := old.match_status = 'matched' and new.match_status = 'unmatched' and old.direction = 'in'
    and new.review_status = 'open' and new.deposit_ref is null and new.member_id is null
    and exists (select from deposit where deposit_ref = old.deposit_ref
      and (status = 'cancelled' or (status = 'reversed' and undone_raw_ref = old.raw_ref)));
  is_reopened boolean := old.match_status = 'ignored' and new.match_status in ('unmatched', 'suspicious')
    and old.review_status in ('cleared', 'confirmed') and new.review_status = 'open';
begin
  if (new.raw_ref, new.bank_id, new.source, new.txn_at, new.detected_at, new.direction, new.amount, new.balance_after,
       new.upstream_ref, new.from_bank_code, new.from_account_no, new.from_account_name, new.description, new.dedupe_key,
       new.gateway_order_ref)
     is distinct from (old.raw_ref, old.bank_id, old.source, old.txn_at, old.detected_at, old.direction, old.amount,
       old.balance_after, old.upstream_ref, old.from_bank_code, old.from_account_no, old.from_account_name,
       old.description, old.dedupe_key, old.gateway_order_ref) then
    raise exception 'statement line % says what the bank said', old.raw_ref
      using errcode = 'restrict_violation', constraint = 'raw_transaction_fixed';
  end if;
  if old.deposit_ref is not null and new.deposit_ref is distinct from old.deposit_ref and old.match_status = 'matched'
     and not is_freed then
    raise exception 'statement line % is used', old.raw_ref
      using errcode = 'restrict_violation', constraint = 'raw_transaction_used';
  end if;
  if new.match_status is distinct from old.match_status and not is_freed and not is_reopened
     and (old.match_status, new.match_status) not in (
    ('unmatched', 'matched'), ('unmatched', 'multiple'), ('unmatched', 'suspicious'), ('unmatched', 'ignored'),
    ('unmatched', 'duplicate'), ('multiple', 'matched'), ('multiple', 'suspicious'), ('multiple', 'ignored'),
    ('suspicious', 'matched'), ('suspicious', 'ignored')) then
    raise exception 'statement line % cannot go from % to %', old.raw_ref, old.match_status, new.match_status
      using errcode = 'restrict_violation', constraint = 'raw_transaction_way';
  end if;
  return new;
end $$;

-- What waits for an owner is counted where the work is done: the entry of deposits led to requests of today.
update menu set badge_key = 'none' where link = '/finance/deposit_requests' and badge_key = 'deposit_unmatched';
update menu set badge_key = 'deposit_unmatched' where link = '/finance/suspicious' and badge_key = 'suspicious';
