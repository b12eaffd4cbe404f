// Lists over 1,000,000 rows on PostgreSQL: the default view, each filter and each sort, through the server itself. Members
// are a million everywhere, and whatever refers to them is spread over them; each list has a copy of that database of its own.
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import pg from 'pg';
import type { Endpoint } from '#contract/endpoint.ts';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { entities } from '#generated/api/entities.ts';
import { offeredSorts } from '#generator/emit/list-indexes.ts';
import { understand } from '#generator/main.ts';
import { buildApp } from '#server/app.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connect.ts';
import type { Session } from '#server/db/session.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { root } from '../lib/steps.mjs';
import { demoAccount } from './account.mjs';
import { medianOf, workOf } from './clock.ts';
import { fillTable } from './fill-table.ts';
import { viewsOfList } from './list-views.ts';

const size = Number(process.env.BENCH_ROWS ?? 1_000_000);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const budget = Number(process.env.BENCH_BUDGET ?? 50);
const pattern = new RegExp(process.env.BENCH_LISTS ?? '');
/** On a machine that does other work as well, answers are judged by their cost rather than by their duration. */
const byWork = process.env.BENCH_CLOCK === 'work';
const url = process.env.BENCH_PG_URL;
if (!url) throw new Error('BENCH_PG_URL names the server');
/** Everything else refers to them. */
const widest = 'member';

type Page = Endpoint & { entity: keyof typeof entities };

interface Sample {
  readonly what: string;
  readonly path: string;
  readonly median: number;
  /** Milliseconds of a processor, here and in the database: what is left when other work on the machine is thought away. */
  readonly work: number;
  /** Plans of its queries, while it is one of the slowest. */
  plans?: string;
}

const judged = ({ median, work }: Sample): number => (byWork ? work : median);

interface Query {
  readonly text: string;
  readonly values: readonly string[];
}

const { model } = understand(root);
if (!model) throw new Error('the manifest has mistakes');
/** Sorts that the screens offer: of each list those of the columns that it shows. */
const offered = offeredSorts(model);
const sortsOf = (id: string): readonly string[] => {
  const endpoint = model.endpoints.find((each) => each.id === id);
  return endpoint ? [...offered(endpoint)] : [];
};

const secretKey = randomBytes(32);
const base = new URL(url);
const named = (database: string) => Object.assign(new URL(base), { pathname: `/${database}` }).href;

/** What the server sends to the database, so that the slowest can be explained afterwards. */
const seen: Query[] = [];
const query = pg.Client.prototype.query;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...parts: Parameters<typeof query>) {
    const [config] = parts as unknown[];
    if (typeof config === 'object' && config !== null && 'text' in config && 'values' in config) {
      seen.push(config as unknown as Query);
    }
    return Reflect.apply(query, this, parts);
  },
});

async function within<T>(database: string, work: (session: Session) => Promise<T>): Promise<T> {
  const opened = await openDatabase({ url: named(database), poolSize: 1 });
  try {
    return await opened.withSession(async (session) => {
      await session.script('set statement_timeout = 0');
      return work(session);
    });
  } finally {
    await opened.close();
  }
}

async function prepareBase(): Promise<void> {
  const database = await openDatabase({ url: named('lists_base'), poolSize: 4 });
  await prepareDatabase({
    database,
    demo: 'small',
    server: deployments.default.server,
    secretKey,
    now: new Date(),
    log: () => {},
  });
  await database.withSession(async (session) => {
    await fillTable(session, widest, size);
    // What is kept of each of them.
    await session.script('set statement_timeout = 0; select rebuild_figures(); reset statement_timeout');
  });
  await database.close();
}

/** Tables behind what a list reads: itself, or those of its view. */
async function tablesBehind(session: Session, name: string): Promise<readonly string[]> {
  const { rows } = await session.query(
    "select coalesce(u.table_name, $1) from (select 1) one left join information_schema.view_table_usage u on u.view_name = $1 and u.view_schema = 'public'",
    [name],
  );
  return rows.map(([table]) => table ?? name);
}

