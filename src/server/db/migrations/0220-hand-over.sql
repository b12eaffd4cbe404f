-- A withdrawal that whoever looked at it may not decide waits for a lead, with a word from the one who handed it over.
alter table "withdrawal" add column "for_lead" boolean default false not null;
alter table "withdrawal" add column "handed_by" integer;
alter table "withdrawal" add column "handed_at" timestamp with time zone;
alter table "withdrawal" add column "handed_note" character varying(255);
CREATE INDEX withdrawal_for_lead_id_idx ON public.withdrawal USING btree (for_lead, id);
CREATE INDEX withdrawal_handed_by_idx ON public.withdrawal USING btree (handed_by);
alter table "withdrawal" add constraint "withdrawal_handed_by_fkey" FOREIGN KEY (handed_by) REFERENCES app_user(id);
