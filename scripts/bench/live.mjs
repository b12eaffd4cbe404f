// What changes, told by two servers on one PostgreSQL: how soon it is heard at the other server, and what five hundred idle
// tabs cost. BENCH_PG_URL names a server on which a database may be made; else one is started. Decides nothing.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import pg from 'pg';
import { buildServer } from '../lib/build.mjs';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { demoAccount } from './account.mjs';
import { startBuilt } from './built-server.mjs';

const tabs = 500;
/** Streams of one session: a server takes no more. */
const ofSession = 20;
const changes = 200;
/** Milliseconds for which idle tabs are watched. */
const idle = 30_000;

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** @param {string} url @param {number} at */
async function signIn(url, at) {
  const reply = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.${at >> 8}.${at & 255}` },
    body: JSON.stringify({ email: demoAccount.username, password: demoAccount.password }),
  });
  return { authorization: `Bearer ${(await reply.json()).access_token}` };
}

/** @param {string} url @param {Record<string, string>} headers @param {(name: string, data: string) => void} hear */
async function listen(url, headers, hear) {
  const stop = new AbortController();
  const reply = await fetch(`${url}/api/changes`, { headers, signal: stop.signal });
  if (reply.status !== 200 || !reply.body) throw new Error(`no stream: ${reply.status}`);
  const parser = createParser({ onEvent: ({ event = '', data }) => hear(event, data) });
  const decoder = new TextDecoder();
  const read = async (/** @type {ReadableStream<Uint8Array>} */ body) => {
    for await (const piece of body) parser.feed(decoder.decode(piece, { stream: true }));
  };
  void read(reply.body).catch(() => undefined);
  return () => stop.abort();
}

/** Seconds of a processor that a process has used. @param {number} pid */
const used = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** @param {{ url: string }} second @param {pg.Client} client */
async function measureTelling(second, client) {
  /** @type {((at: number) => void) | undefined} */
  let heard;
  const headers = await signIn(second.url, 1);
  const stop = await listen(second.url, headers, (name, data) => {
    if (name === 'changes' && data.includes('"agent"')) heard?.(performance.now());
  });
  await sleep(1_000);
  const [told, read] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let count = 0; count < changes; count += 1) {
    const next = new Promise((/** @type {(at: number) => void} */ resolve) => {
      heard = resolve;
    });
    const from = performance.now();
    await client.query('update agent set note = $1 where id = 1', [`bench ${count}`]);
    told.push((await next) - from);
    const reply = await fetch(`${second.url}/api/system/agent/list?limit=20`, { headers });
    await reply.arrayBuffer();
    read.push(performance.now() - from);
    await sleep(20);
  }
  stop();
  const line = (/** @type {number[]} */ values) =>
    `median ${quantile(values, 0.5).toFixed(0)} ms, 99 % ${quantile(values, 0.99).toFixed(0)} ms`;
  console.log(
    `  a change at one server, of ${changes}: heard at the other ${line(told)}; and read there again ${line(read)}`,
  );
}

/** @param {{ url: string, pid: number }} server */
async function measureIdle(server) {
  const before = used(server.pid);
  await sleep(idle);
  const alone = used(server.pid) - before;
  const stops = [];
  for (let at = 0; at < tabs / ofSession; at += 1) {
    const headers = await signIn(server.url, 100 + at);
    for (let tab = 0; tab < ofSession; tab += 1) stops.push(await listen(server.url, headers, () => {}));
  }
  await sleep(3_000);
  const from = used(server.pid);
  await sleep(idle);
  const together = used(server.pid) - from;
  for (const stop of stops) stop();
  const percent = (/** @type {number} */ seconds) => `${((100_000 * seconds) / idle).toFixed(1)} %`;
  console.log(`  ${tabs} idle tabs: no call, ${percent(together)} of a core; without tabs ${percent(alone)}`);
}

export async function benchLive() {
  await buildServer();
  const given = process.env.BENCH_PG_URL;
  const bin = findPostgres();
  if (!given && !bin) return console.log('live: needs a PostgreSQL (BENCH_PG_URL, or one that is installed)');
  const postgres = given ? { url: given, stop: () => {} } : await startPostgres(bin ?? '');
  const name = `live_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'bench-live-'));
  const settings = { DATABASE_URL: address.href, DATA_DIR: folder, TRUST_PROXY: 'true' };
  const servers = [];
  const client = new pg.Client({ connectionString: address.href });
  try {
    servers.push(await startBuilt(settings));
    servers.push(await startBuilt(settings));
    const [, second] = servers;
    if (!second) return;
    await client.connect();
    console.log('live: what changes is told');
    await measureTelling(second, client);
    await measureIdle(second);
  } finally {
    await client.end();
    for (const { stop } of servers) await stop();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