async function spanOf(session: Session): Promise<readonly [number, number]> {
  const [row] = (await session.query(`select min(id), max(id) from ${widest}`, [])).rows;
  return [Number(row?.[0]), Number(row?.[1])];
}

async function planOf(session: Session, { text, values }: Query): Promise<string> {
  let best: { readonly lines: readonly string[]; readonly ms: number } | undefined;
  for (let run = 0; run < 3; run++) {
    const { rows } = await session.query(`explain (analyze, buffers, costs off, timing off) ${text}`, values);
    const lines = rows.map(([line]) => line ?? '');
    const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.at(-1) ?? '')?.[1] ?? 0);
    if (!best || ms < best.ms) best = { lines, ms };
  }
  return (best?.lines ?? []).map((line) => `    ${line}`).join('\n');
}

/** Process ids of the connections that the server has open in this database. */
async function connectionsOf({ withSession }: OpenDatabase): Promise<readonly number[]> {
  const { rows } = await withSession((session) =>
    session.query('select pid from pg_stat_activity where datname = current_database()', []),
  );
  return rows.map(([pid]) => Number(pid));
}

/** Measures the lists of one table in the database `name`; `slowest` keeps its plans as long as they are needed. */
async function measure(name: string, pages: readonly Page[], samples: Sample[]): Promise<void> {
  const database = await openDatabase({ url: named(name), poolSize: 4 });
  const now = new Date();
  const app = await buildApp({
    deployment: 'default',
    db: database.db,
    providers: sandboxProviders(database.db, {}, () => now),
    settings: { secretKey, callsPerMinute: 1_000_000 },
  });
  try {
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email: demoAccount.username, password: demoAccount.password },
    });
    const headers = { authorization: `Bearer ${String((signedIn.json() as { access_token?: string }).access_token)}` };
    for (const endpoint of pages) {
      const entity = entities[endpoint.entity];
      const ask = (path: string, summary = 'later') =>
        app.inject({ method: 'GET', url: path, headers: { ...headers, 'x-summary': summary } });
      const reply = (await ask(endpoint.path)).json() as { data?: Record<string, unknown>[] };
      const backends = await connectionsOf(database);
      const own: Sample[] = [];
      for (const { what, query } of viewsOfList(
        { ...endpoint, sortable: sortsOf(endpoint.id) },
        entity,
        reply.data?.[0] ?? {},
      )) {
        const path = `${endpoint.path}?${new URLSearchParams(query)}`;
        const times: number[] = [];
        const works: number[] = [];
        for (let run = 0; run <= runs; run++) {
          const [start, before] = [performance.now(), workOf(backends)];
          const answer = await ask(path);
          // The first time fills the caches.
          if (run > 0) {
            times.push(performance.now() - start);
            works.push(workOf(backends) - before);
          }
          // An answer that the database gave up on is a slow one.
          if (answer.statusCode !== 200 && answer.statusCode !== 503)
            throw new Error(`${path} ${what}: ${answer.payload.slice(0, 200)}`);
          if ((times.at(-1) ?? 0) > 2000) break;
        }
        own.push({ what, path, median: medianOf(times), work: medianOf(works) });
      }
      // What a screen requests afterwards, over the longest span: shown, not judged, since nobody waits for it.
      const longest = own.find(({ what }) => /days$/.test(what)) ?? own[0];
      const begun = workOf(backends);
      await ask(longest?.path ?? endpoint.path, 'alone');
      const sums = workOf(backends) - begun;
      const slow = own.filter((sample) => judged(sample) > budget);
      const worst = own.reduce((a, b) => (judged(b) > judged(a) ? b : a));
      console.log(
        `  ${endpoint.path.padEnd(46)} default ${judged(own[0] ?? worst)
          .toFixed(0)
          .padStart(5)} ms   slowest ${judged(worst)
          .toFixed(0)
          .padStart(
            5,
          )} ms (${worst.what})   ${own.length - slow.length}/${own.length} within the budget   sums ${sums.toFixed(0)} ms of work`,
      );
      for (const { what, median, work } of slow)
        console.log(`      over: ${what} ${median.toFixed(0)} ms, ${work.toFixed(0)} ms of work`);
      samples.push(...own);
      for (const sample of [...samples].sort((a, b) => judged(b) - judged(a)).slice(0, 3)) {
        if (!own.includes(sample)) continue;
        seen.length = 0;
        await ask(sample.path);
        const selects = seen.filter(
          ({ text }) => /^(select|with)/.test(text) && !/session|app_user/.test(text.slice(0, 400)),
        );
        sample.plans = await database.withSession(async (session) => {
          const plans: string[] = [];
          for (const each of selects) plans.push(await planOf(session, each));
          return plans.join('\n\n');
        });
      }
    }
  } finally {
    await app.close();
    await database.close();
  }
}

