import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareClosedDays } from '#areas/finance/server/banks/days/days-task.ts';
import { tables } from '#generated/api/database.ts';
import { openMigrated } from '../../../tests/support/migrated-database.ts';
import { platformOf } from '../app.ts';
import { checkAudit } from '../audit/verify.ts';
import { systemContext } from '../context/context-factory.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { sandboxProviders } from '../providers/sandbox/sandbox-providers.ts';
import { verifyInvariants } from '../verify/verify-invariants.ts';
import { demoPassword } from './password.ts';
import { seedDemo } from './seed-demo.ts';
import { missingTransfer } from './transfer-lines.ts';

const today = '2026-01-31';
/** The moment that counts as now on that day. */
const now = '2026-01-31T14:05:09+07:00';
const seal = (plain: string) => `sealed:${plain}`;

async function seeded(options: { readonly seed?: number; readonly today?: string } = {}): Promise<OpenDatabase> {
  const open = await openMigrated();
  await seedDemo({ db: open.db, size: 'small', today, seal, ...options });
  return open;
}

const written = [
  ...Object.keys(tables),
  'user_credential',
  'entity_event',
  'ledger_account',
  'ledger_tx',
  'ledger_entry',
  'balance_log',
  'payout_attempt',
  'outbox',
  'day_counter',
  'sandbox_account',
  'sandbox_transfer',
  'sandbox_session',
  'sandbox_holder',
  'bank_wallet',
];

async function checksums({ db }: OpenDatabase): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of written) {
    const query = sql<{ sum: string | null; count: bigint }>`
      select md5(string_agg(r::text, '|' order by r::text)) as sum, count(*) as count from ${sql.table(table)} r`;
    const [row] = (await query.execute(db)).rows;
    sums[table] = `${row?.count} ${row?.sum}`;
  }
  return sums;
}

/** Rows that break a rule; the rule holds when there are none. */
async function offenders({ db }: OpenDatabase, query: string, moment = now): Promise<readonly unknown[]> {
  const day = moment.slice(0, 10);
  const stamp = day.slice(2).replaceAll('-', '');
  const told = query.replaceAll(':now', `'${moment}'`).replaceAll(':today', `'${day}'`).replaceAll(':stamp', stamp);
  return (await sql.raw(told).execute(db)).rows;
}

