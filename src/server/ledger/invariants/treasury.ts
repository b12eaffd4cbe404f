import { sql } from 'kysely';
import type { Invariant, Rows } from './invariant.ts';

/** The rules of sweeps, replenishment and tickets. */
export const treasuryInvariants: readonly Invariant[] = [
  {
    id: 'Y1',
    title: 'a ticket is booked once when it is completed, and no other one is',
    broken: sql<Rows>`
      select ticket.ticket_ref, ticket.status, count(tx.id) as booked from replenish_ticket ticket
      left join ledger_tx tx on tx.kind = 'replenish_ticket' and tx.ref_id = ticket.id
      group by ticket.id having count(tx.id) <> (ticket.status = 'completed')::integer
      union all
      select null, tx.ref_type, tx.ref_id from ledger_tx tx where tx.kind = 'replenish_ticket'
        and (tx.ref_type <> 'replenish_ticket' or not exists (select from replenish_ticket where id = tx.ref_id))`,
  },
  {
    id: 'Y2',
    title: 'a booked ticket moves what was really transferred, from where the ticket says to its account',
    broken: sql<Rows>`
      select ticket.ticket_ref, account.code, entry.satang from replenish_ticket ticket
      join ledger_tx tx on tx.kind = 'replenish_ticket' and tx.ref_id = ticket.id
      join ledger_entry entry on entry.tx_id = tx.id
      join ledger_account account on account.id = entry.account_id
      left join gateway_account gateway on gateway.id = ticket.gateway_account_id
      where entry.satang is distinct from case account.code
        when 'bank:' || ticket.target_bank_id then -ticket.actual_amount
        when case ticket.source_type when 'holding' then 'bank:' || ticket.source_bank_id
          when 'gateway' then 'gateway:' || gateway.gateway || ':' || gateway.id else 'funds' end then ticket.actual_amount end`,
  },
  {
    id: 'Y3',
    title: 'whoever transferred for a ticket never confirmed it, and its slip is its own',
    broken: sql<Rows>`
      select ticket_ref, transferred_by, confirmed_by from replenish_ticket ticket
      where confirmed_by = transferred_by
        or (status in ('transferred', 'completed') and not exists (select from slip where slip.ticket_id = ticket.id))`,
  },
  {
    id: 'Y4',
    title: 'every transfer that a sweep rule asked for is in its history once',
    broken: sql<Rows>`
      select transfer.transfer_ref, transfer.origin, count(sweep.id) as listed from bank_transfer transfer
      left join sweep on sweep.transfer_id = transfer.id and sweep.rule_id = transfer.origin_id
      group by transfer.id having count(sweep.id) <> (transfer.origin = 'sweep')::integer`,
  },
  {
    id: 'Y5',
    title: 'what a sweep rule moved today is what its transfers of the day moved',
    broken: sql<Rows>`
      select state.id, state.today_moved, moved.amount from sweep_rule_state state
      left join (
        select sweep.rule_id, sum(amount) as amount from sweep join bank_transfer transfer on transfer.id = transfer_id
        where status = 'success' and settled_at >= bangkok_midnight() group by sweep.rule_id) moved on moved.rule_id = state.id
      where state.today_moved <> coalesce(moved.amount, 0)`,
  },
  {
    id: 'Y6',
    title: 'a line of the replenish history names what it did',
    broken: sql<Rows>`
      select id, action, ticket_id, transfer_id from replenish_log
      where (action = 'ticket') <> (ticket_id is not null) or (action = 'transfer') <> (transfer_id is not null)`,
  },
];
