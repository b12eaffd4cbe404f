-- The badge of a member's first deposit follows the books: one that was taken back is no first deposit any more, and the
-- one after it becomes that.

create function mark_first_deposit() returns trigger language plpgsql as $$
declare
  first_ref varchar;
begin
  select log.ref_id into first_ref from wallet_log log
  where log.member_id = new.member_id and log.wallet_type = 'main' and log.log_type = 'deposit' and not deposit_taken_back(log.ref_id)
  order by log.id limit 1;
  update deposit set is_first_deposit = (deposit_ref is not distinct from first_ref)
  where member_id = new.member_id and (is_first_deposit or deposit_ref = first_ref)
    and is_first_deposit is distinct from (deposit_ref is not distinct from first_ref);
  return null;
end $$;
create constraint trigger deposit_first_anew after update of status on deposit deferrable initially deferred
  for each row when (new.status = 'reversed' and new.is_first_deposit) execute function mark_first_deposit();

-- What was marked before.
with first as (
  select distinct on (log.member_id) log.member_id, log.ref_id from wallet_log log
  where log.wallet_type = 'main' and log.log_type = 'deposit' and not deposit_taken_back(log.ref_id)
    and log.member_id in (select member_id from deposit where status = 'reversed' and is_first_deposit)
  order by log.member_id, log.id
)
update deposit set is_first_deposit = true from first
where deposit.member_id = first.member_id and deposit.deposit_ref = first.ref_id and not deposit.is_first_deposit;
update deposit set is_first_deposit = false where status = 'reversed' and is_first_deposit;
