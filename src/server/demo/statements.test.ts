import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccount } from '#areas/finance/server/deposit/poll.ts';
import { depositRound, markFastOut } from '#areas/finance/server/deposit/rounds.ts';
import { settleLine } from '#areas/finance/server/deposit/settle-line.ts';
import { startOfDay } from '#contract/time.ts';
import { openMigrated } from '../../../tests/support/migrated-database.ts';
import { platformOf } from '../app.ts';
import type { Context } from '../context/context.ts';
import { systemContext } from '../context/context-factory.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { keepLine } from '../deposits/raw-line.ts';
import { sandboxProviders } from '../providers/sandbox/sandbox-providers.ts';
import { seedDemo } from './seed-demo.ts';
import { missingTransfer } from './transfer-lines.ts';

/** The bank's numbers of transfers that it made, and whose result is not in our books yet. */
const underWay = sql`
  select told.upstream_ref from sandbox_transfer told join withdrawal on withdraw_ref = order_ref
  where provider = 'bank' and withdrawal.status in ('processing', 'unknown')`;

/** The lines that people see, and the money that nobody was credited for. */
async function standing({ db }: OpenDatabase) {
  const { rows: lines } = await sql<{ raw_ref: string }>`
    select raw_ref, direction, match_status, deposit_ref, review_status from raw_transaction
    where upstream_ref not in (${underWay}) order by raw_ref`.execute(db);
  const { rows: suspense } = await sql`
    select code, balance::text as balance from ledger_account where kind = 'suspense' order by code`.execute(db);
  return { lines, suspense };
}

