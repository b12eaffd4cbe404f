// Reports over 1, 3 and 10 million rows of bets by day on PostgreSQL, through the server itself: a month and a year. One table
// grows from size to size. A database that BENCH_PG_URL names and that has the rows already is measured as it is.
// BENCH_TABLE names the page whose table is rewritten (docs/scale.md).
import { randomBytes } from 'node:crypto';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { deployments } from '#generated/api/deployments.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connect.ts';
import { encodeValue } from '#server/db/values.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { demoAccount } from './account.mjs';
import { medianOf } from './clock.ts';
import { addAgents, fillBets, firstMember, perMember } from './fill-bets.ts';
import { type Medians, reportTable, writeTable } from './report-table.ts';

const steps = (process.env.BENCH_STEPS ?? '1,3,10').split(',').map((millions) => Number(millions) * 1_000_000);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const url = process.env.BENCH_PG_URL;
if (!url) throw new Error('BENCH_PG_URL names the server');

/** Days of a span, and the milliseconds that a report over them may take at the median. */
const spans = {
  month: [{ date_from: '2025-06-01', date_to: '2025-06-30' }, 300],
  '30 days across two months': [{ date_from: '2025-05-17', date_to: '2025-06-15' }, 300],
  year: [{ date_from: '2025-01-01', date_to: '2025-12-31' }, 1000],
  '345 days': [{ date_from: '2025-01-10', date_to: '2025-12-20' }, 1000],
} as const;
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
  ['agents by provider', '/api/agent/summary', { group_by: 'agent', pivot: 'provider', show: 'turnover' }],
  ['providers by day', '/api/agent/summary_provider', { group_by: 'provider', pivot: 'day', show: 'hold_pct' }],
  ['players of agents by provider', '/api/agent/summary', { group_by: 'agent', pivot: 'provider', show: 'bet_member' }],
  ['members by provider', '/api/agent/summary', { group_by: 'member', pivot: 'provider', show: 'turnover' }],
];

const secretKey = randomBytes(32);
const database = await openDatabase({ url, poolSize: 4 });
const { db } = database;

/** The server's queries, to be explained afterwards: on a busy machine their cost is the honest figure. */
const asked: RootOperationNode[] = [];
const listener: KyselyPlugin = {
  transformQuery: ({ node }) => {
    asked.push(node);
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Milliseconds that the database itself works for these queries. */
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
    secretKey,
    now,
    log: () => {},
  });
  const {
    rows: [kept],
  } = await sql<{ members: bigint }>`select count(*) as members from member where id >= ${firstMember}`.execute(db);
  let members = Number(kept?.members ?? 0);
  if (members === 0) await database.withSession(addAgents);
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
  const reports = new Map<string, Map<string, number[]>>(questions.map(([what]) => [what, new Map()]));
  for (const rows of steps) {
    const count = rows / perMember;
    if (count > members) {
      const from = members;
      const took = await database.withSession((session) => fillBets(session, from, count));
      members = count;
      console.log(
        `\n${((count - from) * perMember).toLocaleString()} rows written in ${took.rows.toFixed(0)} s, sums of all ${rows.toLocaleString()} in ${took.sums.toFixed(0)} s; ` +
          `with indexes ${took.all.toFixed(0)} s. Sums that are right, made anew: ${took.again.toFixed(0)} s`,
      );
    }
    console.log(
      `\n${rows.toLocaleString()} rows of bets by day, ${count.toLocaleString()} members; least and median of ${runs}, and what the database itself worked, in ms`,
    );
    for (const [what, path, query] of questions) {
      const cells: string[] = [];
      for (const [name, [period, budget]] of Object.entries(spans)) {
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
        const median = medianOf(times);
        const medians = reports.get(what);
        medians?.set(name, [...(medians.get(name) ?? []), median]);
        const figures = [Math.min(...times), median, worked].map((time) => time.toFixed(0).padStart(5)).join('');
        cells.push(`${name}${figures}${median > budget ? ' !' : '  '}`);
      }
      console.log(`  ${what.padEnd(34)} ${cells.join('  ')}`);
    }
  }
  await app.close();
  const budgets = Object.fromEntries(Object.entries(spans).map(([name, [, budget]]) => [name, budget]));
  const table = reportTable(steps, budgets, reports satisfies ReadonlyMap<string, Medians>);
  console.log(`\nMedian of ${runs}, at each size\n\n${table}`);
  if (process.env.BENCH_TABLE) writeTable(process.env.BENCH_TABLE, table);
} finally {
  await database.close();
}
