-- What the sandbox's bank knows beside its books. Nothing of the product reads these tables.

alter table sandbox_transfer
  add column account_name text,
  add column channel_code text,
  add column description text;

-- How the connection with an account stands; an account without a row is signed in.
create table sandbox_session (
  account text primary key,
  state text not null default 'on' check (state in ('on', 'off', 'otp', 'locked')),
  -- What the next sign-in does; `usual` follows from the seed.
  sign_in text not null default 'usual' check (sign_in in ('usual', 'plain', 'otp', 'wrong', 'locked', 'unavailable', 'silence')),
  -- What becomes of readings until it is taken away.
  fault text check (fault in ('silence', 'reset', 'html', 'huge')),
  wrong integer not null default 0,
  challenge text,
  otp text,
  challenge_until timestamptz,
  until timestamptz
);

-- Holders of accounts at all banks, by the word of their own bank.
create table sandbox_holder (
  bank_code text not null,
  account_no text not null,
  name text not null,
  primary key (bank_code, account_no)
);

create sequence sandbox_incoming;
