-- A withdrawal is handed over to a colleague by name, too.
alter table "withdrawal" add column "handed_to" integer;
CREATE INDEX withdrawal_handed_to_id_idx ON public.withdrawal USING btree (handed_to, id);
alter table "withdrawal" add constraint "withdrawal_handed_to_fkey" FOREIGN KEY (handed_to) REFERENCES app_user(id);
