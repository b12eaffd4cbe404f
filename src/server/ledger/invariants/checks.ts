import { sql } from 'kysely';
import { depositInvariants } from './deposit-checks.ts';
import { type Invariant, keptTables, type Rows } from './invariant.ts';
import { transferInvariants } from './transfers.ts';
import { treasuryInvariants } from './treasury.ts';

/** Tables that refuse changes, and the triggers that make them. */
const guards = [
  ['ledger_tx', 'ledger_tx_keep'],
  ['ledger_tx', 'ledger_tx_keep_all'],
  ['ledger_tx', 'ledger_tx_balances'],
  ['ledger_entry', 'ledger_entry_keep'],
  ['ledger_entry', 'ledger_entry_keep_all'],
  ['ledger_entry', 'ledger_entry_apply'],
  ['ledger_entry', 'ledger_entry_balances'],
  ['balance_log', 'balance_log_keep'],
  ['balance_log', 'balance_log_keep_all'],
  ['balance_log', 'balance_log_guard'],
  ['ledger_account', 'ledger_account_keep'],
  ['ledger_account', 'ledger_account_keep_all'],
  ['ledger_account', 'ledger_account_guard'],
  ['ledger_account', 'ledger_account_new'],
  ['payout_attempt', 'payout_attempt_keep'],
  ['payout_attempt', 'payout_attempt_stay'],
  ['bank_transfer', 'bank_transfer_keep'],
  ['bank_transfer', 'bank_transfer_stay'],
  ['deposit', 'deposit_keep'],
  ['deposit', 'deposit_stay'],
  ['raw_transaction', 'raw_transaction_keep'],
  ['raw_transaction', 'raw_transaction_stay'],
  ['slip', 'slip_keep'],
  ['replenish_ticket', 'replenish_ticket_keep'],
  ['replenish_ticket', 'replenish_ticket_stay'],
  ['replenish_log', 'replenish_log_keep'],
  ['sweep', 'sweep_keep'],
  ['audit_log', 'audit_log_keep'],
  ['entity_event', 'entity_event_keep'],
] as const;

