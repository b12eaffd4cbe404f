-- Statement lines and redemptions are taken into hand, as withdrawals are.
alter table "raw_transaction" add column "locked_by" integer;
alter table "raw_transaction" add column "locked_at" timestamp with time zone;
CREATE INDEX raw_transaction_locked_by_idx ON public.raw_transaction USING btree (locked_by);
alter table "shop_redeem" add column "locked_by" integer;
alter table "shop_redeem" add column "locked_at" timestamp with time zone;
CREATE INDEX shop_redeem_locked_by_id_idx ON public.shop_redeem USING btree (locked_by, id);
alter table "raw_transaction" add constraint "raw_transaction_locked_by_fkey" FOREIGN KEY (locked_by) REFERENCES app_user(id);
alter table "shop_redeem" add constraint "shop_redeem_locked_by_fkey" FOREIGN KEY (locked_by) REFERENCES app_user(id);
