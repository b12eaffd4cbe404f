-- Campaigns of texts: what is filled in for each member, why somebody is left out, what was not sent after a stop, what it
-- cost in the end, and who let a large one go.

alter table "sms_campaign" drop constraint "sms_campaign_status_option";
alter table "sms_campaign" add column "parts_total" integer default 0 not null;
alter table "sms_campaign" add column "skipped_inactive" integer default 0 not null;
alter table "sms_campaign" add column "skipped_duplicate" integer default 0 not null;
alter table "sms_campaign" add column "skipped_unknown" integer default 0 not null;
alter table "sms_campaign" add column "stopped_count" integer default 0 not null;
alter table "sms_campaign" add column "cost_actual" bigint default 0 not null;
alter table "sms_campaign" add column "approved_by" integer;
alter table "sms_campaign" add column "approved_at" timestamptz;
alter table "sms_campaign" add constraint "sms_campaign_status_option"
  check ("status" in ('pending', 'scheduled', 'sending', 'done', 'stopped', 'cancelled'));
alter table "sms_campaign" add constraint "sms_campaign_approved_by_fkey" foreign key ("approved_by") references "app_user" ("id");
create index "sms_campaign_approved_by_idx" on "sms_campaign" ("approved_by");

alter table "sms_message" drop constraint "sms_message_state_option";
alter table "sms_message" add column "text" text;
alter table "sms_message" add column "parts" integer default 1 not null;
alter table "sms_message" add constraint "sms_message_state_option"
  check ("state" in ('queued', 'sending', 'sent', 'failed', 'unknown', 'stopped'));

-- Until now every text of a campaign was the same.
update sms_message set parts = sms_campaign.parts from sms_campaign where sms_campaign.id = campaign_id;
update sms_campaign set parts_total = total_count * parts, cost_actual = sent_count * parts * part_price;

-- Who got which text stays, and what has an end keeps it: nothing that left or may have left is queued again, and what was
-- stopped never leaves.
create or replace function sms_message_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.campaign_id, new.member_id, new.mobile, new.text, new.parts)
      is distinct from (old.campaign_id, old.member_id, old.mobile, old.text, old.parts)
    or (old.state <> 'queued' and new.state in ('queued', 'stopped'))
    or (old.state in ('sent', 'failed', 'stopped') and new.state <> old.state) then
    raise exception 'a text is sent once' using errcode = 'restrict_violation', constraint = 'sms_message_once';
  end if;
  return new;
end $$;

-- No person lets a campaign go that they ordered themselves.
alter table sms_campaign add constraint sms_campaign_two_people check (approved_by is null or approved_by is distinct from created_by);
comment on constraint sms_campaign_two_people on sms_campaign is 'by hand';
