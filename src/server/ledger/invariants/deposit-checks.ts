import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

type Rows = Readonly<Record<string, unknown>>;

/** The rules of money that comes in. */
export const depositInvariants: readonly Invariant[] = [
  {
    id: 'D1',
    title: 'a deposit is credited exactly once when it is successful, and never otherwise',
    broken: sql<Rows>`
      select deposit.deposit_ref, deposit.status, count(tx.id) as credits from deposit
      left join ledger_tx tx on tx.kind = 'deposit' and tx.ref_type = 'deposit' and tx.ref_id = deposit.id
      group by deposit.id having count(tx.id) <> (deposit.status in ('success', 'reversed'))::integer
      union all
      select 'tx ' || tx.id, tx.ref_type, 1 from ledger_tx tx
      left join deposit on deposit.id = tx.ref_id
      where tx.kind = 'deposit' and (tx.ref_type <> 'deposit' or deposit.id is null)`,
  },
  {
    id: 'D2',
    title: 'what the member was credited is what the deposit says',
    broken: sql<Rows>`
      select deposit.deposit_ref, deposit.credited_amount, entry.satang, log.before, deposit.balance_before
      from deposit join ledger_tx tx on tx.kind = 'deposit' and tx.ref_type = 'deposit' and tx.ref_id = deposit.id
      left join ledger_account account on account.code = 'member:' || deposit.member_id || ':cash'
      left join ledger_entry entry on entry.tx_id = tx.id and entry.account_id = account.id
      left join balance_log log on log.tx_id = tx.id and log.account_id = account.id
      where entry.satang is distinct from deposit.credited_amount or log.before is distinct from deposit.balance_before`,
  },
  {
    id: 'D3',
    title: 'a credited deposit and the statement line or gateway order that paid it name each other, one to one',
    broken: sql<Rows>`
      select deposit.deposit_ref, deposit.raw_ref, line.match_status, line.deposit_ref as names from deposit
      left join raw_transaction line on line.raw_ref = deposit.raw_ref
      where deposit.raw_ref is not null
        and (line.id is null or line.deposit_ref is distinct from deposit.deposit_ref or line.match_status <> 'matched'
          or line.amount <> deposit.amount or line.direction <> 'in')
      union all
      select deposit.deposit_ref, deposit.gateway_order_ref, orders.status, orders.deposit_ref from deposit
      left join gateway_order orders on orders.order_ref = deposit.gateway_order_ref
      where deposit.gateway_order_ref is not null
        and (orders.id is null or orders.deposit_ref is distinct from deposit.deposit_ref
          or (orders.status = 'success') <> (deposit.status = 'success'))
      union all
      select line.deposit_ref, line.raw_ref, line.match_status, deposit.raw_ref from raw_transaction line
      left join deposit on deposit.deposit_ref = line.deposit_ref
      where line.match_status = 'matched' and line.direction = 'in'
        and (deposit.id is null or (deposit.status <> 'failed' and deposit.raw_ref is distinct from line.raw_ref))`,
  },
  {
    id: 'D4',
    title: 'a line that brought money is in the books of its bank account exactly once',
    broken: sql<Rows>`
      select line.raw_ref, line.match_status, line.amount, coalesce(booked.satang, 0) as booked from raw_transaction line
      left join lateral (
        select -sum(entry.satang) as satang from (
          select tx.id from ledger_tx tx where tx.kind = 'bank_receipt' and tx.ref_type = 'raw_transaction' and tx.ref_id = line.id
          union all
          select tx.id from deposit join ledger_tx tx on tx.kind = 'deposit' and tx.ref_type = 'deposit' and tx.ref_id = deposit.id
          where deposit.raw_ref = line.raw_ref
          union all
          select tx.id from deposit join ledger_tx tx on tx.kind = 'deposit' and tx.ref_type = 'deposit' and tx.ref_id = deposit.id
          where deposit.undone_raw_ref = line.raw_ref) tx
        join ledger_entry entry on entry.tx_id = tx.id
        join ledger_account account on account.id = entry.account_id and account.code = 'bank:' || line.bank_id) booked on true
      where line.direction = 'in' and line.bank_id is not null
        and case when line.match_status in ('duplicate', 'ignored') then coalesce(booked.satang, 0) not in (0, line.amount)
          else coalesce(booked.satang, 0) <> line.amount end`,
  },
  {
    id: 'D5',
    title: "what lies in suspense at a bank account is what came in and is nobody's yet",
    broken: sql<Rows>`
      select account.code, account.balance, coalesce(open.satang, 0) as open from ledger_account account
      left join lateral (
        select sum(line.amount) as satang from (
          select ref_id as id from ledger_tx where kind = 'bank_receipt'
          union
          select freed.id from deposit join raw_transaction freed on freed.raw_ref = deposit.undone_raw_ref
        ) came join raw_transaction line on line.id = came.id
        left join deposit on deposit.raw_ref = line.raw_ref and deposit.status in ('success', 'reversed')
        where line.bank_id = account.owner_id and deposit.id is null) open on true
      where account.kind = 'suspense' and account.owner_id is not null and account.balance <> coalesce(open.satang, 0)`,
  },
  {
    id: 'D6',
    title: 'a deposit that was taken back left its bank account once, and the member what the deposit says',
    broken: sql<Rows>`
      select deposit.deposit_ref, deposit.status, count(tx.id) as reversals, sum(bank.satang) as bank, sum(cash.satang) as cash
      from deposit
      left join ledger_tx tx on tx.kind = 'deposit_reverse' and tx.ref_type = 'deposit' and tx.ref_id = deposit.id
      left join ledger_account bank_account on bank_account.code = 'bank:' || deposit.bank_id
      left join ledger_entry bank on bank.tx_id = tx.id and bank.account_id = bank_account.id
      left join ledger_account cash_account on cash_account.code = 'member:' || deposit.member_id || ':cash'
      left join ledger_entry cash on cash.tx_id = tx.id and cash.account_id = cash_account.id
      where (deposit.status = 'reversed' and deposit.undone_raw_ref is null) or tx.id is not null
      group by deposit.id
      having deposit.status <> 'reversed' or deposit.undone_raw_ref is not null or count(tx.id) <> 1 or sum(bank.satang) is distinct from deposit.credited_amount
        or coalesce(-sum(cash.satang), 0) <> coalesce(deposit.reversed_amount, 0)`,
  },
  {
    id: 'D7',
    title: 'a match that was undone gave all of its credit back to the suspense of its bank account, once',
    broken: sql<Rows>`
      select deposit.deposit_ref, deposit.status, count(tx.id) as undone, sum(suspense.satang) as suspense, sum(cash.satang) as cash
      from deposit
      left join ledger_tx tx on tx.kind = 'deposit_unmatch' and tx.ref_type = 'deposit' and tx.ref_id = deposit.id
      left join ledger_account suspense_account on suspense_account.code = 'suspense:bank:' || deposit.bank_id
      left join ledger_entry suspense on suspense.tx_id = tx.id and suspense.account_id = suspense_account.id
      left join ledger_account cash_account on cash_account.code = 'member:' || deposit.member_id || ':cash'
      left join ledger_entry cash on cash.tx_id = tx.id and cash.account_id = cash_account.id
      where deposit.undone_raw_ref is not null or tx.id is not null
      group by deposit.id
      having deposit.undone_raw_ref is null or count(tx.id) <> 1 or sum(suspense.satang) is distinct from deposit.credited_amount
        or -sum(cash.satang) is distinct from deposit.credited_amount
        or deposit.reversed_amount is distinct from deposit.credited_amount`,
  },
  {
    id: 'D8',
    title:
      'money in suspense belongs to a line that waits for a person, that a person closed and may open, or that can be undone',
    broken: sql<Rows>`
      select line.raw_ref, line.match_status, line.review_status, deposit.status from raw_transaction line
      left join deposit on deposit.deposit_ref = line.deposit_ref
      where line.direction = 'in' and line.bank_id is not null
        and exists (select from ledger_tx tx where tx.kind = 'bank_receipt' and tx.ref_type = 'raw_transaction' and tx.ref_id = line.id)
        and case line.match_status
          when 'matched' then coalesce(deposit.status, '') not in ('success', 'reversed', 'failed')
          when 'ignored' then coalesce(line.review_status, '') not in ('cleared', 'confirmed')
          else line.match_status = 'duplicate' end`,
  },
];
