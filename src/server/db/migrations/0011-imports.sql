-- Lines of imported files, and the ledger's word for what they bring in.

create table import_row (
  id integer generated always as identity primary key,
  batch_id integer not null references import_batch (id) on delete cascade,
  -- Line of data in the file, from 1; the head is not counted.
  row_no integer not null check (row_no > 0),
  -- What the file says, a text a column. Columns that look like passwords come in empty.
  cells jsonb not null,
  -- What a person typed in place of a cell, by field.
  fixes jsonb not null default '{}',
  -- What became of the check: result, what a commit will do, the field at fault and why, the values as they will be stored.
  result varchar(8) check (result in ('ok', 'dup', 'error')),
  act varchar(8) check (act in ('add', 'update')),
  field varchar(40),
  message varchar(255),
  known jsonb not null default '{}',
  member_id integer,
  -- Satang that the line brings in.
  amount bigint not null default 0,
  -- The same for the same content, whichever file brings it: a balance is taken once.
  row_key varchar(64),
  outcome varchar(8) check (outcome in ('added', 'updated', 'skipped', 'failed')),
  applied_at timestamptz,
  unique (batch_id, row_no),
  check ((outcome is null) = (applied_at is null))
);
create index import_row_result on import_row (batch_id, result, row_no);
create index import_row_waiting on import_row (batch_id, row_no) where act is not null and applied_at is null;
-- The second fence: whatever the application believes, the same balance is not brought in twice.
create unique index import_row_once on import_row (row_key) where outcome in ('added', 'updated');

alter table ledger_tx drop constraint ledger_tx_kind_check;
alter table ledger_tx add constraint ledger_tx_kind_check
  check (kind in ('opening', 'withdraw_hold', 'withdraw_payout', 'withdraw_release', 'adjust', 'import'));
-- A line moves money once.
create unique index ledger_tx_one_import on ledger_tx (ref_type, ref_id) where kind = 'import';
