-- What members earn by others is in the books, follows the facts of its day, and is never paid twice.
select allow_ledger_kind('affiliate');
alter table affiliate_income add constraint affiliate_income_standing check (
  (status = 'pending') = (amount <> paid_amount) and (status = 'cancelled') = (amount = 0 and paid_amount = 0));
comment on constraint affiliate_income_standing on affiliate_income is 'by hand';
-- What was paid has its moment; a line of the wallet only where something moved: income may be kept back for what was too much.
alter table affiliate_income drop constraint affiliate_income_paid;
alter table affiliate_income add constraint affiliate_income_paid check (paid_amount = 0 or paid_at is not null);
comment on constraint affiliate_income_paid on affiliate_income is 'by hand';
create index affiliate_income_open on affiliate_income (member_id, stat_date) where status = 'pending';
comment on index affiliate_income_open is 'by hand';

-- Figures of a day that was paid already have changed: it is worked out again. Days that the hourly round still looks at need
-- no task; what changes after three months is for people.
create function affiliate_again() returns trigger language plpgsql as $$
begin
  insert into outbox (topic, key, payload)
  select distinct 'affiliate_day', 'affiliate_day:' || stat_date, jsonb_build_object('day', stat_date) from new_rows
  where stat_date < bangkok_day(clock_timestamp()) - 3 and stat_date > bangkok_day(clock_timestamp()) - 93 order by 2
  on conflict (key) where state in ('queued', 'claimed', 'parked') do update set available_at = clock_timestamp();
  return null;
end $$;
create trigger member_day_affiliate_add after insert on member_day referencing new table as new_rows
  for each statement execute function affiliate_again();
create trigger member_day_affiliate_change after update on member_day referencing new table as new_rows
  for each statement execute function affiliate_again();
