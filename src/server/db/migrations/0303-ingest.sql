-- References of facts that other programs send, each once: written with what the fact does, so that there is none without an effect.
create table ingest_fact (
  -- What identifies who sends: `user:12`.
  sender varchar(64) not null,
  -- Id of the call.
  kind varchar(64) not null,
  reference varchar(64) not null,
  -- Of the content: the same reference with another is a conflict.
  digest bytea not null check (length(digest) = 32),
  -- What the fact answered.
  made jsonb not null default '{}',
  at timestamptz not null default clock_timestamp(),
  primary key (sender, kind, reference)
);
create index ingest_fact_age on ingest_fact (at);
comment on table ingest_fact is 'by hand';
