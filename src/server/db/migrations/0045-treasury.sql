-- Sweeps, replenishment and tickets. The tables follow from the manifest; here is what the database itself guards,
-- whatever the application believes. What spans several fields is checked at the commit, so that the application can
-- name the field first.

-- There is one set of settings.
alter table sweep_settings add constraint sweep_settings_one_row check (id = 1);
insert into sweep_settings (id, enabled) values (1, false);
select setval(pg_get_serial_sequence('sweep_settings', 'id'), 1);

create function sweep_rule_check() returns trigger language plpgsql as $$
declare
  rule sweep_rule%rowtype;
begin
  select * into rule from sweep_rule where id = new.id;
  if rule.id is not null and (rule.ceiling_max < rule.ceiling_min or rule.remain_max < rule.remain_min
      or rule.remain_max >= rule.ceiling_min or rule.dest_bank_ids @> to_jsonb(rule.source_bank_id)) then
    raise exception 'sweep rule % contradicts itself', rule.id
      using errcode = 'check_violation', constraint = 'sweep_rule_sound';
  end if;
  return null;
end $$;
create constraint trigger sweep_rule_sound after insert or update on sweep_rule
  deferrable initially deferred for each row execute function sweep_rule_check();

create function replenish_rule_check() returns trigger language plpgsql as $$
declare
  rule replenish_rule%rowtype;
begin
  select * into rule from replenish_rule where id = new.id;
  if rule.id is not null and (rule.target_balance <= rule.min_balance
      or rule.source_bank_ids @> to_jsonb(rule.target_bank_id)
      or (rule.mode = 'ticket' and rule.finance_team_id is null)) then
    raise exception 'replenish rule % contradicts itself', rule.id
      using errcode = 'check_violation', constraint = 'replenish_rule_sound';
  end if;
  return null;
end $$;
create constraint trigger replenish_rule_sound after insert or update on replenish_rule
  deferrable initially deferred for each row execute function replenish_rule_check();

-- What a rule did stays as it was.
create trigger sweep_keep before update or delete on sweep for each row execute function ledger_refuse();
create trigger replenish_log_keep before update or delete on replenish_log for each row execute function ledger_refuse();

-- A rule has asked for help once, until that help has come or was called off.
create unique index replenish_ticket_one_live on replenish_ticket (rule_id)
  where status in ('open', 'accepted', 'transferred');

create function replenish_ticket_check() returns trigger language plpgsql as $$
declare
  ticket replenish_ticket%rowtype;
begin
  select * into ticket from replenish_ticket where id = new.id;
  if ticket.id is null then
    return null;
  end if;
  if ticket.ticket_ref is null or ticket.opened_by is null
      or ticket.source_bank_id is not distinct from ticket.target_bank_id
      or (ticket.source_type = 'gateway') <> (ticket.gateway_account_id is not null)
      or (ticket.source_type <> 'holding' and ticket.source_bank_id is not null) then
    raise exception 'ticket % contradicts itself', ticket.id
      using errcode = 'check_violation', constraint = 'replenish_ticket_sound';
  end if;
  -- Nobody believes in a transfer without its proof.
  if (ticket.status in ('transferred', 'completed')) <> (num_nonnulls(ticket.actual_amount, ticket.transferred_at,
      ticket.transferred_by, ticket.reference, ticket.slip_image) = 5)
      or (ticket.status in ('transferred', 'completed') and ticket.source_type = 'holding' and ticket.source_bank_id is null) then
    raise exception 'ticket % is % without proof', ticket.id, ticket.status
      using errcode = 'check_violation', constraint = 'replenish_ticket_proof';
  end if;
  -- Whoever moved the money never says that it arrived.
  if (ticket.status = 'completed') <> (num_nonnulls(ticket.confirmed_by, ticket.completed_at) = 2)
      or ticket.confirmed_by = ticket.transferred_by then
    raise exception 'ticket % is not confirmed by a second person', ticket.id
      using errcode = 'check_violation', constraint = 'replenish_ticket_four_eyes';
  end if;
  return null;
end $$;
create constraint trigger replenish_ticket_sound after insert or update on replenish_ticket
  deferrable initially deferred for each row execute function replenish_ticket_check();