/** Rule → query for what breaks it. */
const rules: Readonly<Record<string, string>> = {
  'every ledger transaction sums to zero over at least two entries': `
    select tx.id from ledger_tx tx left join ledger_entry e on e.tx_id = tx.id
    group by tx.id having coalesce(sum(e.satang), 1) <> 0 or count(*) < 2`,
  'the balance of a ledger account is the sum of its entries': `
    select a.code from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.satang), 0) or a.seq <> count(e.id)`,
  'every balance log continues the one before, and the last one is the account': `
    select * from (
      select l.*, lag(after, 1, 0::bigint) over w as expected, row_number() over w as expected_seq,
        ledger_hash(lag(hash) over w, account_id, seq, tx_id, before, delta, after) as expected_hash
      from balance_log l window w as (partition by account_id order by seq)) chain
    where before <> expected or seq <> expected_seq or hash <> expected_hash
    union all select l.*, 0, 0, null from balance_log l join ledger_account a on a.id = l.account_id and a.seq = l.seq
    where a.balance <> l.after or a.head <> l.hash`,
  'no member owes: cash and hold are never below zero': `
    select account_id from balance_log l join ledger_account a on a.id = l.account_id
    where a.kind in ('cash', 'hold') and after < 0`,
  'holds are the open withdrawals': `
    select a.owner_id from ledger_account a where a.kind = 'hold' and a.balance <> (
      select coalesce(sum(amount), 0) from withdrawal w
      where w.member_id = a.owner_id and status not in ('success', 'refunded'))`,
  'a withdrawal has one hold, and one closing exactly when it is over': `
    select w.id from withdrawal w where
      (select count(*) from ledger_tx t where t.ref_type = 'withdrawal' and t.ref_id = w.id and kind = 'withdraw_hold') <> 1
      or (select count(*) from ledger_tx t where t.ref_type = 'withdrawal' and t.ref_id = w.id and kind = 'withdraw_payout')
        <> (status = 'success')::int
      or (select count(*) from ledger_tx t where t.ref_type = 'withdrawal' and t.ref_id = w.id and kind = 'withdraw_release')
        <> (status = 'refunded')::int`,
  'the credit before a withdrawal is what the ledger had': `
    select w.id from withdrawal w
    join ledger_tx t on t.ref_type = 'withdrawal' and t.ref_id = w.id and t.kind = 'withdraw_hold'
    join balance_log l on l.tx_id = t.id join ledger_account a on a.id = l.account_id and a.kind = 'cash'
    where l.before <> w.balance_before or l.after <> w.balance_after or l.delta <> -w.amount`,
  'a main wallet is the member’s cash and hold': `
    select m.id from member m left join wallet w on w.member_id = m.id and w.wallet_type = 'main'
    where w.id is null
      or w.balance <> coalesce((select balance from ledger_account where code = 'member:' || m.id || ':cash'), 0)
      or w.pending <> coalesce((select balance from ledger_account where code = 'member:' || m.id || ':hold'), 0)`,
  'a wallet’s history begins at zero, closes and ends at its balance': `
    select * from (
      select l.*, lag(balance_after, 1, 0::bigint) over w as expected,
        lead(id) over w is null as is_last
      from wallet_log l window w as (partition by member_id, wallet_type order by id)) chain
    where balance_before <> expected or balance_after <> balance_before + amount or balance_after < 0
      or (is_last and balance_after <> (
        select balance from wallet where wallet.member_id = chain.member_id and wallet.wallet_type = chain.wallet_type))`,
  'wallet logs are numbered in the order of time': `
    select * from (select created_at, lag(created_at) over (order by id) as before from wallet_log) t where created_at < before`,
  'every withdrawal took its amount from the wallet, a refunded one gave it back': `
    select w.id from withdrawal w where
      (select coalesce(sum(amount), 0) from wallet_log l where l.ref_id = w.withdraw_ref)
        <> case when status = 'refunded' then 0 else -w.amount end
      or (select count(*) from wallet_log l where l.ref_id = w.withdraw_ref) <> case when status = 'refunded' then 2 else 1 end`,
  'what is sent is the amount, less the fee where the member bears it': `
    select id from withdrawal where net_amount <> amount - case when fee_payer = 'member' then fee else 0 end`,
  'above the team’s limit two people decide': `
    select w.id from withdrawal w where amount > 5000000 and approved_by is not null and approved_by = verified_by`,
  'the steps of a withdrawal follow each other and none is later than now': `
    select id from withdrawal where verified_at < requested_at or approved_at < verified_at or completed_at < requested_at
      or completed_at < approved_at or greatest(requested_at, verified_at, approved_at, completed_at) > :now`,
  'one open withdrawal a member': `
    select member_id from withdrawal where status not in ('success', 'refunded') group by 1 having count(*) > 1`,
  'a payout stands behind every transfer, in the state of its withdrawal': `
    select w.id from withdrawal w left join payout_attempt p on p.withdrawal_id = w.id
    where case when w.status in ('success', 'failed', 'unknown') then p.state is distinct from w.status
      when w.status = 'processing' then p.state is distinct from 'sending' else p.id is not null end`,
  'a bank holds what the ledger says': `
    select id from bank b where balance <> -(select balance from ledger_account where code = 'bank:' || b.id)`,
  'a gateway account holds what the ledger says, and what its own log ends with': `
    select id from gateway_account g where
      balance <> -(select balance from ledger_account where code = 'gateway:' || g.gateway || ':' || g.id)
      or balance <> (select balance_after from gateway_balance_log where account_id = g.id order by id desc limit 1)`,
  'gateway balance logs close': `
    select * from (
      select *, lag(balance_after, 1, 0::bigint) over (partition by account_id order by id) as expected from gateway_balance_log) t
    where balance_before <> expected or balance_after <> balance_before + change`,
  'a gateway order has the net effect of its type': `
    select id from gateway_order where net_amount <> case type when 'deposit' then pay_amount - fee else -(pay_amount + fee) end`,
  'every credited gateway deposit has its wallet log, every gateway withdrawal that left its order': `
    select order_ref from gateway_order o where type = 'deposit' and status = 'success' and not exists (
      select 1 from wallet_log l where l.ref_id = o.deposit_ref and l.amount = o.pay_amount and l.member_id = o.member_id)
    union all select withdraw_ref from withdrawal w where gateway is not null and approved_at is not null and not exists (
      select 1 from gateway_order o where o.withdraw_ref = w.withdraw_ref and o.pay_amount = w.net_amount)`,
  'a successful order has exactly one transaction that counts': `
    select o.order_ref from gateway_order o left join gateway_transaction t
      on t.order_ref = o.order_ref and t.process_status in ('credited', 'updated')
    group by o.order_ref, o.status having count(t.id) <> (o.status = 'success')::int`,
  'business numbers go on behind today’s': `
    select last.prefix from (
      select left(ref, -12) as prefix, max(right(ref, 6)::int) as value from (
        select withdraw_ref as ref from withdrawal union all select deposit_ref from deposit
        union all select raw_ref from raw_transaction
        union all select order_ref from gateway_order union all select txn_ref from gateway_transaction) numbered
      where ref like '%:stamp______' group by 1) last
    left join day_counter on kind = last.prefix and day = :today where day_counter.value is distinct from last.value`,
  'the number of a deposit carries the day that it was asked for or credited on': `
    select deposit_ref from deposit where substr(deposit_ref, 2, 6) not in (
      to_char(requested_at at time zone 'Asia/Bangkok', 'YYMMDD'), to_char(credited_at at time zone 'Asia/Bangkok', 'YYMMDD'))`,
  'nothing is later than now': `
    select deposit_ref from deposit where greatest(requested_at, credited_at) > :now
    union all select raw_ref from raw_transaction where detected_at > :now
    union all select log_no from wallet_log where created_at > :now
    union all select order_ref from gateway_order where greatest(created_at, callback_at) > :now
    union all select txn_ref from gateway_transaction where received_at > :now
    union all select transfer_ref from bank_transfer where greatest(requested_at, settled_at) > :now`,
  'no account and no telephone that somebody could have': `
    select bank_account_no from member where bank_account_no !~ '^999' and bank_code <> 'TRUEWALLET'
    union all select mobile from member where mobile !~ '^0[89]00'
    union all select account_no from bank where account_no !~ '^(999|0800)'
    union all select mobile from app_user where mobile !~ '^0[89]00'`,
  'nobody’s share is above the master’s': `
    select a.id from agent a join agent p on p.id = a.parent_id where a.share_pct > p.share_pct`,
  'uplines make no loops': 'select id from member where upline_id >= id',
};

