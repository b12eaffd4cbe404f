-- Rebates: worked out once for each member and period, paid once, through the books.
create unique index cashback_log_once on cashback_log (member_id, kind, cycle, period_from, coalesce(game_type, ''));
create index cashback_log_pending on cashback_log (claim_mode, expires_at) where status = 'pending';
alter table cashback_log
  add constraint cashback_log_paid check ((status = 'paid') = (paid_at is not null)),
  add constraint cashback_log_period check (period_from <= period_to),
  add constraint cashback_log_type check ((kind = 'turnover') = (game_type is not null));
comment on index cashback_log_once is 'by hand';
comment on index cashback_log_pending is 'by hand';
comment on constraint cashback_log_paid on cashback_log is 'by hand';
comment on constraint cashback_log_period on cashback_log is 'by hand';
comment on constraint cashback_log_type on cashback_log is 'by hand';

-- What is paid, expired or cancelled stays so, and nothing of it changes.
create function cashback_log_guard() returns trigger language plpgsql as $$
begin
  if old.status in ('paid', 'expired', 'cancelled') then
    raise exception 'rebate % is % and does not change', old.id, old.status using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cashback_log_keep before update on cashback_log for each row execute function cashback_log_guard();
create trigger cashback_log_stay before delete on cashback_log for each row execute function ledger_refuse();

-- What members have in wallets of rebates is owed to them like their credit, and never falls below nothing.
select allow_account_kind('wallet');
select allow_account_kind('promotion');
alter table ledger_account drop constraint ledger_account_not_negative;
alter table ledger_account add constraint ledger_account_not_negative check (kind not in ('cash', 'hold', 'wallet') or balance >= 0);
select allow_ledger_kind('cashback');
create unique index ledger_tx_one_cashback on ledger_tx (ref_id) where kind = 'cashback';

-- Balances of these wallets from before they were in the books.
do $$
declare
  held record;
  account bigint;
  against bigint;
  written bigint;
begin
  for held in select wallet.id, wallet.member_id, wallet.wallet_type, wallet.balance from wallet
    where wallet.wallet_type in ('cashback', 'commission') and wallet.balance > 0 order by wallet.id
  loop
    insert into ledger_account (code, kind, owner_id) values ('opening', 'opening', null) on conflict (code) do nothing;
    insert into ledger_account (code, kind, owner_id)
      values ('member:' || held.member_id || ':' || held.wallet_type, 'wallet', held.member_id);
    select id into strict against from ledger_account where code = 'opening';
    select id into strict account from ledger_account where code = 'member:' || held.member_id || ':' || held.wallet_type;
    insert into ledger_tx (kind, ref_type, ref_id, reason) values ('opening', 'wallet', held.id, 'ยอดยกมา') returning id into written;
    insert into ledger_entry (tx_id, account_id, satang)
      values (written, least(account, against), case when account < against then held.balance else -held.balance end),
        (written, greatest(account, against), case when account < against then -held.balance else held.balance end);
  end loop;
end $$;
