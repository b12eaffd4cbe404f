-- What the database keeps about members by itself: what is in their wallets, their code of referral, who has the same
-- account, device or address as somebody else, and how active they are.

-- Six letters that tell nothing of the number behind them, different for every number below 887,503,681.
create function referral_code_of(id bigint) returns text language sql immutable as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXY', ((mixed / (31 ^ place)::bigint) % 31)::integer + 1, 1), '' order by place)
  from (select (id * 387420489 + 271828182) % 887503681 as mixed) as code, generate_series(0, 5) as place
$$;

-- New for a week; then by the days since money or a bet; never, where nothing was ever deposited.
create function activity_of(registered timestamptz, first_deposit timestamptz, last_deposit timestamptz, last_bet timestamptz, at timestamptz)
returns text language sql immutable as $$
  select case
    when at - registered <= interval '7 days' then 'new'
    when first_deposit is null then 'never'
    when at - greatest(first_deposit, last_deposit, last_bet) <= interval '7 days' then 'active'
    when at - greatest(first_deposit, last_deposit, last_bet) <= interval '14 days' then 'at_risk'
    when at - greatest(first_deposit, last_deposit, last_bet) <= interval '30 days' then 'inactive'
    else 'lost' end
$$;

create function keep_member() returns trigger language plpgsql as $$
begin
  new.referral_code := coalesce(new.referral_code, referral_code_of(new.id));
  if tg_op = 'UPDATE' and (new.first_deposit_at, new.last_deposit_at, new.last_bet_at)
    is distinct from (old.first_deposit_at, old.last_deposit_at, old.last_bet_at) then
    new.activity_state := activity_of(new.registered_at, new.first_deposit_at, new.last_deposit_at, new.last_bet_at, clock_timestamp());
  end if;
  return new;
end $$;
create trigger member_keep before insert or update of referral_code, first_deposit_at, last_deposit_at, last_bet_at on member
  for each row execute function keep_member();

-- Days pass without anything happening: asked for every hour, it changes who has become idle since. Returns how many.
create function refresh_activity() returns integer language plpgsql as $$
declare
  changed integer;
begin
  update member set activity_state = activity_of(registered_at, first_deposit_at, last_deposit_at, last_bet_at, clock_timestamp())
  where activity_state <> activity_of(registered_at, first_deposit_at, last_deposit_at, last_bet_at, clock_timestamp());
  get diagnostics changed = row_count;
  return changed;
end $$;

-- The row of the member shows what is in each wallet, so that lists are sorted and summed without joins. Points and
-- tickets are whole; wallets count hundredths of everything.
create function keep_balance() returns trigger language plpgsql as $$
begin
  execute format('update member set %I = $1 where id = $2', 'balance_' || new.wallet_type)
    using case when new.wallet_type in ('point', 'ticket') then new.balance / 100 else new.balance end, new.member_id;
  return null;
end $$;
create trigger wallet_balance_new after insert on wallet for each row when (new.balance <> 0) execute function keep_balance();
create trigger wallet_balance after update of balance on wallet
  for each row when (new.balance is distinct from old.balance) execute function keep_balance();

-- In what a member is the same as another one.
create function duplicates_of(m member) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(kind order by rank), '[]')
  from (values
    (1, 'bank', exists (select from member o where o.bank_account_no = m.bank_account_no and o.bank_code = m.bank_code and o.id <> m.id)),
    (2, 'device', exists (select from member o where o.device_id = m.device_id and o.id <> m.id)),
    (3, 'ip', exists (select from member o where o.last_ip = m.last_ip and o.id <> m.id))) as found (rank, kind, hit)
  where hit
$$;

-- Whoever comes to somebody else's account, device or address is marked, and so is the one who was there; the last one
-- left alone is no longer. Of more than two all but the newcomer are marked already. One value at a time.
create function mark_duplicates() returns trigger language plpgsql as $$
declare
  value text;
