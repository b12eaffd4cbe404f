-- Rows about a member's money belong to the staff of the member's agent, also where an account serves several agents.

-- A line of a gateway's balance is its order's.
alter table "gateway_balance_log" add column "agent_id" integer;
alter table "gateway_balance_log" add constraint "gateway_balance_log_agent_id_fkey" foreign key ("agent_id") references "agent" ("id");
create index "gateway_balance_log_agent_id_idx" on "gateway_balance_log" ("agent_id");
update gateway_balance_log set agent_id = ordered.agent_id
from gateway_order ordered
where ordered.order_ref = gateway_balance_log.ref and ordered.gateway = gateway_balance_log.gateway;

-- Members who may be meant by a line are kept by their keys: who may read a name is decided when it is read.
update raw_transaction set candidate_members = (
  select coalesce(jsonb_agg(candidate -> 'member_id' order by place), '[]')
  from jsonb_array_elements(candidate_members) with ordinality as item (candidate, place))
where candidate_members @> '[{}]';

-- What was read of a statement is seen by those who see the line that became of it.
create function follow_line() returns trigger language plpgsql as $$
begin
  update bank_cache_transaction set agent_ids = new.agent_ids where raw_ref = new.raw_ref;
  return null;
end $$;
create trigger raw_transaction_owner after update of agent_ids on raw_transaction
  for each row when (old.agent_ids is distinct from new.agent_ids) execute function follow_line();
update bank_cache_transaction set agent_ids = line.agent_ids
from raw_transaction line
where line.raw_ref = bank_cache_transaction.raw_ref and line.agent_ids <> bank_cache_transaction.agent_ids;
