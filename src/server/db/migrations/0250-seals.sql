-- Seals: what rows said when a transaction of the server left them, as digests under its key, each vouched for by a row of
-- the audit log. Whoever changes a row beside the server cannot make its seal.

create table seal (
  relation text not null,
  key bigint not null,
  -- The row of the audit log that vouches for it; a later one counts instead of an earlier one.
  seq bigint not null,
  -- Which columns the digest covers.
  version smallint not null,
  -- Empty for a row that is gone.
  digest bytea,
  -- Until then the row must be there; without it, for ever.
  until timestamptz,
  primary key (relation, key, seq)
);
create index seal_seq on seal (seq);
create trigger seal_keep before update or delete or truncate on seal
  for each statement execute function refuse_change();

-- SHA-256 over the seals that this row vouches for, as 64 hexadecimal digits.
alter table audit_log add column sealed text;

-- Rows that the transaction at work has changed; it seals them before it ends. What is left was changed by somebody else.
create table seal_due (
  tx xid8 not null default pg_current_xact_id(),
  relation text not null,
  key bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tx, relation, key)
);

-- The argument is the column that identifies a row.
create function note_rows_for_seal() returns trigger language plpgsql as $$
begin
  execute format('insert into seal_due (relation, key) select %L, %I from changed on conflict do nothing', tg_table_name, tg_argv[0]);
  return null;
end $$;

create function note_row_for_seal() returns trigger language plpgsql as $$
begin
  execute format('insert into seal_due (relation, key) select %L, ($1).%I on conflict do nothing', tg_table_name, tg_argv[0])
    using new;
  return null;
end $$;

-- Rows that come and go are noted; of a change those that touch a sealed column.
create function seal_table(relation text, key text, columns text[], goes boolean default true) returns void language plpgsql as $$
begin
  execute format('create trigger seal_new after insert on %I referencing new table as changed
    for each statement execute function note_rows_for_seal(%L)', relation, key);
  execute format('create trigger seal_change after update on %I for each row when (%s) execute function note_row_for_seal(%L)',
    relation, (select string_agg(format('old.%1$I is distinct from new.%1$I', name), ' or ') from unnest(columns) as name), key);
  if goes then
    execute format('create trigger seal_gone after delete on %I referencing old table as changed
      for each statement execute function note_rows_for_seal(%L)', relation, key);
  end if;
end $$;

-- Tables whose key is no number get one.
alter table file add column no bigint generated always as identity unique;
alter table idempotency add column no bigint generated always as identity unique;

select seal_table('entity_event', 'id', array['entity', 'entity_id', 'at', 'actor_id', 'actor_name', 'action', 'from_status', 'to_status', 'message']);
select seal_table('file', 'no', array['id', 'entity', 'entity_id', 'field', 'mime', 'sha256', 'bytes', 'created_by']);
-- Answers that are no longer promised are cleared away.
select seal_table('idempotency', 'no', array['actor_id', 'key', 'route', 'body_hash', 'status', 'body', 'expires_at'], false);
