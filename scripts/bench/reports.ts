// Reports over 1, 3 and 10 million rows of bets by day on PostgreSQL, through the server itself: a month and a year.
// A database that BENCH_PG_URL names and that has the rows already is measured as it is.
import { randomBytes } from 'node:crypto';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { deployments } from '#generated/api/deployments.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connect.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { encodeValue } from '#server/db/values.ts';
import { cipherOf } from '#server/generic/cipher.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { demoAccount } from './account.mjs';

const steps = (process.env.BENCH_STEPS ?? '1,3,10').split(',').map((millions) => Number(millions) * 1_000_000);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const budgets = { month: 300, year: 1000 } as const;
/** Rows that one member has in a year: 125 days with two sub-providers each. */
const perMember = 250;
const firstMember = 1_000_000;
const url = process.env.BENCH_PG_URL;
if (!url) throw new Error('BENCH_PG_URL names the server');

const month = { date_from: '2025-06-01', date_to: '2025-06-30' };
const oddMonth = { date_from: '2025-05-17', date_to: '2025-06-15' };
const year = { date_from: '2025-01-01', date_to: '2025-12-31' };
const oddYear = { date_from: '2025-01-10', date_to: '2025-12-20' };
const questions: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['agents', '/api/agent/summary', { group_by: 'agent' }],
  ['agents of one game type', '/api/agent/summary', { group_by: 'agent', game_type: 'slot' }],
  ['days', '/api/agent/summary', { group_by: 'day' }],
  ['months', '/api/agent/summary', { group_by: 'month' }],
  ['providers', '/api/agent/summary_provider', { group_by: 'provider' }],
  ['days of one agent, by type', '/api/agent/summary_detail', { group_by: 'type_day', agent_id: '901' }],
  ['members', '/api/member/summary', { group_by: 'member' }],
  ['members of one agent', '/api/member/summary', { group_by: 'member', agent_id: '901' }],
  ['one member by provider', '/api/member/summary', { group_by: 'provider', username: 'bench1000007' }],
  ['money by agent', '/api/agent/deposit_withdraw', { group_by: 'agent' }],
  ['money by day', '/api/agent/deposit_withdraw_daily', { group_by: 'day' }],
  ['agents against the period before', '/api/agent/summary', { group_by: 'agent', compare: 'true' }],
  ['sub-providers', '/api/game/stats', { group_by: 'sub_provider' }],
];

const leastOf = (values: readonly number[]): number => Math.min(...values);
const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const secretKey = randomBytes(32);
const database = await openDatabase({ url, poolSize: 4 });
const { db } = database;

async function addAgents(): Promise<void> {
  await sql`
    insert into agent (id, code, name, type, parent_id, server, prefix, share_pct, commission_pct, credit_limit, status)
    select 900 + n, 'BEN' || n, 'Bench ' || n, 'agent', 1, 'cat350_v2', 'b' || chr(97 + n / 26) || chr(97 + n % 26), 20, 0.5, 0, 'active'
    from generate_series(1, 40) n`.execute(db);
}

