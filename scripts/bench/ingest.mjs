// Batches of 10,000 bets sent to the built server on a PostgreSQL, while somebody asks for a list all the time: bets a second,
// and how long the list takes alone and beside them. BENCH_PG_URL names a server on which a database may be made; else one is
// started. BENCH_BATCHES says how many (5). Afterwards every sum is checked. Decides nothing.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { buildServer } from '../lib/build.mjs';
import { root } from '../lib/steps.mjs';
import { demoAccount } from './account.mjs';
import { startBuilt } from './built-server.mjs';
import { withDatabase } from './database.mjs';

const batch = 10_000;
const batches = Number(process.env.BENCH_BATCHES ?? 5);
/** What somebody at the desk asks for. */
const list = '/api/system/withdraw/list?limit=20';
/** Milliseconds between two looks. */
const pause = 100;

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {string} url */
async function ask(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: members } = await client.query(`select username from member where status = 'active' order by id`);
  const { rows: games } = await client.query(`
    select game.game_code as game_code, sub.code as sub_provider_code
    from game join sub_provider sub on sub.id = game.sub_provider_id order by game.id limit 400`);
  await client.end();
  return { members, games };
}

/** The list, again and again. @param {string} url @param {HeadersInit} headers @param {Promise<unknown>} until */
async function watch(url, headers, until) {
  /** @type {number[]} */
  const took = [];
  let over = false;
  const done = until.finally(() => {
    over = true;
  });
  while (!over) {
    const from = performance.now();
    const reply = await fetch(`${url}${list}`, { headers });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`the list answers ${reply.status}`);
    took.push(performance.now() - from);
    await sleep(pause);
  }
  await done;
  return median(took);
}

export async function benchIngest() {
  await buildServer();
  await withDatabase('\nFacts of other programs', async (database) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-ingest-'));
    const built = await startBuilt({ DATA_DIR: folder, DATABASE_URL: database, LOG_LEVEL: 'error' });
    try {
      const { url } = built;
      const json = { 'content-type': 'application/json' };
      const signedIn = await fetch(`${url}/api/auth`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email: demoAccount.username, password: demoAccount.password }),
      });
      const headers = { ...json, authorization: `Bearer ${(await signedIn.json()).access_token}` };
      const { members, games } = await ask(database);
      const bodies = Array.from({ length: batches }, (_, at) =>
        JSON.stringify({
          facts: Array.from({ length: batch }, (_, n) => ({
            reference: `bench-${at}-${n}`,
            username: members[(n * 7 + at) % members.length].username,
            ...games[(n * 13 + at) % games.length],
            settled_at: new Date(Date.now() - (n % 3) * 86_400_000).toISOString(),
            ...{ turnover: '20.00', valid_turnover: '20.00', payout: n % 3 === 0 ? '55.00' : '0.00' },
          })),
        }),
      );
      await watch(url, headers, sleep(2_000));
      const alone = await watch(url, headers, sleep(5_000));
      /** @type {number[]} */
      const speeds = [];
      const beside = await watch(
        url,
        headers,
        (async () => {
          for (const body of bodies) {
            const from = performance.now();
            const reply = await fetch(`${url}/api/ingest/bets`, { method: 'POST', headers, body });
            const { data } = await reply.json();
            if (data?.created !== batch) throw new Error(`${reply.status} ${JSON.stringify(data).slice(0, 300)}`);
            speeds.push((batch / (performance.now() - from)) * 1000);
          }
        })(),
      );
      console.log(`\n${batches} batches of 10,000 bets of ${members.length} members, one after the other`);
      console.log(`  median ${Math.round(median(speeds))} bets a second (${speeds.map(Math.round).join(', ')})`);
      console.log(`  the withdrawal list: median ${Math.round(alone)} ms alone, ${Math.round(beside)} ms beside them`);
    } finally {
      await built.stop();
      const env = { ...process.env, DATABASE_URL: database, DATA_DIR: folder };
      execFileSync('npm', ['run', '-s', 'verify'], { cwd: root, env, stdio: 'inherit' });
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
