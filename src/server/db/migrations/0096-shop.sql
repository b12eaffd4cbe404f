-- The shop: what the database guards whatever the application believes. Nothing is given out that was not there, points
-- are taken and given back once, and what a redemption is about never changes.
select allow_ledger_kind('shop_redeem');
select allow_ledger_kind('shop_refund');
select allow_ledger_kind('shop_credit');
select allow_ledger_kind('shop_points');
create unique index ledger_tx_one_shop_redeem on ledger_tx (ref_id) where kind = 'shop_redeem';
-- What was credited is not given back, and what was given back is not credited.
create unique index ledger_tx_one_shop_end on ledger_tx (ref_id) where kind in ('shop_refund', 'shop_credit');
create unique index ledger_tx_one_shop_points on ledger_tx (ref_id) where kind = 'shop_points';

alter table shop_stock
  add constraint shop_stock_never_over check (used_qty >= 0 and remaining >= 0 and used_qty + remaining = qty),
  add constraint shop_stock_mode check (mode in ('counted', 'code') and (mode = 'code') = (code_hints is not null));
alter table shop_item
  add constraint shop_item_stock check ((stock_mode = 'unlimited') = (stock_available is null)),
  add constraint shop_item_not_negative check (stock_available >= 0 and redeemed_count >= 0);
alter table shop_redeem
  add constraint shop_redeem_amounts check (qty > 0 and point_used > 0);
-- Looked at when the transaction ends, as the row is then: the status moves before what it needs is written.
create function shop_redeem_parcel() returns trigger language plpgsql as $$
begin
  if exists (select from shop_redeem where id = new.id and status in ('shipped', 'delivered')
      and (carrier is null or tracking_no is null or shipped_at is null)) then
    raise check_violation using message = 'a parcel under way has a carrier and a number', table = 'shop_redeem',
      constraint = 'shop_redeem_shipped';
  end if;
  return null;
end $$;
create constraint trigger shop_redeem_shipped after insert or update of status on shop_redeem deferrable initially deferred
  for each row when (new.status in ('shipped', 'delivered')) execute function shop_redeem_parcel();
-- A code belongs to one redemption for good once it was given; several of one redemption would be several codes.
create unique index shop_code_one_redeem on shop_code (redeem_id) where redeem_id is not null;
create index shop_code_free on shop_code (item_id, id) where redeem_id is null;
-- Looked at when the transaction ends, so that whoever asked has been told about the fields by then.
create constraint trigger point_rule_ratio after insert or update on point_rule deferrable initially deferred
  for each row when (new.mode = 'ratio' and new.per_amount is null)
  execute function refuse_wrong_order('points in proportion need to know for how much');
create constraint trigger point_rule_range after insert or update on point_rule deferrable initially deferred
  for each row when (new.deposit_max < new.deposit_min)
  execute function refuse_wrong_order('the largest deposit is smaller than the smallest');
alter table point_grant add constraint point_grant_points check (points > 0 and amount > 0);

-- What an item has left follows from its lots, in the transaction that changes one.
create function shop_count_stock() returns trigger language plpgsql as $$
declare
  item integer := case when tg_op = 'DELETE' then old.item_id else new.item_id end;
begin
  update shop_item set
    stock_available = lots.remaining, stock_cost = lots.cost
  from (
    select coalesce(sum(remaining), 0)::integer as remaining, coalesce(sum(remaining * coalesce(cost_price, 0)), 0)::bigint as cost
    from shop_stock where item_id = item) as lots
  where shop_item.id = item and shop_item.stock_mode <> 'unlimited'
    and (stock_available, stock_cost) is distinct from (lots.remaining, lots.cost);
  return null;
end $$;
create trigger shop_stock_count after insert or update or delete on shop_stock
  for each row execute function shop_count_stock();

-- An item that is open is out of stock while nothing is left, and open again as soon as something is.
create function shop_item_standing() returns trigger language plpgsql as $$
begin
  if new.stock_mode = 'unlimited' then
    new.stock_available := null;
    new.low_stock := false;
  else
    new.stock_available := coalesce(new.stock_available, 0);
    new.low_stock := new.stock_available <= 5;
  end if;
  if new.status = 'active' and new.stock_available = 0 then new.status := 'out_of_stock'; end if;
  if new.status = 'out_of_stock' and (new.stock_available is null or new.stock_available > 0) then new.status := 'active'; end if;
  return new;
end $$;
create trigger shop_item_standing before insert or update on shop_item for each row execute function shop_item_standing();

create function shop_redeem_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a redemption is kept' using errcode = 'restrict_violation', constraint = 'shop_redeem_keep';
  end if;
  if (new.redeem_ref, new.member_id, new.item_id, new.qty, new.point_used, new.reward_value, new.created_at)
    is distinct from (old.redeem_ref, old.member_id, old.item_id, old.qty, old.point_used, old.reward_value, old.created_at) then
    raise exception 'what redemption % is about never changes', old.redeem_ref
      using errcode = 'restrict_violation', constraint = 'shop_redeem_keep';
  end if;
  if new.status <> old.status and old.status in ('delivered', 'credited', 'rejected', 'cancelled') then
    raise exception 'redemption % has ended', old.redeem_ref using errcode = 'restrict_violation', constraint = 'shop_redeem_way';
  end if;
  return new;
end $$;
create trigger shop_redeem_keep before update or delete on shop_redeem for each row execute function shop_redeem_guard();

-- A deposit that has been credited brings points wherever a rule is open: the task is left in the same transaction, and
-- a second run of it gives nothing again.
create function point_task() returns trigger language plpgsql as $$
begin
  if exists (select from point_rule where status = 'active' and (agent_ids @> to_jsonb(new.agent_id))) then
    insert into outbox (topic, key, payload)
    values ('shop_points', 'shop_points:' || new.id, jsonb_build_object('deposit_id', new.id))
    on conflict (key) where state in ('queued', 'claimed', 'parked') do nothing;
  end if;
  return null;
end $$;
create trigger deposit_points after update of status on deposit for each row
  when (new.status = 'success' and old.status is distinct from 'success') execute function point_task();

comment on constraint shop_stock_never_over on shop_stock is 'by hand';
comment on constraint shop_stock_mode on shop_stock is 'by hand';
comment on constraint shop_item_stock on shop_item is 'by hand';
comment on constraint shop_item_not_negative on shop_item is 'by hand';
comment on constraint shop_redeem_amounts on shop_redeem is 'by hand';
comment on index shop_code_one_redeem is 'by hand';
comment on index shop_code_free is 'by hand';
comment on constraint point_grant_points on point_grant is 'by hand';
