-- The sandbox of the outside world keeps its own books, as a bank would: the answer to an inquiry is true after a
-- restart, and a transfer that was made twice shows twice. Nothing of the product reads these tables.

create table sandbox_account (
  provider text not null,
  account text not null,
  -- Satang that the other side really holds.
  balance bigint not null,
  primary key (provider, account)
);

-- One row for every payment request that arrived, repeated ones included.
create table sandbox_transfer (
  id bigint generated always as identity primary key,
  provider text not null,
  account text not null,
  reference text not null,
  order_ref text not null,
  upstream_ref text not null,
  direction text not null default 'out' check (direction in ('in', 'out')),
  amount bigint not null,
  fee bigint not null default 0,
  bank_code text,
  account_no text,
  scenario text not null,
  -- The money left (or came).
  executed boolean not null,
  -- From when on an inquiry tells the truth; before it the answer is "in progress".
  visible_at timestamptz not null,
  balance_after bigint,
  created_at timestamptz not null default clock_timestamp()
);
create index sandbox_transfer_reference on sandbox_transfer (provider, reference);
create index sandbox_transfer_order on sandbox_transfer (order_ref) where executed;
create index sandbox_transfer_account on sandbox_transfer (provider, account, created_at);