/** Reads every account that is read, as the jobs do it. */
async function readAll(context: Context, { db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<Parameters<typeof readAccount>[1]>`
    select id::integer as id, bank_code, account_no, agent_ids, channel, balance from bank
    where usage in ('deposit', 'both') and session_status = 'online' and status = 'active' order by id`.execute(db);
  for (const account of rows) await readAccount(context, account);
  return rows.length;
}

describe.each([
  ['now', () => new Date()],
  // What counts for today began a moment ago: everything that is read again is yesterday's.
  ['just after midnight', () => new Date(startOfDay('2026-02-01').getTime() + 6 * 60_000)],
  ['early in the day', () => new Date(startOfDay('2026-02-01').getTime() + 5 * 3_600_000)],
])('the statements of the demo, %s', (when, momentOf) => {
  const moment = momentOf();
  let open: OpenDatabase;
  let context: Context;

  // One seeding for all: each test goes on where the one before ended.
  beforeAll(async () => {
    open = await openMigrated();
    await seedDemo({ db: open.db, size: 'small', today: moment.toISOString(), seal: (plain) => `sealed:${plain}` });
    const platform = platformOf({
      deployment: 'default',
      db: open.db,
      providers: sandboxProviders(open.db),
      clock: { now: () => moment },
      settings: { secretKey: new Uint8Array(32) },
    });
    context = systemContext(platform, 'jobs');
  });
  afterAll(() => open.close());

  it('say nothing new when they are read once more, and carry the balance on from line to line', async () => {
    const told = await standing(open);
    for (let time = 0; time < 3; time++) {
      expect(await readAll(context, open)).toBeGreaterThan(1);
      await depositRound(context);
    }
    // What a round finds by the clock of the database alone, at the moment of the demo.
    await markFastOut(open.db, sql`${moment}::timestamptz`);
    expect(await standing(open)).toEqual(told);
    // They were read: what the bank said is known under the same name.
    const { rows: read } = await sql`select 1 from bank where last_sync_at > now() - interval '5 minutes'`.execute(
      open.db,
    );
    expect(read.length).toBeGreaterThan(1);

    const { rows: jumps } = await sql`
      with line as (
        select account, reference, created_at, balance_after, lag(created_at) over told as since,
          lag(balance_after) over told + case direction when 'in' then amount else -amount end as expected
        from sandbox_transfer where provider = 'bank' and balance_after is not null
        window told as (partition by account order by created_at, id)
      )
      select account, reference from line
      where expected <> balance_after and not exists (
        select from bank_transfer where status = 'success' and id % ${missingTransfer.of} = ${missingTransfer.at}
          and line.account in (source_bank_id::text, target_bank_id::text)
          and settled_at between line.since and line.created_at)
      -- What was set right by hand is not told where a reader would come across it.
      and not exists (
        select from ledger_tx tx where kind = 'adjust' and tx.created_at between line.since and line.created_at
          and tx.created_at > (select max(created_at) from line last where last.account = line.account) - interval '1 hour')`.execute(
      open.db,
    );
    expect(jumps).toEqual([]);
    const { rows: silent } = await sql`
      select raw_ref from raw_transaction
      where balance_after is null and match_status <> 'duplicate' and upstream_ref not in (${underWay})`.execute(
      open.db,
    );
    expect(silent).toEqual([]);
  });

  it('leave out the house’s own transfers, reported at once or late', async () => {
    const { rows } = await sql<{ bank_id: number; upstream_ref: string; amount: bigint; settled_at: Date }>`
      select source_bank_id::integer as bank_id, upstream_ref, amount, settled_at from bank_transfer
      where status = 'success' order by settled_at desc limit 1`.execute(open.db);
    const [moved] = rows;
    if (!moved) throw new Error('the demo has no transfer');
    const told = (dedupeKey: string) => ({
      ...{
        bankId: moved.bank_id,
        agentIds: [],
        source: 'app' as const,
        at: moved.settled_at,
        direction: 'out' as const,
      },
      ...{ amount: moved.amount, balanceAfter: null, channelCode: null, upstreamRef: moved.upstream_ref, dedupeKey },
      ...{ fromBankCode: null, fromAccountNo: null, fromAccountName: null, description: 'โอนออก' },
    });
    await context.transaction(async (ctx) => {
      const line = await keepLine(ctx.tx, told('at once'));
      if (line) await settleLine(ctx, line);
      // This one was read while nobody knew the bank's number of the transfer.
      await keepLine(ctx.tx, told('late'));
    });
    const states = async () => {
      const found = await sql<{ match_status: string }>`
        select match_status from raw_transaction where dedupe_key in ('at once', 'late') order by dedupe_key`.execute(
        open.db,
      );
      return found.rows.map(({ match_status }) => match_status);
    };
    expect(await states()).toEqual(['ignored', 'unmatched']);
    await depositRound(context);
    expect(await states()).toEqual(['ignored', when === 'now' ? 'ignored' : 'unmatched']);
  });

  it('match a payment once the bank has answered', async () => {
    await readAll(context, open);
    const { rows } = await sql<{ id: number; upstream_ref: string }>`
      update payout_attempt set state = 'success', upstream_ref = line.upstream_ref, settled_at = clock_timestamp()
      from raw_transaction line, sandbox_transfer told, bank
      where line.upstream_ref = told.upstream_ref and told.reference = payout_attempt.our_ref
        and payout_attempt.state in ('sending', 'unknown') and bank.id = line.bank_id
      returning payout_attempt.id::integer as id, line.upstream_ref`.execute(open.db);
    await depositRound(context);
    for (const { id, upstream_ref } of rows) {
      const line = await sql`
        select line.match_status, line.withdraw_ref = withdrawal.withdraw_ref as is_named
        from raw_transaction line, payout_attempt attempt join withdrawal on withdrawal.id = withdrawal_id
        where line.upstream_ref = ${upstream_ref} and attempt.id = ${id}`.execute(open.db);
      expect(line.rows).toEqual([{ match_status: 'matched', is_named: true }]);
    }
    // The payment that is under way leaves a wallet, and wallets are read.
    if (when !== 'just after midnight') expect(rows.length).toBeGreaterThan(0);
  });
});
