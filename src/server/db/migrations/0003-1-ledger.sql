-- Double-entry ledger in satang. Signs are credit-positive: what the house owes (member cash, holds) grows upwards,
-- what it owns (banks, gateways) downwards, so that the entries of every transaction, and all entries, sum to zero.
-- Balances and the balance log follow from the entries inside the database; nothing else can change them.

create table ledger_account (
  id bigint generated always as identity primary key,
  -- member:12:cash, member:12:hold, bank:3, gateway:vizpay:1, fee, opening
  code text not null unique,
  kind text not null check (kind in ('cash', 'hold', 'bank', 'gateway', 'fee', 'opening', 'suspense')),
  -- The member, bank account or gateway account; empty for the house's own accounts.
  owner_id integer,
  balance bigint not null default 0,
  -- Number of rows in balance_log, and the hash of the last of them.
  seq bigint not null default 0,
  head bytea,
  created_at timestamptz not null default clock_timestamp(),
  constraint ledger_account_not_negative check (kind not in ('cash', 'hold') or balance >= 0)
);
create index ledger_account_owner on ledger_account (owner_id, kind);

create table ledger_tx (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('opening', 'withdraw_hold', 'withdraw_payout', 'withdraw_release', 'adjust')),
  -- What it is about: ('withdrawal', 57).
  ref_type text not null,
  ref_id integer not null,
  actor_id integer,
  reason text,
  created_at timestamptz not null default clock_timestamp()
);
create index ledger_tx_ref on ledger_tx (ref_type, ref_id);
-- The second fence: whatever the application believes, a withdrawal is held once and closed once.
create unique index ledger_tx_one_hold on ledger_tx (ref_id) where kind = 'withdraw_hold';
create unique index ledger_tx_one_close on ledger_tx (ref_id) where kind in ('withdraw_payout', 'withdraw_release');
create unique index ledger_tx_one_opening on ledger_tx (ref_type, ref_id) where kind = 'opening';

create table ledger_entry (
  id bigint generated always as identity primary key,
  tx_id bigint not null references ledger_tx (id),
  account_id bigint not null references ledger_account (id),
  satang bigint not null check (satang <> 0),
  unique (tx_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id, id);

create table balance_log (
  account_id bigint not null references ledger_account (id),
  seq bigint not null,
  tx_id bigint not null references ledger_tx (id),
  before bigint not null,
  delta bigint not null,
  after bigint not null,
  created_at timestamptz not null,
  -- sha256 over the row before and this one: a changed or missing row breaks the chain of its account.
  hash bytea not null,
  primary key (account_id, seq),
  unique (tx_id, account_id),
  constraint balance_log_adds_up check (after = before + delta)
);

create function ledger_hash(previous bytea, account bigint, seq bigint, tx bigint, before bigint, delta bigint, after bigint)
returns bytea language sql immutable as $$
  select sha256(coalesce(previous, ''::bytea)
    || convert_to(concat_ws('|', account, seq, tx, before, delta, after), 'UTF8'))
$$;

-- Moves the balance and writes the log. The UPDATE takes the account's row lock; entries are inserted in ascending
-- account id, so two transactions never wait for each other.
create function ledger_apply_entry() returns trigger language plpgsql as $$
declare
  held ledger_account%rowtype;
  written timestamptz;
  link bytea;
begin
  select created_at into strict written from ledger_tx where id = new.tx_id;
  select * into held from ledger_account where id = new.account_id for no key update;
  link := ledger_hash(held.head, held.id, held.seq + 1, new.tx_id, held.balance, new.satang, held.balance + new.satang);
  update ledger_account set balance = held.balance + new.satang, seq = held.seq + 1, head = link where id = held.id;
  insert into balance_log (account_id, seq, tx_id, before, delta, after, created_at, hash)
    values (held.id, held.seq + 1, new.tx_id, held.balance, new.satang, held.balance + new.satang, written, link);
  return new;
end $$;
create trigger ledger_entry_apply after insert on ledger_entry for each row execute function ledger_apply_entry();

create function ledger_check_sum() returns trigger language plpgsql as $$
declare
  wanted bigint := case when tg_table_name = 'ledger_tx' then (to_jsonb(new) ->> 'id')::bigint
                        else (to_jsonb(new) ->> 'tx_id')::bigint end;
  total numeric;
  parts integer;
begin
  -- The header of this very transaction is checked once itself; an entry added to an older one is checked here.
  if tg_table_name = 'ledger_entry' and exists (
    select 1 from ledger_tx where id = wanted and xmin = pg_current_xact_id()::xid) then
    return null;
  end if;
  select coalesce(sum(satang), 0), count(*) into total, parts from ledger_entry where tx_id = wanted;
  if parts < 2 or total <> 0 then
    raise exception 'ledger transaction % does not balance: % entries, sum %', wanted, parts, total
      using errcode = 'check_violation', constraint = 'ledger_tx_balances';
  end if;
  return null;
end $$;
create constraint trigger ledger_tx_balances after insert on ledger_tx
  deferrable initially deferred for each row execute function ledger_check_sum();
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_sum();

-- What is written stays: a correction is a new transaction with a reason.
create function ledger_refuse() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name
    using errcode = 'restrict_violation', constraint = 'ledger_append_only';
end $$;
create trigger ledger_tx_keep before update or delete on ledger_tx for each row execute function ledger_refuse();
create trigger ledger_entry_keep before update or delete on ledger_entry for each row execute function ledger_refuse();
create trigger balance_log_keep before update or delete on balance_log for each row execute function ledger_refuse();
create trigger ledger_account_keep before delete on ledger_account for each row execute function ledger_refuse();
create trigger ledger_tx_keep_all before truncate on ledger_tx for each statement execute function ledger_refuse();
create trigger ledger_entry_keep_all before truncate on ledger_entry for each statement execute function ledger_refuse();
create trigger balance_log_keep_all before truncate on balance_log for each statement execute function ledger_refuse();
create trigger ledger_account_keep_all before truncate on ledger_account for each statement execute function ledger_refuse();

-- An account changes only from inside ledger_apply_entry, and only its balance, seq and head. A log row is written
-- only from there, too. (Depth 1 is this trigger itself, 2 means that another trigger caused it.)
create function ledger_guard() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception '% of % is refused: balances follow from entries', tg_op, tg_table_name
      using errcode = 'restrict_violation', constraint = 'ledger_entries_only';
  end if;
  return new;
end $$;
create trigger ledger_account_guard before update on ledger_account for each row execute function ledger_guard();
create trigger balance_log_guard before insert on balance_log for each row execute function ledger_guard();

create function ledger_new_account() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 or new.seq <> 0 or new.head is not null then
    raise exception 'a ledger account starts at zero'
      using errcode = 'restrict_violation', constraint = 'ledger_entries_only';
  end if;
  return new;
end $$;
create trigger ledger_account_new before insert on ledger_account for each row execute function ledger_new_account();
