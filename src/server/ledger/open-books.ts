import { sql } from 'kysely';
import { many, maybe, one, type Tx } from './sql.ts';

/**
 * Opens the books over rows that were there before them (imported or demonstration data): every main wallet, bank and
 * gateway account gets the balance that its row shows, and withdrawals from `since` on, or still open, get their
 * holds, payouts and releases. Open ones get a live payout where their status says so. Older finished ones are history.
 * Runs once; a second call does nothing. Withdrawals in scope that were paid must name their source.
 */
export async function openBooks(tx: Tx, since: Date): Promise<void> {
  const opened = await maybe(
    sql<{ id: number }>`
      insert into ledger_start (id, at) values (1, ${since}::timestamptz) on conflict do nothing returning id`,
    tx,
  );
  if (!opened) return;
  await many(
    sql`
      create temporary table booked on commit drop as
      select withdrawal.id, member_id, amount, net_amount, status, type, from_bank_id, gateway, gateway_account_id,
        withdraw_ref, requested_at, coalesce(completed_at, approved_at, verified_at, requested_at) as closed_at,
        case when gateway_account_id is not null and type = 'gateway' then 'gateway' when type = 'manual' then 'manual'
          else 'bank' end as channel,
        case when type = 'gateway' then 'gateway:' || gateway || ':' || gateway_account_id
          else 'bank:' || from_bank_id end as source,
        case when type = 'gateway' then coalesce((select round(net_amount * withdraw_fee_pct / 100)::bigint + withdraw_fee_fixed
          from gateway_account where gateway_account.id = gateway_account_id), 0) else 0 end as charged
      from withdrawal
      where status not in ('success', 'refunded') or requested_at >= ${since}::timestamptz`,
    tx,
  );
  await openAccounts(tx);
  await openBalances(tx, since);
  await bookHolds(tx);
  await bookClosings(tx);
  await bookAttempts(tx);
  await many(
    sql`
      update wallet set pending = account.balance from ledger_account account
      where account.code = 'member:' || wallet.member_id || ':hold' and wallet.wallet_type = 'main'
        and wallet.pending <> account.balance`,
    tx,
  );
}

async function openAccounts(tx: Tx): Promise<void> {
  await many(
    sql`
      insert into ledger_account (code, kind, owner_id)
      select 'member:' || member_id || ':' || kind, kind, member_id
        from wallet cross join (values ('cash'), ('hold')) as kinds (kind) where wallet_type = 'main'
      union all select 'bank:' || id, 'bank', id from bank
      union all select 'gateway:' || gateway || ':' || id, 'gateway', id from gateway_account
      union all values ('opening', 'opening', null::integer), ('fee', 'fee', null), ('suspense', 'suspense', null)
      on conflict (code) do nothing`,
    tx,
  );
}

/** One transaction that gives each account what its row shows now, less what the bookings below will move. */
async function openBalances(tx: Tx, since: Date): Promise<void> {
  const { id } = await one(
    sql<{ id: bigint }>`
      insert into ledger_tx (kind, ref_type, ref_id, reason, created_at)
      values ('opening', 'books', 1, 'balances carried over', ${since}::timestamptz) returning id`,
    tx,
  );
  await many(
    sql`
      with opening as (
        select 'member:' || wallet.member_id || ':cash' as code, wallet.balance + coalesce((
          select sum(amount) from booked where booked.member_id = wallet.member_id and status <> 'refunded'), 0) as satang
        from wallet where wallet_type = 'main'
        union all
        select 'bank:' || bank.id, -(bank.balance + coalesce((
          select sum(net_amount + charged) from booked where status = 'success' and source = 'bank:' || bank.id), 0))
        from bank
        union all
        select 'gateway:' || account.gateway || ':' || account.id, -(account.balance + coalesce((
          select sum(net_amount + charged) from booked
          where status = 'success' and source = 'gateway:' || account.gateway || ':' || account.id), 0))
        from gateway_account account
      ), lines as (
        select code, satang::bigint as satang from opening where satang <> 0
        union all select 'opening', (-sum(satang))::bigint from opening having sum(satang) <> 0
      )
      insert into ledger_entry (tx_id, account_id, satang)
      select ${id}::bigint, account.id, lines.satang from lines join ledger_account account using (code) order by account.id`,
    tx,
  );
}

async function bookHolds(tx: Tx): Promise<void> {
  await many(
    sql`
      with header as (
        insert into ledger_tx (kind, ref_type, ref_id, created_at)
        select 'withdraw_hold', 'withdrawal', id, requested_at from booked order by requested_at, id
        returning id, ref_id
      )
      insert into ledger_entry (tx_id, account_id, satang)
      select header.id, account.id, case account.kind when 'cash' then -booked.amount else booked.amount end
      from header join booked on booked.id = header.ref_id
      join ledger_account account on account.owner_id = booked.member_id and account.kind in ('cash', 'hold')
      order by header.id, account.id`,
    tx,
  );
}

async function bookClosings(tx: Tx): Promise<void> {
  await many(
    sql`
      with header as (
        insert into ledger_tx (kind, ref_type, ref_id, created_at, reason)
        select case status when 'refunded' then 'withdraw_release' else 'withdraw_payout' end, 'withdrawal', id, closed_at,
          case status when 'refunded' then 'refunded' end
        from booked where status in ('success', 'refunded') order by closed_at, id
        returning id, ref_id
      ), lines as (
        select header.id, 'member:' || member_id || ':hold' as code, -amount as satang
          from header join booked on booked.id = header.ref_id
        union all select header.id, 'member:' || member_id || ':cash', amount
          from header join booked on booked.id = header.ref_id where status = 'refunded'
        union all select header.id, source, net_amount + charged
          from header join booked on booked.id = header.ref_id where status = 'success'
        union all select header.id, 'fee', amount - net_amount - charged
          from header join booked on booked.id = header.ref_id
          where status = 'success' and amount <> net_amount + charged
      )
      insert into ledger_entry (tx_id, account_id, satang)
      select lines.id, account.id, lines.satang from lines join ledger_account account using (code)
      order by lines.id, account.id`,
    tx,
  );
}

/** Payouts as their withdrawals' status tells: one under way waits a while, one unknown waits for a person. */
async function bookAttempts(tx: Tx): Promise<void> {
  await many(
    sql`
      with attempt as (
        insert into payout_attempt (withdrawal_id, attempt_no, channel, bank_id, gateway, gateway_account_id, our_ref,
          amount, fee, state, parked_at, created_at, sent_at, settled_at)
        select id, 1, channel, case when channel <> 'gateway' then from_bank_id end,
          case when channel = 'gateway' then gateway end, case when channel = 'gateway' then gateway_account_id end,
          coalesce((select order_ref from gateway_order where gateway_order.withdraw_ref = booked.withdraw_ref
            and booked.channel = 'gateway' limit 1), withdraw_ref || '-1'),
          net_amount, charged, case status when 'processing' then 'queued' else status end,
          case when status = 'unknown' then closed_at end, requested_at,
          case when status <> 'processing' then closed_at end, case when status in ('success', 'failed') then closed_at end
        from booked where status in ('processing', 'unknown', 'success', 'failed')
        returning id, withdrawal_id, state
      )
      insert into outbox (topic, key, payload, state, available_at)
      select 'payout', 'withdrawal:' || withdrawal_id, jsonb_build_object('attempt_id', id::text),
        case state when 'unknown' then 'parked' else 'queued' end, clock_timestamp() + interval '15 minutes'
      from attempt where state in ('queued', 'unknown')`,
    tx,
  );
}
