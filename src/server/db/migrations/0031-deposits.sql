-- Money that comes in. What a bank's statement says is kept once, never changes, and ends with at most one member; a
-- deposit walks only the ways that it may, and what it credited cannot be told otherwise afterwards.

-- A line that is nobody's yet lies in suspense.
select allow_ledger_kind('bank_receipt');

-- The fences behind the application: one receipt a line, one credit a deposit.
create unique index ledger_tx_one_receipt on ledger_tx (ref_id) where kind = 'bank_receipt' and ref_type = 'raw_transaction';
create unique index ledger_tx_one_deposit on ledger_tx (ref_id) where kind = 'deposit' and ref_type = 'deposit';
-- Credits through gateways are deposits like all others; the order stands on the deposit, once.
drop index ledger_tx_one_gateway_deposit;

alter table deposit
  add constraint deposit_paid check (status not in ('success', 'reversed') or (
    amount is not null and credited_at is not null and wallet_log_no is not null and balance_before is not null
    and balance_after = balance_before + credited_amount
    and (raw_ref is not null or gateway_order_ref is not null or channel = 'manual'))),
  add constraint deposit_unpaid check (status in ('success', 'reversed') or (credited_amount = 0 and credited_at is null)),
  add constraint deposit_gateway check ((channel = 'gateway') = (gateway is not null));

create function deposit_guard() returns trigger language plpgsql as $$
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
     or (old.raw_ref is not null and new.raw_ref is distinct from old.raw_ref)
     or (old.gateway_order_ref is not null and new.gateway_order_ref is distinct from old.gateway_order_ref) then
    raise exception 'deposit % keeps what it is about', old.deposit_ref
      using errcode = 'restrict_violation', constraint = 'deposit_fixed';
  end if;
  if new.status is distinct from old.status and (old.status, new.status) not in (
    ('pending', 'processing'), ('pending', 'expired'), ('pending', 'cancelled'), ('pending', 'suspicious'),
    ('expired', 'processing'), ('expired', 'suspicious'), ('suspicious', 'processing'), ('suspicious', 'cancelled'),
    ('processing', 'success'), ('processing', 'failed'), ('failed', 'processing'), ('success', 'reversed')) then
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
create trigger deposit_keep before insert or update on deposit for each row execute function deposit_guard();
create trigger deposit_stay before delete on deposit for each row execute function ledger_refuse();

alter table raw_transaction
  add constraint raw_transaction_origin check ((source = 'gateway') = (bank_id is null)
    and (source <> 'gateway' or gateway_order_ref is not null)),
  add constraint raw_transaction_matched check (match_status <> 'matched' or direction = 'out'
    or (member_id is not null and deposit_ref is not null)),
  add constraint raw_transaction_reviewed check (coalesce(review_status, 'open') = 'open'
    or (reviewed_by is not null and reviewed_at is not null));

create function raw_transaction_guard() returns trigger language plpgsql as $$
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
  if old.deposit_ref is not null and new.deposit_ref is distinct from old.deposit_ref and old.match_status = 'matched' then
    raise exception 'statement line % is used', old.raw_ref
      using errcode = 'restrict_violation', constraint = 'raw_transaction_used';
  end if;
  if new.match_status is distinct from old.match_status and (old.match_status, new.match_status) not in (
    ('unmatched', 'matched'), ('unmatched', 'multiple'), ('unmatched', 'suspicious'), ('unmatched', 'ignored'),
    ('unmatched', 'duplicate'), ('multiple', 'matched'), ('multiple', 'suspicious'), ('multiple', 'ignored'),
    ('suspicious', 'matched'), ('suspicious', 'ignored')) then
    raise exception 'statement line % cannot go from % to %', old.raw_ref, old.match_status, new.match_status
      using errcode = 'restrict_violation', constraint = 'raw_transaction_way';
  end if;
  return new;
end $$;
create trigger raw_transaction_keep before update on raw_transaction
  for each row execute function raw_transaction_guard();
create trigger raw_transaction_stay before delete on raw_transaction for each row execute function ledger_refuse();

alter table bank_cache_transaction
  add constraint bank_cache_transaction_sides check (
    case direction when 'in' then amount_in = amount and amount_out = 0 else amount_out = amount and amount_in = 0 end),
  add constraint bank_cache_transaction_done check (processed = (process_result <> 'queued')),
  add constraint bank_cache_transaction_kept check ((process_result = 'inserted') = (raw_ref is not null));

-- What the lists and the worker read, where a plain index of columns would not do.
create index deposit_credited on deposit (credited_at, id) where status in ('success', 'reversed');
create index deposit_expiring on deposit (expires_at) where status = 'pending';
create index deposit_awaited on deposit (bank_id, requested_amount) where status in ('pending', 'expired');
-- Two members who wait at one account are told apart by their satang.
create unique index deposit_one_suffix on deposit (bank_id, requested_amount)
  where status = 'pending' and requested_amount % 100 <> 0 and slip_ref is null;
create index deposit_slip on deposit (slip_ref) where slip_ref is not null;
create index raw_transaction_open on raw_transaction (review_status, detected_at) where review_status = 'open';
create index raw_transaction_waiting on raw_transaction (detected_at) where match_status = 'unmatched' and direction = 'in';
create index raw_transaction_upstream on raw_transaction (bank_id, upstream_ref) where upstream_ref is not null;
create index bank_cache_transaction_queue on bank_cache_transaction (bank_id, id) where process_result = 'queued';
-- Banks tell the last digits of a sender's account, and the beginning of the name.
create index member_account_end on member (right(bank_account_no, 4));
create index member_account_name on member (bank_account_name text_pattern_ops);
create index member_truewallet on member (truewallet_no) where truewallet_no is not null;
