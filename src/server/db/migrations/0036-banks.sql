-- What belongs to an account at a bank beside its row, and the views that lists of accounts read.

-- Dealings with the bank: when a balance was last asked for, and the sign-in under way. Nobody edits it.
create table bank_contact (
  bank_id integer primary key references bank (id) on delete cascade,
  -- Claimed before the bank is asked: at most once in ten seconds, whoever asks.
  asked_at timestamptz,
  -- What the one-time password belongs to, and wrong ones so far.
  challenge text,
  challenge_until timestamptz,
  wrong integer not null default 0,
  -- Sign-ins since window_at.
  sign_ins integer not null default 0,
  window_at timestamptz
);

-- What only wallets have.
create table bank_wallet (
  bank_id integer primary key references bank (id) on delete cascade,
  kyc_level text not null default 'basic' check (kyc_level in ('basic', 'verified')),
  -- Satang that may come in during a calendar month.
  month_limit bigint not null default 50000000 check (month_limit > 0),
  webhook_status text not null default 'none' check (webhook_status in ('connected', 'lost', 'none')),
  last_event_at timestamptz
);

-- A wallet has its row from the first moment.
create function bank_wallet_follow() returns trigger language plpgsql as $$
begin
  if new.bank_code = 'TRUEWALLET' then
    insert into bank_wallet (bank_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger bank_wallet_follow after insert or update of bank_code on bank
  for each row execute function bank_wallet_follow();

create view bank_cross as
  select bank.id || '-' || (agent #>> '{}') as cross_id, bank.id as bank_id, (agent #>> '{}')::integer as agent_id,
    jsonb_array_length(agent_ids) as agent_count, bank_code, nickname, account_no, account_name, usage, channel, balance,
    today_in, today_out, session_status, status
  from bank, jsonb_array_elements(bank.agent_ids) as agent
  where jsonb_array_length(bank.agent_ids) > 1;

create view mobile_bank as
  select id, version, bank_code, account_no, account_name, nickname, usage, agent_ids, channel, balance,
    balance_updated_at, bank_balance, balance_diff, sub_accounts, capabilities, app_version, today_in, today_out,
    today_in_count, today_out_count, daily_in_limit, today_out as transfer_today, daily_out_limit as transfer_limit,
    session_status, session_message, last_sync_at, last_error, last_error_at, payout_from, sort_order, status
  from bank where channel in ('app', 'web', 'api') and status <> 'closed';

-- What came in is what the books say: entries below zero on the wallet's account are money of ours.
create view true_money_wallet as
  select bank.id, bank.version, bank.account_no as wallet_no, bank.account_name as wallet_name, bank.nickname,
    bank.agent_ids, bank.usage, wallet.kyc_level, bank.balance, bank.balance_updated_at, bank.today_in,
    bank.today_in_count, month.came as month_in, wallet.month_limit,
    round(month.came * 100.0 / wallet.month_limit, 4)::numeric(9, 4) as limit_used_pct, wallet.webhook_status,
    wallet.last_event_at, bank.sort_order, bank.status, bank.note
  from bank
  join bank_wallet wallet on wallet.bank_id = bank.id
  cross join lateral (
    select coalesce(sum(-log.delta), 0)::bigint as came
    from ledger_account account
    join balance_log log on log.account_id = account.id
    join ledger_tx tx on tx.id = log.tx_id
    where account.code = 'bank:' || bank.id and log.delta < 0 and tx.kind not in ('opening', 'adjust')
      and log.created_at >= date_trunc('month', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'
  ) month
  where bank.bank_code = 'TRUEWALLET';
