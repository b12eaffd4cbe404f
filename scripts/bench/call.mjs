// The server's share of a list call: the built product beside bare Fastify + pg (`bare-server.mjs`) on one PostgreSQL, in
// turns, as most would write it and with kept plans. One caller: milliseconds; 50 callers: calls a second, and what one costs processors. BENCH_PG_URL names a server on
// which a database may be made; else one is started. BENCH_CALLS (400), BENCH_SECONDS (3). Decides nothing.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildServer } from '../lib/build.mjs';
import { demoAccount } from './account.mjs';
import { startBuilt } from './built-server.mjs';
import { withDatabase } from './database.mjs';

const calls = Number(process.env.BENCH_CALLS ?? 400);
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const callers = 50;

const lists = [
  { name: 'members', product: '/api/member/users?limit=20', bare: '/members?limit=20' },
  { name: 'withdrawals', product: '/api/system/withdraw/list?limit=20', bare: '/withdrawals?limit=20' },
];

/** @typedef {'product' | 'bare' | 'kept'} Side */
/** @typedef {Readonly<Record<Side, { url: string, pid: number }>>} Servers */
/** @typedef {(typeof lists)[number]} List */
const sides = /** @type {readonly Side[]} */ (['product', 'bare', 'kept']);
const names = { product: 'product', bare: 'bare', kept: 'bare, plans kept' };

/** Something for each side. @template T @param {() => T} make @returns {Record<Side, T>} */
const eachSide = (make) => ({ product: make(), bare: make(), kept: make() });

/** @param {Servers} servers @param {Side} side @param {List} list */
const addressOf = (servers, side, list) => `${servers[side].url}${side === 'product' ? list.product : list.bare}`;

const agent = new Agent({ keepAlive: true, maxSockets: callers });
let asked = 0;

/**
 * Reads an answer to its end. Each call is of another address: the limit of calls of one person is not measured.
 * @param {string} url @param {string} token @returns {Promise<number>} bytes
 */
const read = (url, token) =>
  new Promise((resolve, reject) => {
    asked += 1;
    const headers = {
      authorization: `Bearer ${token}`,
      'x-summary': 'later',
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    };
    request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece) => {
        bytes += piece.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });

/** What Linux says about a process, from its parent on; nothing of one that is gone. @param {number | string} pid */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Seconds of processors that a process has used. @param {number} pid */
function used(pid) {
  const fields = statOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

/** The same of the children of a process, those that are gone too. @param {number} pid */
function usedByChildren(pid) {
  const fields = statOf(pid);
  const there = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(pid));
  const gone = (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100;
  return there.reduce((sum, child) => sum + used(Number(child)), gone);
}

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** @param {Servers} servers @param {List} list @param {string} token */
async function oneCaller(servers, list, token) {
  const took = eachSide(() => /** @type {number[]} */ ([]));
  for (let at = -calls / 4; at < calls; at += 1) {
    // What has run for a while is measured.
    if (at === 0) for (const values of Object.values(took)) values.length = 0;
    for (const side of at % 2 === 0 ? sides : sides.toReversed()) {
      const from = performance.now();
      await read(addressOf(servers, side, list), token);
      took[side].push(performance.now() - from);
    }
  }
  console.log(`\n  ${list.name}, one caller`);
  for (const side of sides) {
    const [middle, slow] = [0.5, 0.99].map((share) => quantile(took[side], share));
    const times = took.product.map((time, at) => time / (took[side][at] ?? time));
    console.log(
      `    ${names[side].padEnd(16)} ${middle?.toFixed(2)} ms, 99 % ${slow?.toFixed(1)} ms   product / this: ${quantile(times, 0.5).toFixed(2)} (median of ${calls} turns)`,
    );
  }
}

/** Calls of many callers for some time. @param {string} url @param {string} token */
async function crowd(url, token) {
  const from = performance.now();
  const until = from + seconds * 1_000;
  let answered = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await read(url, token);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { answered, rate: (answered * 1_000) / (performance.now() - from) };
}

/** @param {Servers} servers @param {List} list @param {string} token @param {pg.Client} client */
async function manyCallers(servers, list, token, client) {
  const isLinux = process.platform === 'linux';
  const found = eachSide(() => /** @type {number[][]} */ ([]));
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const database = isLinux && !process.env.BENCH_PG_URL ? Number(statOf(rows[0].pid)[1]) : 0;
  for (const side of sides) await crowd(addressOf(servers, side, list), token);
  for (const side of [...sides, ...sides.toReversed()]) {
    const cost = () => (isLinux ? [used(servers[side].pid), database === 0 ? 0 : usedByChildren(database)] : [0, 0]);
    const before = cost();
    const { answered, rate } = await crowd(addressOf(servers, side, list), token);
    const each = cost().map((now, at) => ((now - (before[at] ?? 0)) * 1_000) / answered);
    found[side].push([rate, ...each]);
  }
  console.log(`  ${list.name}, ${callers} callers`);
  const means = (/** @type {Side} */ side) =>
    [0, 1, 2].map((at) => found[side].reduce((sum, values) => sum + (values[at] ?? 0), 0) / found[side].length);
  const [own = 0] = means('product');
  for (const side of sides) {
    const [rate = 0, server = 0, base = 0] = means(side);
    console.log(
      `    ${names[side].padEnd(16)} ${rate.toFixed(0)} calls/s   product / this: ${(own / rate).toFixed(2)}   processor a call: server ${server.toFixed(2)} ms, database ${base.toFixed(2)} ms`,
    );
  }
}

/** @param {string} database */
async function measure(database) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-call-'));
  const product = await startBuilt({
    DATABASE_URL: database,
    DATA_DIR: folder,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
  });
  const bareFile = 'scripts/bench/bare-server.mjs';
  const bare = await startBuilt({ DATABASE_URL: database, NODE_ENV: 'production' }, { file: bareFile });
  const kept = await startBuilt(
    { DATABASE_URL: database, NODE_ENV: 'production', KEEP_PLANS: 'true' },
    { file: bareFile },
  );
  const servers = { product, bare, kept };
  const client = new pg.Client({ connectionString: database });
  try {
    await client.connect();
    await client.query('analyze');
    const signedIn = await fetch(`${product.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: demoAccount.username, password: demoAccount.password }),
    });
    const token = String((await signedIn.json()).access_token);
    console.log(`\nA list call of 20 rows, beside bare Fastify + pg`);
    for (const list of lists) {
      await oneCaller(servers, list, token);
      await manyCallers(servers, list, token, client);
    }
  } finally {
    agent.destroy();
    await client.end();
    for (const { stop } of Object.values(servers)) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function benchCall() {
  await buildServer();
  await withDatabase('call', measure);
}
