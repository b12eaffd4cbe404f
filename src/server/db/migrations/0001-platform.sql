-- What the platform keeps beside the manifest's entities: sessions, credentials, idempotency keys, the audit log,
-- timelines of records, uploaded files. Nothing here points at the entities' tables, which come after it.

create table session (
  id integer generated always as identity primary key,
  -- SHA-256 of the bearer token; the token itself is never stored.
  token_hash bytea not null unique,
  user_id integer not null,
  auth_method text not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  -- The absolute end; the idle end follows from last_seen_at.
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_for text
);
create index session_user_idx on session (user_id) where revoked_at is null;

create table user_credential (
  user_id integer primary key,
  -- argon2id in its own text format, parameters included.
  password_hash text not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- Guesses are counted before they are evaluated, one row an account (or an unknown name), so that parallel ones
-- cannot pass the limit.
create table sign_in_guard (
  subject text primary key,
  attempts integer not null default 0,
  window_started_at timestamptz not null default clock_timestamp(),
  locked_until timestamptz
);

-- One-time links: the first owner of an empty installation.
create table one_time_link (
  token_hash bytea primary key,
  purpose text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The answer of a call, written in the transaction of its effect. There is no row without an effect.
create table idempotency (
  actor_id integer not null,
  key text not null check (length(key) between 8 and 255),
  route text not null,
  body_hash bytea not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_expiry on idempotency (expires_at);

create table entity_event (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id integer not null,
  at timestamptz not null default clock_timestamp(),
  actor_id integer not null,
  actor_name text not null,
  -- Name of the move, or create, update, remove.
  action text not null,
  from_status text,
  to_status text,
  message text,
  -- Version of the record after it.
  version integer
);
create index entity_event_record on entity_event (entity, entity_id, id);

create table file (
  -- 128 random bits; names no path and cannot be guessed.
  id text primary key,
  -- Whoever may see this record may see the file.
  entity text not null,
  entity_id integer,
  field text not null,
  mime text not null,
  size integer not null check (size > 0),
  -- Of the bytes as they were sent, in hex.
  sha256 text not null,
  bytes bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by integer not null
);
create index file_record on file (entity, entity_id);
create index file_sha256 on file (sha256);

create table audit_log (
  seq bigint primary key,
  at timestamptz not null,
  actor_id integer not null,
  actor_name text not null,
  actor_role text not null,
  session_id integer,
  auth_method text not null,
  ip text not null,
  user_agent text not null,
  request_id text not null,
  idem_key text,
  action text not null,
  entity_type text,
  entity_id text,
  before jsonb,
  after jsonb,
  reason text,
  result text not null check (result in ('ok', 'denied', 'failed')),
  error_code integer,
  approver_id integer,
  prev_hash bytea not null,
  -- SHA-256 over prev_hash and the row; `verifyAudit` recomputes it.
  hash bytea not null unique
);
create index audit_log_entity on audit_log (entity_type, entity_id, seq);
create index audit_log_actor on audit_log (actor_id, seq);
create index audit_log_at on audit_log (at);

-- End of the chain. Its row lock puts the writers in order.
create table audit_head (
  id integer primary key check (id = 1),
  seq bigint not null,
  hash bytea not null
);
insert into audit_head values (1, 0, decode(repeat('00', 32), 'hex'));

-- For each statement, not each row: whatever the values are, and even if no row is touched.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the table is append-only', tg_op, tg_table_name
    using errcode = 'restrict_violation', constraint = 'append_only';
end $$;
create trigger audit_log_keep before update or delete or truncate on audit_log
  for each statement execute function refuse_change();
create trigger entity_event_keep before update or delete or truncate on entity_event
  for each statement execute function refuse_change();