begin
  for value in
    select distinct one from unnest(array[
      'bank/' || new.bank_code || '/' || new.bank_account_no, 'device/' || new.device_id, 'ip/' || new.last_ip,
      case when tg_op = 'UPDATE' then 'bank/' || old.bank_code || '/' || old.bank_account_no end,
      case when tg_op = 'UPDATE' then 'device/' || old.device_id end,
      case when tg_op = 'UPDATE' then 'ip/' || old.last_ip end]) as one
    where one is not null order by one
  loop
    perform pg_advisory_xact_lock(hashtextextended(value, 0));
  end loop;
  update member set duplicates = duplicates_of(member)
  where id in (
      select new.id
      union (select id from member where bank_account_no = new.bank_account_no and bank_code = new.bank_code and id <> new.id limit 2)
      union (select id from member where device_id = new.device_id and id <> new.id limit 2)
      union (select id from member where last_ip = new.last_ip and id <> new.id limit 2)
      union (select id from member where tg_op = 'UPDATE' and bank_account_no = old.bank_account_no and bank_code = old.bank_code and id <> new.id limit 2)
      union (select id from member where tg_op = 'UPDATE' and device_id = old.device_id and id <> new.id limit 2)
      union (select id from member where tg_op = 'UPDATE' and last_ip = old.last_ip and id <> new.id limit 2))
    and duplicates is distinct from duplicates_of(member);
  return null;
end $$;
create trigger member_duplicates_new after insert on member for each row execute function mark_duplicates();
create trigger member_duplicates after update of bank_code, bank_account_no, device_id, last_ip on member
  for each row when ((new.bank_code, new.bank_account_no, new.device_id, new.last_ip)
    is distinct from (old.bank_code, old.bank_account_no, old.device_id, old.last_ip)) execute function mark_duplicates();

-- Makes all of it anew, for tables that were filled while triggers were off.
create function collect_members() returns void language sql as $$
  with held as (
    select member_id, max(balance) filter (where wallet_type = 'main') as main, max(balance) filter (where wallet_type = 'bonus') as bonus,
      max(balance) filter (where wallet_type = 'cashback') as cashback, max(balance) filter (where wallet_type = 'commission') as commission,
      max(balance) filter (where wallet_type = 'affiliate') as affiliate, max(balance) filter (where wallet_type = 'point') as point,
      max(balance) filter (where wallet_type = 'ticket') as ticket
    from wallet group by member_id
  ), same as (
    select id, count(*) over (partition by bank_code, bank_account_no) > 1 as bank,
      device_id is not null and count(*) over (partition by device_id) > 1 as device,
      last_ip is not null and count(*) over (partition by last_ip) > 1 as ip
    from member
  )
  update member set
    balance_main = coalesce(held.main, 0), balance_bonus = coalesce(held.bonus, 0), balance_cashback = coalesce(held.cashback, 0),
    balance_commission = coalesce(held.commission, 0), balance_affiliate = coalesce(held.affiliate, 0),
    balance_point = coalesce(held.point, 0) / 100, balance_ticket = coalesce(held.ticket, 0) / 100,
    referral_code = coalesce(referral_code, referral_code_of(member.id)),
    duplicates = array_to_json(array_remove(array[case when bank then 'bank' end, case when device then 'device' end, case when ip then 'ip' end], null))::jsonb
  from same left join held on held.member_id = same.id
  where same.id = member.id;
$$;
select collect_members();

-- What somebody earned is paid once, with a line in the wallet that says so.
alter table affiliate_income add constraint affiliate_income_paid
  check ((status = 'paid') = (paid_at is not null and wallet_log_no is not null));
comment on constraint affiliate_income_paid on affiliate_income is 'by hand';
alter table affiliate_income add constraint affiliate_income_other check (member_id <> downline_id);
comment on constraint affiliate_income_other on affiliate_income is 'by hand';
-- A call that was carried out says what it left.
alter table provider_log add constraint provider_log_balances
  check (status <> 'ok' or (balance_before is not null and balance_after is not null and response_json is not null));
comment on constraint provider_log_balances on provider_log is 'by hand';
alter table provider_log add constraint provider_log_failed check (status in ('ok', 'duplicate') or error_code is not null);
comment on constraint provider_log_failed on provider_log is 'by hand';
-- Those who have somebody else below them.
create index member_with_upline on member (upline_id, id) where upline_id is not null;
comment on index member_with_upline is 'by hand';
