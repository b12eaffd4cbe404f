-- What leaves the house: the intent to pay, written with the change of state that asks for it, and what became of it.

create table payout_attempt (
  id bigint generated always as identity primary key,
  withdrawal_id integer not null references withdrawal (id),
  attempt_no integer not null check (attempt_no > 0),
  channel text not null check (channel in ('bank', 'gateway', 'manual')),
  bank_id integer,
  gateway text,
  gateway_account_id integer,
  -- The reference that we give the other side: never used for a second attempt.
  our_ref text not null unique,
  -- Satang that the receiver gets, and what the source charges us on top: by contract, then as it answered.
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  state text not null default 'queued' check (state in ('queued', 'sending', 'unknown', 'success', 'failed')),
  upstream_ref text,
  upstream_message text,
  inquiries integer not null default 0,
  -- Nobody can say what became of it: waits for a person.
  parked_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  created_by integer,
  sent_at timestamptz,
  settled_at timestamptz,
  unique (withdrawal_id, attempt_no),
  constraint payout_attempt_source check (
    (channel in ('bank', 'manual') and bank_id is not null and gateway is null and gateway_account_id is null)
    or (channel = 'gateway' and bank_id is null and gateway is not null and gateway_account_id is not null))
);
-- One live payout a withdrawal, one success ever.
create unique index payout_attempt_one_live on payout_attempt (withdrawal_id) where state in ('queued', 'sending', 'unknown');
create unique index payout_attempt_one_success on payout_attempt (withdrawal_id) where state = 'success';
create index payout_attempt_source_live on payout_attempt (channel, bank_id, gateway_account_id)
  where state in ('queued', 'sending', 'unknown');

-- An attempt never changes its address, amount or reference, and never leaves a final state.
create function payout_attempt_guard() returns trigger language plpgsql as $$
begin
  if (new.withdrawal_id, new.attempt_no, new.channel, new.our_ref, new.amount, new.created_at)
       is distinct from (old.withdrawal_id, old.attempt_no, old.channel, old.our_ref, old.amount, old.created_at)
     or (new.bank_id, new.gateway, new.gateway_account_id)
       is distinct from (old.bank_id, old.gateway, old.gateway_account_id) then
    raise exception 'a payout attempt keeps its address'
      using errcode = 'restrict_violation', constraint = 'payout_attempt_fixed';
  end if;
  if old.state in ('success', 'failed') and new.state is distinct from old.state then
    raise exception 'payout attempt % is already %', old.our_ref, old.state
      using errcode = 'restrict_violation', constraint = 'payout_attempt_final';
  end if;
  return new;
end $$;
create trigger payout_attempt_keep before update on payout_attempt for each row execute function payout_attempt_guard();
create trigger payout_attempt_stay before delete on payout_attempt for each row execute function ledger_refuse();

-- Proof of a transfer made by hand. The unique columns are what makes a slip count once.
create table slip (
  id bigint generated always as identity primary key,
  withdrawal_id integer not null references withdrawal (id),
  file_id text not null,
  sha256 text not null,
  -- What the QR code on the slip says, when it can be read.
  qr text,
  -- The bank's transfer reference, upper case without spaces.
  reference text not null,
  bank_id integer,
  amount bigint not null check (amount > 0),
  transferred_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by integer,
  constraint slip_sha256_once unique (sha256),
  constraint slip_qr_once unique (qr),
  constraint slip_reference_once unique (reference)
);
create index slip_withdrawal on slip (withdrawal_id);
create trigger slip_keep before update or delete on slip for each row execute function ledger_refuse();

-- Work that other parties or processes do after the commit. At most one live row a key.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  key text not null,
  payload jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'claimed', 'done', 'parked')),
  -- Times a worker took it.
  runs integer not null default 0,
  available_at timestamptz not null default clock_timestamp(),
  claimed_by text,
  claimed_at timestamptz,
  claimed_until timestamptz,
  last_error text,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz
);
create unique index outbox_one_live on outbox (key) where state in ('queued', 'claimed', 'parked');
create index outbox_due on outbox (available_at, id) where state in ('queued', 'claimed');

-- Business numbers count from 1 each day without gaps: the row is locked until the number is used.
create table day_counter (
  kind text not null,
  day date not null,
  value bigint not null,
  primary key (kind, day)
);
-- Wallet log numbers may have gaps, so that members do not wait for each other.
create sequence wallet_log_no;
