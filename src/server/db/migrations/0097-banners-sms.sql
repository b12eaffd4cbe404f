-- Banners and texts to members.

-- How often a banner that was seen is followed.
create function banner_rate() returns trigger language plpgsql as $$
begin
  new.ctr_pct := case when new.view_count > 0 then round(100.0 * new.click_count / new.view_count, 4) end;
  return new;
end $$;
create trigger banner_rate before insert or update of view_count, click_count on banner
  for each row execute function banner_rate();
alter table banner
  add constraint banner_counts check (view_count >= 0 and click_count between 0 and view_count);

-- Who got a text stays, and what has an end keeps it: nothing that left or may have left is queued again.
create function sms_message_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.campaign_id, new.member_id, new.mobile) is distinct from (old.campaign_id, old.member_id, old.mobile)
    or (old.state <> 'queued' and new.state = 'queued') or (old.state in ('sent', 'failed') and new.state <> old.state) then
    raise exception 'a text is sent once' using errcode = 'restrict_violation', constraint = 'sms_message_once';
  end if;
  return new;
end $$;
create trigger sms_message_once before update or delete on sms_message for each row execute function sms_message_guard();
create index sms_message_queued on sms_message (campaign_id, id) where state = 'queued';
create index sms_message_sending on sms_message (campaign_id) where state = 'sending';

comment on constraint banner_counts on banner is 'by hand';
comment on index sms_message_queued is 'by hand';
comment on index sms_message_sending is 'by hand';

-- The sandbox's telephone company: what arrived there, repeated texts included.
create table sandbox_sms (
  id bigint generated always as identity primary key,
  reference text not null,
  mobile text not null,
  body text not null,
  outcome text not null check (outcome in ('sent', 'failed')),
  -- From when on an inquiry tells of it.
  visible_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
create index sandbox_sms_reference on sandbox_sms (reference);
