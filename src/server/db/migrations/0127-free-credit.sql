-- Free credit is lost when nothing is left in the wallet that it lies in: the bonus wallet, or the main one for prizes.
create or replace view credit_free_state as
  select grant_.id, grant_.granted_at, grant_.agent_id, grant_.member_id, grant_.campaign, grant_.source, grant_.amount,
    grant_.turnover_required, played.done as turnover_done,
    case when grant_.turnover_required = 0 then 100
      else least(100, round(played.done * 100.0 / grant_.turnover_required, 4)) end::numeric(9, 4) as progress_pct,
    grant_.withdraw_cap, grant_.converted_amount, paid.sum as deposited_after, (paid.sum > 0)::integer as followed,
    grant_.flags, grant_.granted_by, grant_.expires_at,
    (case
      when grant_.revoked_at is not null then 'revoked'
      when grant_.converted_at is not null and exists (
        select from withdrawal where withdrawal.member_id = grant_.member_id and withdrawal.status = 'success'
          and withdrawal.requested_at >= grant_.converted_at) then 'withdrawn'
      when played.done >= grant_.turnover_required then 'completed'
      when grant_.expires_at is not null and grant_.expires_at <= now() then 'expired'
      when not exists (select from wallet where wallet.member_id = grant_.member_id and wallet.wallet_type = grant_.wallet_type
        and wallet.balance > 0) then 'busted'
      else 'active' end)::varchar(64) as status
  from credit_free_grant grant_
  -- Bets of the days from the grant to its end; a day counts whole.
  cross join lateral (
    select least(coalesce(sum(bet_day.valid_turnover), 0)::bigint, grant_.turnover_required) as done from bet_day
    where bet_day.member_id = grant_.member_id and bet_day.stat_date >= bangkok_day(grant_.granted_at)
      and bet_day.stat_date <= bangkok_day(coalesce(grant_.revoked_at, grant_.expires_at, now()))) played
  -- Deposits until the next free credit, which has those after it.
  cross join lateral (
    select coalesce(sum(event.deposit_total), 0)::bigint as sum from money_event event
    where event.member_id = grant_.member_id and event.deposit_count is not null and event.at > grant_.granted_at
      and event.stat_date >= bangkok_day(grant_.granted_at)
      and event.at <= coalesce((select min(later.granted_at) from credit_free_grant later
        where later.member_id = grant_.member_id and later.granted_at > grant_.granted_at), 'infinity'::timestamptz)) paid;