/** The rules of the ledger, of payouts, withdrawals and deposits, in the order in which they are reported. */
export const invariants: readonly Invariant[] = [
  {
    id: 'I1',
    title: 'every ledger transaction has at least two entries and sums to zero',
    broken: sql<Rows>`
      select tx.id, count(entry.id) as entries, sum(entry.satang) as sum from ledger_tx tx
      left join ledger_entry entry on entry.tx_id = tx.id
      group by tx.id having count(entry.id) < 2 or sum(entry.satang) <> 0`,
  },
  {
    id: 'I2',
    title: 'the balance of every account is the sum of its entries',
    broken: sql<Rows>`
      select account.code, account.balance, coalesce(sum(entry.satang), 0) as entries from ledger_account account
      left join ledger_entry entry on entry.account_id = account.id
      group by account.id having account.balance <> coalesce(sum(entry.satang), 0)`,
  },
  {
    id: 'I3',
    title: 'the balance log of every account is gapless, adds up, and ends at the balance',
    broken: sql<Rows>`
      select account.code, line.seq, line.before, line.delta, line.after, line.expected from (
        select balance_log.*, lag(after, 1, 0::bigint) over chain as expected, row_number() over chain as position
        from balance_log window chain as (partition by account_id order by seq)
      ) line join ledger_account account on account.id = line.account_id
      where line.before <> line.expected or line.seq <> line.position or line.after <> line.before + line.delta
      union all
      select account.code, account.seq, null, null, account.balance, last.after from ledger_account account
      left join balance_log last on last.account_id = account.id and last.seq = account.seq
      where account.seq <> (select count(*) from balance_log where account_id = account.id)
        or account.balance <> coalesce(last.after, 0)
      union all
      select account.code, null, null, entry.satang, null, null from ledger_entry entry
      join ledger_account account on account.id = entry.account_id
      left join balance_log log on log.tx_id = entry.tx_id and log.account_id = entry.account_id
      where log.delta is distinct from entry.satang`,
  },
  {
    id: 'I4',
    title: 'no member has less than nothing',
    broken: sql<Rows>`select code, balance from ledger_account where kind in ('cash', 'hold', 'wallet') and balance < 0`,
  },
  {
    id: 'I5',
    title: 'what a member has on hold is the sum of the open withdrawals',
    broken: sql<Rows>`
      select coalesce(held.owner_id, open.member_id) as member_id, held.balance, open.amount from (
        select owner_id, balance from ledger_account where kind = 'hold') held
      full join (
        select member_id, sum(amount) as amount from withdrawal where status not in ('success', 'refunded')
        group by member_id) open on open.member_id = held.owner_id
      where coalesce(held.balance, 0) <> coalesce(open.amount, 0)`,
  },
  {
    id: 'I6',
    title: 'a withdrawal is held once, and closed once when it is paid or refunded',
    broken: sql<Rows>`
      select withdrawal.id, withdraw_ref, status, holds, payouts, releases from withdrawal
      join lateral (
        select count(*) filter (where kind = 'withdraw_hold') as holds,
          count(*) filter (where kind = 'withdraw_payout') as payouts,
          count(*) filter (where kind = 'withdraw_release') as releases
        from ledger_tx where ref_type = 'withdrawal' and ref_id = withdrawal.id) booked on true
      where holds <> 1 or payouts <> (status = 'success')::integer or releases <> (status = 'refunded')::integer`,
  },
  {
    id: 'I6b',
    title: 'a hold and its closing move exactly the amount of the withdrawal',
    broken: sql<Rows>`
      select withdrawal.withdraw_ref, tx.kind, entry.satang, withdrawal.amount from ledger_tx tx
      join withdrawal on withdrawal.id = tx.ref_id
      left join (ledger_entry entry join ledger_account account on account.id = entry.account_id and account.kind = 'hold')
        on entry.tx_id = tx.id and account.owner_id = withdrawal.member_id
      where tx.ref_type = 'withdrawal'
        and entry.satang is distinct from case tx.kind when 'withdraw_hold' then withdrawal.amount else -withdrawal.amount end`,
  },
  {
    id: 'I7',
    title:
      'the status of a withdrawal and its payouts agree: one live where money is under way, one success where paid',
    broken: sql<Rows>`
      select withdrawal.withdraw_ref, status, sending, lost, paid from withdrawal
      join lateral (
        select count(*) filter (where state in ('queued', 'sending')) as sending,
          count(*) filter (where state = 'unknown') as lost, count(*) filter (where state = 'success') as paid
        from payout_attempt where withdrawal_id = withdrawal.id) tried on true
      where sending <> (status = 'processing')::integer or lost <> (status = 'unknown')::integer
        or paid <> (status = 'success')::integer`,
  },
  {
    id: 'I7b',
    title: 'a payout under way has exactly one task that follows it',
    broken: sql<Rows>`
      select attempt.our_ref, attempt.state, count(task.id) as tasks from payout_attempt attempt
      left join outbox task on task.key = 'withdrawal:' || attempt.withdrawal_id and task.state in ('queued', 'claimed', 'parked')
      where attempt.state in ('queued', 'sending', 'unknown')
      group by attempt.id having count(task.id) <> 1`,
  },
  {
    id: 'I8',
    title: 'what left each bank and gateway is what its successful payouts cost',
    broken: sql<Rows>`
      select account.code, booked.satang as booked, paid.satang as paid from ledger_account account
      left join lateral (
        select sum(entry.satang) as satang from ledger_entry entry join ledger_tx tx on tx.id = entry.tx_id
        where entry.account_id = account.id and tx.kind = 'withdraw_payout') booked on true
      left join lateral (
        select sum(amount + fee) as satang from payout_attempt where state = 'success'
          and case account.kind when 'bank' then bank_id = account.owner_id
            else gateway_account_id = account.owner_id end) paid on true
      where account.kind in ('bank', 'gateway') and coalesce(booked.satang, 0) <> coalesce(paid.satang, 0)`,
  },
  {
    id: 'I8b',
    title: 'the balance that a bank or gateway account shows is the one in the books',
    broken: sql<Rows>`
      select 'bank:' || bank.id as code, bank.balance as shown, -coalesce(account.balance, 0) as booked from bank
      left join ledger_account account on account.code = 'bank:' || bank.id
      where bank.balance <> -coalesce(account.balance, 0)
      union all
      select 'gateway:' || gateway.id, gateway.balance, -coalesce(account.balance, 0) from gateway_account gateway
      left join ledger_account account on account.code = 'gateway:' || gateway.gateway || ':' || gateway.id
      where gateway.balance <> -coalesce(account.balance, 0)`,
  },
  {
    id: 'I9',
    title: 'a slip, its reference and each payout reference count once',
    broken: sql<Rows>`
      select 'slip reference' as what, reference as value, count(*) from slip group by reference having count(*) > 1
      union all select 'slip picture', sha256, count(*) from slip group by sha256 having count(*) > 1
      union all select 'slip code', qr, count(*) from slip where qr is not null group by qr having count(*) > 1
      union all select 'payout', our_ref, count(*) from payout_attempt group by our_ref having count(*) > 1`,
  },
  {
    id: 'I9b',
    title: 'an order of a gateway is credited by one report',
    broken: sql<Rows>`
      select gateway, order_ref, count(*) as credits from gateway_transaction
      where process_status = 'credited' and order_ref is not null
      group by gateway, order_ref having count(*) > 1`,
  },
  {
    id: 'I10',
    title: 'every change of a status is in the audit log once',
    broken: sql<Rows>`
      select event.entity, event.entity_id, event.changes, coalesce(audited.rows, 0) as audited from (
        select entity, entity_id, count(*) as changes from entity_event
        where entity in ('Withdrawal', 'Deposit') and from_status is not null and to_status is distinct from from_status
          and id > coalesce((select (after ->> 'last_event')::bigint from audit_log where action = 'demo.create' limit 1), 0)
        group by entity, entity_id) event
      left join (
        select entity_type, entity_id, count(*) as rows from audit_log
        where entity_type in ('Withdrawal', 'Deposit') and result = 'ok' and (before ? 'status') and (after ? 'status')
        group by entity_type, entity_id) audited
        on audited.entity_type = event.entity and audited.entity_id = event.entity_id::text
      where event.changes <> coalesce(audited.rows, 0)`,
  },
  keptTables('I11', 'the tables that must not change refuse it', guards),
  {
    id: 'I12',
    title: 'the hash chain of every account closes',
    broken: sql<Rows>`
      select account.code, line.seq from (
        select balance_log.*, lag(hash) over (partition by account_id order by seq) as previous from balance_log
      ) line join ledger_account account on account.id = line.account_id
      where line.hash <> ledger_hash(line.previous, line.account_id, line.seq, line.tx_id, line.before, line.delta, line.after)
      union all
      select account.code, account.seq from ledger_account account
      left join balance_log last on last.account_id = account.id and last.seq = account.seq
      where account.head is distinct from last.hash`,
  },
  {
    id: 'W1',
    title: 'the wallet that staff see is the one in the books',
    broken: sql<Rows>`
      select wallet.member_id, wallet.balance, cash.balance as cash, wallet.pending, hold.balance as hold from wallet
      left join ledger_account cash on cash.code = 'member:' || wallet.member_id || ':cash'
      left join ledger_account hold on hold.code = 'member:' || wallet.member_id || ':hold'
      where wallet.wallet_type = 'main'
        and (wallet.balance <> coalesce(cash.balance, 0) or wallet.pending <> coalesce(hold.balance, 0))`,
  },
  {
    id: 'W2',
    title: 'the wallet history of every member closes and ends at the balance',
    broken: sql<Rows>`
      select line.member_id, line.log_no, line.balance_before, line.amount, line.balance_after, line.expected from (
        select wallet_log.*, lag(balance_after) over (partition by member_id order by id) as expected
        from wallet_log where wallet_type = 'main'
      ) line
      where line.balance_after <> line.balance_before + line.amount
        or (line.expected is not null and line.balance_before <> line.expected)
      union all
      select wallet.member_id, last.log_no, null, null, last.balance_after, wallet.balance from wallet
      join lateral (
        select log_no, balance_after from wallet_log
        where member_id = wallet.member_id and wallet_type = 'main' order by id desc limit 1) last on true
      where wallet.wallet_type = 'main' and wallet.balance <> last.balance_after`,
  },
  {
    id: 'W3',
    // Rebates have been in the books from the start; another wallet comes into them when it first moves.
    title: 'the wallets beside the credit that staff see are those in the books',
    broken: sql<Rows>`
      select coalesce('member:' || wallet.member_id || ':' || wallet.wallet_type, booked.code) as code, wallet.balance,
        booked.balance as booked
      from (select * from wallet where wallet_type <> 'main') wallet
      full join (select * from ledger_account where kind = 'wallet') booked
        on booked.code = 'member:' || wallet.member_id || ':' || wallet.wallet_type
      where coalesce(wallet.balance, 0) <> coalesce(booked.balance, 0)
        and (booked.code is not null or wallet.wallet_type in ('cashback', 'commission'))`,
  },
  ...transferInvariants,
  ...treasuryInvariants,
  ...depositInvariants,
];
