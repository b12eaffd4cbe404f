-- Who people are: registration with a confirmed address, links in mails, identities of an outside service, and a count
-- of guesses that slides.

-- A person who registered has not yet shown that the address is theirs. People whom somebody else added need not.
alter table user_credential add column awaits_confirmation boolean not null default false;

-- Accounts of an outside identity service. A person is known by provider and uid and by nothing else: addresses can be
-- claimed by anybody there.
create table user_identity (
  provider text not null check (provider in ('firebase')),
  uid text not null check (length(uid) between 1 and 128),
  user_id integer not null references app_user (id) on delete cascade,
  -- What the service said when the link was made; for people who look, never for a decision.
  email text not null,
  email_verified boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (provider, uid)
);
create index user_identity_user on user_identity (user_id);

-- Links in mails belong to a person. A confirmation carries the password and the name that its own registration gave:
-- whoever opens the link decides which of several registrations of one address was theirs.
alter table one_time_link
  add column user_id integer references app_user (id) on delete cascade,
  add column password_hash text,
  add column name text;
create index one_time_link_user on one_time_link (user_id, purpose);

-- When somebody was last sent a mail of a kind, and by which task: the task itself may try again.
create table mail_pace (
  subject text primary key,
  sent_at timestamptz not null default clock_timestamp(),
  task_id bigint not null
);

-- The moments of the attempts that were looked at, oldest first. In no interval as long as the lock-out are there more
-- than the limit; counting in fixed windows would let twice as many through at their edges.
drop table sign_in_guard;
create table sign_in_guard (
  subject text primary key,
  recent timestamptz[] not null,
  -- Attempts that were not looked at since the last one that was.
  refused integer not null default 0,
  -- The last attempt was looked at after others were not: a lock-out ended by itself.
  reopened boolean not null default false
);
create index sign_in_guard_latest on sign_in_guard ((recent[cardinality(recent)]));

-- One spelling of an address: capital letters make no second account.
update app_user set email = lower(email) where email <> lower(email);
create function lower_email() returns trigger language plpgsql as $$
begin
  new.email := lower(new.email);
  return new;
end $$;
create trigger app_user_email before insert or update of email on app_user
  for each row execute function lower_email();

-- Whatever part of the program suspends a person or changes a password, the sessions end with it, for good: giving the
-- account back does not give back old tokens. Links to set a password die with the password that they were meant for.
create function end_sessions() returns trigger language plpgsql as $$
declare
  person integer;
  cause text;
begin
  if tg_table_name = 'app_user' then
    person := new.id;
    cause := 'account ' || new.status;
  else
    person := new.user_id;
    cause := 'password changed';
    delete from one_time_link where user_id = person and purpose = 'reset-password' and used_at is null;
  end if;
  update session set revoked_at = clock_timestamp(), revoked_for = cause where user_id = person and revoked_at is null;
  return null;
end $$;
create trigger app_user_sessions after update of status on app_user
  for each row when (old.status = 'active' and new.status <> 'active') execute function end_sessions();
create trigger user_credential_sessions after update of password_hash on user_credential
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_sessions();