const admin = base.pathname.slice(1);
const exists = await within(admin, async (session) => {
  const { rows } = await session.query("select 1 from pg_database where datname = 'lists_base'", []);
  if (rows.length === 0) await session.script('create database lists_base');
  return rows.length > 0;
});
if (!exists) await prepareBase();

const floor = await within(admin, async (session) => {
  const times: number[] = [];
  for (let run = 0; run < 50; run++) {
    const start = performance.now();
    await session.query('select 1', []);
    times.push(performance.now() - start);
  }
  return medianOf(times);
});
console.log(
  `\n${size.toLocaleString()} rows a list on PostgreSQL, median of ${runs} (budget ${budget} ms; \`select 1\` takes ${floor.toFixed(2)} ms, load ${loadavg()[0]?.toFixed(1)})`,
);

const pages = endpoints.filter((endpoint): endpoint is Page => {
  const entity = entities[endpoint.entity as keyof typeof entities];
  // What is filtered by time is what grows without end.
  const grows = endpoint.filters?.some(({ field }) => /^date/.test(field.kind)) === true;
  return endpoint.kind === 'page' && entity !== undefined && grows && pattern.test(endpoint.path);
});
const samples: Sample[] = [];
for (const table of new Set(pages.map(({ entity }) => entities[entity].table))) {
  const name = `lists_${table}`;
  const kept = process.env.BENCH_KEEP !== undefined;
  const there = await within(admin, async (session) => {
    const { rows } = await session.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length === 0) await session.script(`create database ${name} template lists_base`);
    return rows.length > 0;
  });
  // Work of helpers is not counted, so that there are none where work is what counts.
  if (byWork)
    await within(admin, (session) => session.script(`alter database ${name} set max_parallel_workers_per_gather = 0`));
  const filled = await within(name, async (session) => {
    const wide = new Map([[widest, await spanOf(session)]]);
    let most = 0;
    for (const each of await tablesBehind(session, table)) {
      const rows = there || each === widest ? size : await fillTable(session, each, size, wide);
      most = Math.max(most, rows);
    }
    return most;
  });
  if (filled < size / 10) console.log(`  ${table}: ${filled} rows, left out`);
  else
    await measure(
      name,
      pages.filter(({ entity }) => entities[entity].table === table),
      samples,
    );
  if (!kept) await within(admin, (session) => session.script(`drop database ${name}`));
}

const sorted = [...samples].sort((a, b) => judged(b) - judged(a));
const over = sorted.filter((sample) => judged(sample) > budget);
console.log(`\n${samples.length - over.length} of ${samples.length} views within ${budget} ms; the slowest:`);
for (const { what, path, median, work } of sorted.slice(0, 15))
  console.log(
    `  ${median.toFixed(0).padStart(6)} ms  ${work.toFixed(0).padStart(5)} ms of work  ${(median / floor).toFixed(0).padStart(5)} × select 1  ${path.split('?')[0]}  ${what}`,
  );
console.log('\nPlans of the slowest three');
for (const { what, path, median, plans = '' } of sorted.slice(0, 3))
  console.log(`\n${path}  (${what}, ${median.toFixed(0)} ms)\n${plans}`);
if (!exists && process.env.BENCH_KEEP === undefined)
  await within(admin, (session) => session.script('drop database lists_base'));
if (over.length > 0) process.exitCode = 1;
