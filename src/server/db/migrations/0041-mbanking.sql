-- The console of one bank account: transfers in two steps, and payments to many at once.

-- What a bank said of a receiver, for the person who asked and for a minute. It is used once.
create table transfer_inquiry (
  token_hash bytea primary key,
  user_id integer not null,
  bank_id integer not null references bank (id),
  -- Set where the receiver is an account of our own.
  own_bank_id integer references bank (id),
  to_bank_code text not null,
  to_account_no text not null,
  to_account_name text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  -- The name is not the one that was expected: a reason is needed.
  mismatch boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index transfer_inquiry_expires on transfer_inquiry (expires_at);

-- A line whose money may be under way, or was sent, keeps its address.
create function bulk_recipient_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'pending' or old.queued or old.transfer_id is not null then
      raise exception 'a line that was sent stays' using errcode = 'restrict_violation', constraint = 'bulk_recipient_sent';
    end if;
    return old;
  end if;
  if (new.group_id, new.seq, new.bank_code, new.account_no, new.account_name, new.amount, new.created_by)
     is distinct from (old.group_id, old.seq, old.bank_code, old.account_no, old.account_name, old.amount, old.created_by) then
    raise exception 'a line of a bulk payment keeps its address'
      using errcode = 'restrict_violation', constraint = 'bulk_recipient_fixed';
  end if;
  if old.status = 'success' and new.status <> 'success' then
    raise exception 'line % was paid', old.id using errcode = 'restrict_violation', constraint = 'bulk_recipient_paid';
  end if;
  return new;
end $$;
create trigger bulk_recipient_keep before update or delete on bulk_recipient for each row execute function bulk_recipient_guard();

-- A line is in a round, or under way, or settled; never two of them.
alter table bulk_recipient
  add constraint bulk_recipient_round check (not queued or status in ('pending', 'failed')),
  add constraint bulk_recipient_transfer check (status = 'pending' or transfer_id is not null or message is not null);
create index bulk_recipient_queued on bulk_recipient (group_id, seq) where queued;