describe('the demo', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await seeded();
  });
  afterAll(() => open.close());

  it.each(Object.entries(rules))('%s', async (_rule, query) => {
    expect((await offenders(open, query)).slice(0, 3)).toEqual([]);
  });

  it.each(
    Object.values(tables).flatMap((table) => table.foreignKeys.map((key) => [table.name, key.column, key] as const)),
  )('%s.%s points at rows that exist', async (table, column, key) => {
    const missing = `select t."${column}" from "${table}" t left join "${key.table}" r on r."${key.target}" = t."${column}"
        where t."${column}" is not null and r."${key.target}" is null`;
    expect((await offenders(open, missing)).slice(0, 3)).toEqual([]);
  });

  // Just before and after midnight what counts for today began yesterday.
  it.each(['00:00:00', '00:06:00', '00:45:00', '23:59:59'])(
    'comes out whole at %s',
    async (time) => {
      const moment = `2026-02-01T${time}+07:00`;
      const other = await seeded({ today: moment });
      const broken: Record<string, readonly unknown[]> = {};
      for (const [rule, query] of Object.entries(rules)) {
        const found = await offenders(other, query, moment);
        if (found.length > 0) broken[rule] = found.slice(0, 3);
      }
      const invariants = await verifyInvariants(other.db);
      await other.close();
      expect(broken).toEqual({});
      expect(invariants).toEqual([]);
    },
    180_000,
  );

  it('finds the queue of today as it is described', async () => {
    const counts = await offenders(
      open,
      `select status, count(*)::int as count from withdrawal
       where requested_at >= '2026-01-31T00:00:00+07:00' and status not in ('success', 'refunded') group by 1 order by 1`,
    );
    expect(counts).toEqual([
      { status: 'failed', count: 2 },
      { status: 'pending', count: 14 },
      { status: 'processing', count: 3 },
      { status: 'unknown', count: 1 },
      { status: 'verified', count: 5 },
    ]);
  });

  it('keeps every rule of the books, the figures and the audit log', async () => {
    expect(await verifyInvariants(open.db)).toEqual([]);
    expect((await checkAudit(open.db, [])).broken).toBeUndefined();
  });

  it('leaves the ledger’s guards on', async () => {
    await expect(sql`delete from balance_log`.execute(open.db)).rejects.toThrow(/refused/);
    await expect(sql`update ledger_account set balance = balance + 1`.execute(open.db)).rejects.toThrow(/refused/);
    await expect(
      sql`insert into ledger_tx (kind, ref_type, ref_id) values ('adjust', 'member', 1)`.execute(open.db),
    ).rejects.toThrow(/does not balance/);
  });

  it('lets the named people in with the password', async () => {
    const [row] = (
      await sql<{ password_hash: string }>`
        select password_hash from user_credential join app_user on app_user.id = user_id where username = 'owner'`.execute(
        open.db,
      )
    ).rows;
    expect(await verify(row?.password_hash ?? '', demoPassword)).toBe(true);
    expect(await verify(row?.password_hash ?? '', 'something-else-1')).toBe(false);
  });

  it('refuses a database that is not empty', async () => {
    await expect(seedDemo({ db: open.db, size: 'small', today, seal })).rejects.toThrow(/empty/);
  });

  it('comes out the same twice, and otherwise with another seed', async () => {
    const [again, other] = [await seeded(), await seeded({ seed: 1 })];
    const [first, second, third] = [await checksums(open), await checksums(again), await checksums(other)];
    await again.close();
    await other.close();
    expect(second).toEqual(first);
    expect(third.member).not.toBe(first.member);
    expect(third.withdrawal).not.toBe(first.withdrawal);
  });

  it('differs from the statements of the banks in the transfers that it leaves out on purpose, and in nothing else', async () => {
    const { db } = open;
    const platform = platformOf({
      deployment: 'default',
      db,
      providers: sandboxProviders(db),
      clock: { now: () => new Date(now) },
      settings: { secretKey: new Uint8Array(32) },
    });
    await compareClosedDays(systemContext(platform, 'jobs'));
    const found = await offenders(open, `select kind, our_ref from bank_difference where status = 'open' order by 2`);
    const planted = await offenders(
      open,
      `select 'missing_there' as kind, transfer_ref as our_ref from bank_transfer
       join bank on bank.id in (source_bank_id, target_bank_id) and bank.channel <> 'manual'
       where bank_transfer.status = 'success' and bank_transfer.id % ${missingTransfer.of} = ${missingTransfer.at}
         and settled_at >= '2026-01-24T00:00:00+07:00' and settled_at < '2026-01-31T00:00:00+07:00' order by 2`,
    );
    expect(found).toEqual(planted);
    expect(found.length).toBeGreaterThan(0);
  });
});
