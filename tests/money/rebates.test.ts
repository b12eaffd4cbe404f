import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculateEnded } from '#areas/cashback/server/cashback-task.ts';
import { claimRebate, payAutomatic } from '#areas/cashback/server/pay.ts';
import { bangkokDay } from '#contract/time.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { recordBets } from '#server/reports/record-bets.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { openWorld, type World } from '../api/kit.ts';
import { subjects } from '../api/subjects.ts';

const postgres = subjects.filter(({ name }) => name === 'postgres');
if (postgres.length === 0) console.warn('SKIPPED: races for rebates on PostgreSQL (no PG_URL).');

const members = 60;

describe.each(postgres)('rebates under a crowd on $name', (subject) => {
  let world: World;
  const today = bangkokDay(new Date());
  const yesterday = bangkokDay(new Date(Date.now() - 86_400_000));
  const clock = { now: () => new Date(Date.parse(`${today}T00:00:00+07:00`) + 2 * 3_600_000) };

  beforeAll(async () => {
    world = await openWorld(subject);
    const { db } = world.database;
    await sql`
      update agent_config set created_at = now() - interval '40 days', winloss_min_loss = 0, winloss_claim = 'manual',
        turnover_claim = 'auto', turnover_enabled = agent_id = 1, winloss_enabled = agent_id = 1`.execute(db);
    await sql`
      insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
        level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
        winloss_total, registered_at, status, activity_state)
      select id, 'member' || id, 1, 'สมชาย ' || id, '0800000001', 'KBANK', '9990' || lpad(id::text, 6, '0'), 'M', 'web', 'gold', '[]', 0, 0, 0, 0, 0, 0,
        0, now() - interval '40 days', 'active', 'active' from generate_series(1, ${members}::integer) id`.execute(db);
    const reports = Array.from({ length: members }, (_, index) => ({
      ...{ day: yesterday, memberId: index + 1, subProviderId: 1, betCount: 1, revision: 1 },
      ...{ turnover: 1_000_00n, validTurnover: 1_000_00n, payout: 0n },
    }));
    await db.transaction().execute((tx) => recordBets(tx, reports, '0'));
  });
  afterAll(() => world.close());

  test('worked out, paid and claimed by many at once, each rebate is in the books once', async () => {
    const { db } = world.database;
    const jobs = { ...systemContext(world.platform, 'jobs'), clock };
    const rounds = await Promise.all(Array.from({ length: 6 }, () => calculateEnded(jobs)));
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(members * 2);
    const paid = await Promise.all(Array.from({ length: 8 }, () => jobs.transaction((ctx) => payAutomatic(ctx, 25))));
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(members);
    const { rows } = await sql<{ id: number }>`select id from cashback_log where kind = 'winloss' order by id`.execute(
      db,
    );
    const replies = await Promise.all(
      rows
        .slice(0, 10)
        .flatMap(({ id }) => Array.from({ length: 8 }, () => jobs.transaction((ctx) => claimRebate(ctx, id)))),
    );
    expect(replies.filter(Boolean)).toHaveLength(10);
    const books = await sql<{ kind: string; times: number; satang: bigint }>`
      select account.code as kind, count(*)::integer as times, sum(-entry.satang)::bigint as satang from ledger_entry entry
      join ledger_account account on account.id = entry.account_id and account.kind = 'promotion' group by 1 order by 1`.execute(
      db,
    );
    expect(books.rows).toEqual([
      { kind: 'promotion:cashback_turnover', times: members, satang: BigInt(members) * 3_00n },
      { kind: 'promotion:cashback_winloss', times: 10, satang: 10n * 50_00n },
    ]);
    expect(await verifyInvariants(db)).toEqual([]);
  });
});
