import { sql } from 'kysely';
import type { Invariant, Rows } from './invariant.ts';

/** The rules of transfers between the house's bank accounts and out of them. */
export const transferInvariants: readonly Invariant[] = [
  {
    id: 'T1',
    title: 'a transfer that was made is booked once, and no other one is',
    broken: sql<Rows>`
      select transfer.transfer_ref, transfer.status, count(tx.id) as booked from bank_transfer transfer
      left join ledger_tx tx on tx.kind = 'bank_transfer' and tx.ref_id = transfer.id
      group by transfer.id having count(tx.id) <> (transfer.status = 'success')::integer
      union all
      select null, tx.ref_type, tx.ref_id from ledger_tx tx where tx.kind = 'bank_transfer'
        and (tx.ref_type <> 'bank_transfer' or not exists (select from bank_transfer where id = tx.ref_id))`,
  },
  {
    id: 'T2',
    title: 'a booked transfer moves its amount and fee out of the source, and the amount to where it says',
    broken: sql<Rows>`
      select transfer.transfer_ref, account.code, entry.satang from bank_transfer transfer
      join ledger_tx tx on tx.kind = 'bank_transfer' and tx.ref_id = transfer.id
      join ledger_entry entry on entry.tx_id = tx.id
      join ledger_account account on account.id = entry.account_id
      where entry.satang is distinct from case account.code
        when 'bank:' || transfer.source_bank_id then transfer.amount + transfer.fee
        when coalesce('bank:' || transfer.target_bank_id, 'outside:' || coalesce(transfer.purpose, 'other')) then -transfer.amount
        when 'fee' then -transfer.fee end`,
  },
  {
    id: 'T3',
    title: 'a transfer under way has exactly one task that follows it, a finished one none',
    broken: sql<Rows>`
      select transfer.transfer_ref, transfer.status, count(task.id) as tasks from bank_transfer transfer
      left join outbox task on task.key = 'transfer:' || transfer.id and task.state in ('queued', 'claimed', 'parked')
      group by transfer.id
      having count(task.id) <> (transfer.status in ('pending', 'processing', 'unknown'))::integer`,
  },
  {
    id: 'T4',
    title: 'the balances noted on a transfer differ by what it cost, and only one that was made has them',
    broken: sql<Rows>`
      select transfer_ref, balance_before, amount, fee, balance_after from bank_transfer
      where (status = 'success' and balance_after is distinct from balance_before - amount - fee)
        or (status <> 'success' and (balance_before is not null or balance_after is not null))`,
  },
  {
    id: 'T5',
    title: 'no lane has two live transfers, no line of a bulk payment two that were made',
    broken: sql<Rows>`
      select lane, count(*) from bank_transfer where status in ('pending', 'processing', 'unknown') and lane is not null
      group by lane having count(*) > 1
      union all
      select 'bulk:' || origin_id, count(*) from bank_transfer where origin = 'bulk' and status = 'success'
      group by origin_id having count(*) > 1`,
  },
  {
    id: 'T6',
    title: 'what went outside is what the transfers that went there say',
    broken: sql<Rows>`
      select coalesce(account.code, sent.code) as code, account.balance, sent.satang from (
        select code, balance from ledger_account where kind = 'outside') account
      full join (
        select 'outside:' || coalesce(purpose, 'other') as code, -sum(amount) as satang from bank_transfer
        where status = 'success' and target_bank_id is null group by 1) sent on sent.code = account.code
      where account.balance is distinct from sent.satang`,
  },
];