-- A ticket keeps its number and its account. One that has ended only takes comments.
create function replenish_ticket_guard() returns trigger language plpgsql as $$
begin
  if old.ticket_ref is not null and (new.ticket_ref, new.target_bank_id, new.amount, new.rule_id, new.created_at)
      is distinct from (old.ticket_ref, old.target_bank_id, old.amount, old.rule_id, old.created_at) then
    raise exception 'ticket % keeps its number, its account and its amount', old.ticket_ref
      using errcode = 'restrict_violation', constraint = 'replenish_ticket_fixed';
  end if;
  -- Within the transaction that ends it, the row is written once more.
  if old.status in ('completed', 'cancelled') and (new.status <> old.status
      or (old.confirmed_by is not null or old.status = 'cancelled')
        and (new.actual_amount, new.source_type, new.source_bank_id, new.gateway_account_id, new.transferred_by, new.confirmed_by)
        is distinct from
        (old.actual_amount, old.source_type, old.source_bank_id, old.gateway_account_id, old.transferred_by, old.confirmed_by)) then
    raise exception 'ticket % is already %', old.ticket_ref, old.status
      using errcode = 'restrict_violation', constraint = 'replenish_ticket_final';
  end if;
  return new;
end $$;
create trigger replenish_ticket_keep before update on replenish_ticket for each row execute function replenish_ticket_guard();
create trigger replenish_ticket_stay before delete on replenish_ticket for each row execute function ledger_refuse();

select allow_ledger_kind('replenish_ticket');
select allow_account_kind('funds');
-- A ticket is booked once.
create unique index ledger_tx_one_ticket on ledger_tx (ref_id) where kind = 'replenish_ticket';

-- A slip proves one payment: of a withdrawal, or of a ticket.
alter table slip
  alter column withdrawal_id drop not null,
  add column ticket_id integer references replenish_ticket (id),
  add constraint slip_proves_one check (num_nonnulls(withdrawal_id, ticket_id) = 1);
create index slip_ticket on slip (ticket_id) where ticket_id is not null;

-- Money that a person has already sent for a ticket has left the account, though the books wait for its arrival.
create or replace function bank_reserved(bank integer) returns bigint language sql stable as $$
  select (select coalesce(sum(amount + fee), 0) from payout_attempt
      where bank_id = bank and channel = 'bank' and state in ('queued', 'sending', 'unknown'))::bigint
    + (select coalesce(sum(amount + fee), 0) from bank_transfer
      where source_bank_id = bank and status in ('pending', 'processing', 'unknown'))::bigint
    + (select coalesce(sum(actual_amount), 0) from replenish_ticket
      where source_bank_id = bank and status = 'transferred')::bigint
$$;

create function bangkok_midnight() returns timestamptz language sql stable as $$
  select date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'
$$;

-- What an account was given today by rules and tickets. `live` counts what is still under way as well.
create function replenish_filled_today(bank integer, live boolean) returns bigint language sql stable as $$
  select (select coalesce(sum(amount), 0) from bank_transfer
      where origin = 'replenish' and target_bank_id = bank
        and ((status = 'success' and settled_at >= bangkok_midnight())
          or (live and status in ('pending', 'processing', 'unknown'))))::bigint
    + (select coalesce(sum(coalesce(actual_amount, amount)), 0) from replenish_ticket
      where target_bank_id = bank
        and ((status = 'completed' and completed_at >= bangkok_midnight())
          or (live and status in ('open', 'accepted', 'transferred'))))::bigint
$$;

-- What accounts are called, in the order of the list.
create function bank_names(ids jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(coalesce(bank.nickname, bank.account_no) order by item.position), '[]'::jsonb)
  from jsonb_array_elements_text(ids) with ordinality as item (id, position)
  join bank on bank.id = item.id::integer
$$;

create view sweep_rule_state as
select rule.id, rule.id as rule_id, bank_names(rule.dest_bank_ids) as dest_names, coalesce(moved.amount, 0)::bigint as today_moved, moved.times as today_count
from sweep_rule rule
cross join lateral (
  select sum(amount) as amount, count(*)::integer as times from bank_transfer
  where origin = 'sweep' and origin_id = rule.id and status = 'success' and settled_at >= bangkok_midnight()) moved;

create view replenish_rule_state as
select rule.id, rule.id as rule_id, bank_names(rule.source_bank_ids) as source_names,
  bank.balance < rule.min_balance as below_min,
  greatest(rule.target_balance - bank.balance, 0)::bigint as needed,
  replenish_filled_today(rule.target_bank_id, false) as today_filled
from replenish_rule rule join bank on bank.id = rule.target_bank_id;
