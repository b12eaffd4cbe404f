-- The audit log as a product: who else a row is about, what a list of it is searched by, who has seen masked values.

-- For whom the actor did it: the system finishing what a person began, a manager acting for a colleague.
alter table audit_log add column on_behalf_of integer;
-- Keys of all records of an action on many; entity_id then is empty.
alter table audit_log add column entity_ids jsonb;
-- Which columns the hash covers: 1 = without those two.
alter table audit_log add column version smallint not null default 1;

-- Each of them newest first, so that a page of the log is one walk along an index.
create index audit_log_action on audit_log (action, seq);
create index audit_log_record on audit_log (entity_id, seq) where entity_id is not null;
create index audit_log_records on audit_log using gin (entity_ids) where entity_ids is not null;
create index audit_log_ip on audit_log (ip, seq);
create index audit_log_request on audit_log (request_id, seq);
create index audit_log_trouble on audit_log (result, seq) where result <> 'ok';

-- Names of the log's actions and of what they are about, in words. Every start brings them up to date.
create table audit_action (
  code text primary key,
  title text not null,
  title_en text not null
);
create table audit_subject (
  code text primary key,
  title text not null,
  title_en text not null
);

-- Who has been shown the masked values of a record: the log has one row a session, record and hour.
create table disclosure (
  session_id integer not null,
  user_id integer not null,
  entity text not null,
  entity_id text not null,
  -- Names of the fields, sorted.
  fields text not null,
  hour timestamptz not null,
  primary key (session_id, user_id, entity, entity_id, fields, hour)
);
create index disclosure_record on disclosure (entity, entity_id, user_id);
create index disclosure_hour on disclosure (hour);