/** Members `from` to `to` and their year, told by arithmetic alone. */
async function fill(from: number, to: number): Promise<void> {
  const lo = firstMember + from;
  const hi = firstMember + to - 1;
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local synchronous_commit = off`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
        level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
        winloss_total, registered_at, status, activity_state)
      select id, 'bench' || id, 901 + id % 40, 'Bench', '0800000001', 'KBANK', '9990000001', 'Bench', 'web', 'bronze', '[]',
        0, 0, 0, 0, 0, 0, 0, '2024-12-01T05:00:00Z', 'active', 'active' from generate_series(${lo}::integer, ${hi}::integer) id`.execute(
      tx,
    );
    await sql`
      insert into bet_day (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
        member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct,
        member_commission_pct, cost_pct, cost_base, revision, recorded_at)
      select date '2025-01-01' + ((n / 2) * 37 + id * 13) % 365, 901 + id % 40, id,
        1 + (id * 7 + (n % 2) * 11 + ((n / 2) % 3) * 5) % 40, 10 + n % 50, staked, staked * 97 / 100, staked - lost,
        round(staked * 97 / 100 * 0.3 / 100), round(lost * 20 / 100.0), round(staked * 97 / 100 * 0.5 / 100), round(lost * 8 / 100.0),
        20, 0.5, 0.3, 8, 'ggr', 1, now()
      from generate_series(${lo}::integer, ${hi}::integer) id, generate_series(0, ${perMember - 1}::integer) n,
        lateral (select (10000 + (id * 31 + n * 977) % 500000)::bigint as staked, least((id * 17 + n * 7919) % 60000 - 25000, 10000 + (id * 31 + n * 977) % 500000)::bigint as lost) told
      -- Day after day, as it is written in life: the rows of a day lie together.
      order by 1`.execute(tx);
  });
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local work_mem = '256MB'`.execute(tx);
    await sql`select rebuild_figures()`.execute(tx);
  });
  await sql`vacuum analyze bet_day, bet_month, provider_day, provider_month, member_day, member_month, agent_day, member_year,
    player_year, member`.execute(db);
}

/** What the server asks of the database, to be explained afterwards: a machine that does other work tells the truth there. */
const asked: RootOperationNode[] = [];
const listener: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Milliseconds that the database itself works for the queries that were asked. */
async function executionTime(queries: readonly RootOperationNode[]): Promise<number> {
  let sum = 0;
  await database.withSession(async (session) => {
    for (const node of queries) {
      const query = db.getExecutor().compileQuery(node, { queryId: 'bench' });
      if (!/^\s*(select|with)\b/i.test(query.sql)) continue;
      const { rows } = await session.query(
        `explain (analyze, timing off, format json) ${query.sql}`,
        query.parameters.map((value) => encodeValue(value)),
      );
      const [plan] = JSON.parse(String(rows[0]?.[0])) as readonly { readonly 'Execution Time': number }[];
      sum += plan?.['Execution Time'] ?? 0;
    }
  });
  return sum;
}

try {
  const now = new Date();
  await prepareDatabase({
    database,
    demo: 'small',
    server: deployments.default.server,
    seal: cipherOf(secretKey).encrypt,
    now,
    log: () => {},
  });
  const {
    rows: [kept],
  } = await sql<{ members: bigint }>`select count(*) as members from member where id >= ${firstMember}`.execute(db);
  let members = Number(kept?.members ?? 0);
  if (members === 0) await addAgents();
  const app = await buildApp({
    deployment: 'default',
    db: db.withPlugin(listener),
    providers: sandboxProviders(db, {}, () => now),
    settings: { secretKey, callsPerMinute: 1_000_000 },
  });
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { email: demoAccount.username, password: demoAccount.password },
  });
  const headers = { authorization: `Bearer ${String((signedIn.json() as { access_token?: string }).access_token)}` };
  for (const rows of steps) {
    const wanted = rows / perMember;
    const started = performance.now();
    if (wanted > members) await fill(members, wanted);
    members = Math.max(members, wanted);
    console.log(
      `\n${rows.toLocaleString()} rows of bets by day, ${wanted.toLocaleString()} members (filled in ${((performance.now() - started) / 1000).toFixed(0)} s); least and median of ${runs}, and what the database itself worked, in ms`,
    );
    for (const [what, path, query] of questions) {
      const cells: string[] = [];
      for (const [name, period, budget] of [
        ['month', month, budgets.month],
        ['30 days', oddMonth, budgets.month],
        ['year', year, budgets.year],
        ['345 days', oddYear, budgets.year],
      ] as const) {
        const times: number[] = [];
        asked.length = 0;
        for (let run = 0; run < runs; run++) {
          if (run > 0) asked.length = 0;
          const start = performance.now();
          const answer = await app.inject({
            method: 'GET',
            url: `${path}?${new URLSearchParams({ ...period, ...query })}`,
            headers,
          });
          times.push(performance.now() - start);
          if (answer.statusCode !== 200) throw new Error(`${path} ${what}: ${answer.payload.slice(0, 200)}`);
        }
        const worked = await executionTime([...asked]);
        const [least, median] = [leastOf(times), medianOf(times)];
        const told = [least, median, worked].map((time) => time.toFixed(0).padStart(5)).join('');
        cells.push(`${name}${told}${Math.min(median, worked) > budget ? ' !' : '  '}`);
      }
      console.log(`  ${what.padEnd(34)} ${cells.join('  ')}`);
    }
  }
  await app.close();
} finally {
  await database.close();
}
