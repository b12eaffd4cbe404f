// Lists over 1,000,000 rows on PostgreSQL: the default view, each filter and each sort, through the server itself.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import { tables } from '#generated/api/database.ts';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { entities } from '#generated/api/entities.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connect.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { cipherOf } from '#server/generic/cipher.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { demoAccount } from './account.mjs';
import { fillTable } from './fill-table.ts';

const size = Number(process.env.BENCH_ROWS ?? 1_000_000);
const runs = Number(process.env.BENCH_RUNS ?? 7);
const budget = 50;
const url = process.env.BENCH_PG_URL;
if (!url) throw new Error('BENCH_PG_URL names the server');

interface Sample {
  readonly what: string;
  readonly path: string;
  readonly median: number;
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

const medianOf = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Notes what the server sends to the database, so that the slowest can be explained afterwards. */
function listen(): { readonly seen: Query[] } {
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
  return { seen };
}

/** Query strings of one filter: its first choices, a short range, or a search for a beginning that exists. */
function valuesOf(filter: Filter, row: Readonly<Record<string, unknown>>, key: string): Record<string, string> {
  const [first = filter.name, second = ''] = filter.params;
  const value = row[filter.field.name] ?? row[filter.name];
  if (filter.operator === 'between') {
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    if (/date/.test(filter.field.kind))
      return { [first]: day(Math.min(6, (filter.maxDays ?? 7) - 1)), [second]: day(0) };
    return { [first]: '100', [second]: '1000' };
  }
  if (filter.operator === 'search') return { [first]: key.slice(0, 9) };
  if (filter.field.kind === 'boolean') return { [first]: 'true' };
  const option = filter.field.options?.[0]?.value;
  const text = option ?? (Array.isArray(value) ? value[0] : value);
  return text === undefined || text === null ? {} : { [first]: String(text) };
}

const { seen } = listen();
const secretKey = randomBytes(32);
const database = await openDatabase({ url, poolSize: 4 });
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
  const app = await buildApp({
    deployment: 'default',
    db: database.db,
    providers: sandboxProviders(database.db, {}, () => now),
    settings: { secretKey, callsPerMinute: 1_000_000 },
  });
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { email: demoAccount.username, password: demoAccount.password },
  });
  const headers = { authorization: `Bearer ${String((signedIn.json() as { access_token?: string }).access_token)}` };

  const pages = endpoints.filter((endpoint): endpoint is Endpoint & { entity: keyof typeof entities } => {
    const table = entities[endpoint.entity as keyof typeof entities]?.table;
    // What is filtered by time is what grows without end.
    const grows = endpoint.filters?.some(({ field }) => field.kind === 'datetime');
    return endpoint.kind === 'page' && grows === true && table !== undefined && Object.hasOwn(tables, table);
  });
  const filled = new Map<string, number>();
  for (const { entity } of pages) {
    const { table } = entities[entity];
    if (filled.has(table)) continue;
    filled.set(table, await fillTable(database, tables[table as keyof typeof tables], size));
  }
  const large = pages.filter(({ entity }) => (filled.get(entities[entity].table) ?? 0) >= size);
  console.log(`\n${size.toLocaleString()} rows a list on PostgreSQL, median of ${runs} (budget ${budget} ms)`);

  const samples: Sample[] = [];
  for (const endpoint of large) {
    const ask = (query: Readonly<Record<string, string>>) =>
      app.inject({ method: 'GET', url: `${endpoint.path}?${new URLSearchParams(query)}`, headers });
    const reply = (await ask({})).json() as { data?: Record<string, unknown>[]; error?: number };
    const row = reply.data?.[0] ?? {};
    const display = String(row[entities[endpoint.entity].display] ?? '0000');
    const views: [string, Record<string, string>][] = [['default view', {}]];
    for (const filter of endpoint.filters ?? []) views.push([`filter ${filter.name}`, valuesOf(filter, row, display)]);
    for (const field of endpoint.sortable ?? []) {
      views.push([`sort ${field}`, { sort: field }], [`sort -${field}`, { sort: `-${field}` }]);
    }
    const own: Sample[] = [];
    for (const [what, query] of views) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const start = performance.now();
        const answer = await ask(query);
        times.push(performance.now() - start);
        if (answer.statusCode !== 200) throw new Error(`${endpoint.path} ${what}: ${answer.payload.slice(0, 200)}`);
      }
      own.push({ what, path: `${endpoint.path}?${new URLSearchParams(query)}`, median: medianOf(times) });
    }
    const slow = own.filter(({ median }) => median > budget);
    const worst = own.reduce((a, b) => (b.median > a.median ? b : a));
    const [first] = own;
    console.log(
      `  ${endpoint.path.padEnd(46)} default ${(first?.median ?? 0).toFixed(0).padStart(5)} ms   slowest ${worst.median
        .toFixed(0)
        .padStart(5)} ms (${worst.what})   ${own.length - slow.length}/${own.length} within the budget`,
    );
    for (const { what, median } of slow) console.log(`      over: ${what} ${median.toFixed(0)} ms`);
    samples.push(...own);
  }

  console.log('\nPlans of the slowest three');
  for (const { what, path, median } of samples.sort((a, b) => b.median - a.median).slice(0, 3)) {
    console.log(`\n${path}  (${what}, ${median.toFixed(0)} ms)`);
    seen.length = 0;
    await app.inject({ method: 'GET', url: path, headers });
    const selects = seen.filter(({ text }) => /^select/.test(text) && !/session|app_user/.test(text.slice(0, 400)));
    await database.withSession(async (session) => {
      for (const { text, values } of selects) {
        const { rows } = await session.query(`explain (analyze, costs off, timing off) ${text}`, values as string[]);
        console.log(`${rows.map(([line]) => `    ${line}`).join('\n')}\n`);
      }
    });
  }
  await app.close();
} finally {
  await database.close();
}
