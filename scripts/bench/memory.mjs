// Memory and start of the built server on both engines, with the default demo (MEMORY_SIZE=small for the small one): the
// first start, which makes the data, and a second one, which is called and left alone. Decides no test.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer, generate } from '../lib/build.mjs';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/steps.mjs';
import { demoAccount } from './account.mjs';
import { startBuilt } from './built-server.mjs';

/** Megabytes that the process should not exceed when it has been called and left alone. */
const goals = { embedded: 400, postgres: 180 };
const calls = 500;
/** Seconds that pass before an idle process is looked at. */
const idle = Number(process.env.MEMORY_IDLE ?? 30);

const probe = pathToFileURL(fileURLToPath(new URL('memory-probe.mjs', import.meta.url))).href;

/**
 * Megabytes of WebAssembly's memories: writable, with gigabytes behind them that nobody may touch. Linux alone says so.
 * @param {number} pid
 */
function wasmOf(pid) {
  const file = `/proc/${pid}/smaps`;
  if (!existsSync(file)) return undefined;
  const regions = readFileSync(file, 'utf8')
    .split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m)
    .map((text) => {
      const [, from = '0', to = '0', rights = ''] = /^([0-9a-f]+)-([0-9a-f]+) (\S+)/.exec(text) ?? [];
      return { size: Number.parseInt(to, 16) - Number.parseInt(from, 16), rights, text };
    });
  const kilobytes = regions.map(({ rights, text }, at) => {
    const next = regions[at + 1];
    const isMemory = rights === 'rw-p' && next?.rights === '---p' && next.size > 2 ** 30;
    return isMemory ? Number(/^Rss:\s+(\d+)/m.exec(text)?.[1] ?? 0) : 0;
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** @param {string} what @param {Awaited<ReturnType<typeof startBuilt>>} server @returns {Promise<number>} megabytes of the process */
async function look(what, server) {
  const usage = await server.ask();
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 2 ** 20).toFixed(0).padStart(4)} MB`;
  const wasm = wasmOf(server.pid);
  console.log(
    `  ${what.padEnd(28)} ${megabytes(usage.rss)}   heap ${megabytes(usage.heapUsed)} of ${megabytes(usage.heapTotal)}   ` +
      `external ${megabytes(usage.external)}   WebAssembly ${wasm === undefined ? 'unknown' : megabytes(wasm * 2 ** 20)}`,
  );
  return usage.rss / 2 ** 20;
}

/** Signs in and reads list after list. @param {string} url @param {readonly string[]} paths */
async function walk(url, paths) {
  const reply = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccount.username, password: demoAccount.password }),
  });
  const headers = { authorization: `Bearer ${(await reply.json()).access_token}` };
  /** @type {Record<number, number>} */
  const answers = {};
  for (let at = 0; at < calls; at += 1) {
    const answer = await fetch(`${url}${paths[at % paths.length]}?limit=50`, { headers });
    await answer.arrayBuffer();
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    // No person is faster, and the limit of calls is for persons.
    await sleep(20);
  }
  return answers;
}

/** @param {'embedded' | 'postgres'} engine @param {Readonly<Record<string, string>>} settings @param {readonly string[]} paths */
async function measure(engine, settings, paths) {
  const start = async () => {
    const from = performance.now();
    const server = await startBuilt({ DEMO_SIZE: process.env.MEMORY_SIZE ?? 'demo', ...settings }, { probe });
    return { server, seconds: ((performance.now() - from) / 1000).toFixed(1) };
  };
  const first = await start();
  console.log(`\n${engine}: the first start, with the demo, answers after ${first.seconds} s`);
  await sleep(idle * 1000);
  await look(`${idle} s later`, first.server);
  await first.server.stop();
  const { server, seconds } = await start();
  console.log(`${engine}: a further start answers after ${seconds} s`);
  try {
    await sleep(idle * 1000);
    await look(`${idle} s later`, server);
    const answers = await walk(server.url, paths);
    await look(`${calls} calls, ${paths.length} lists`, server);
    await sleep(idle * 1000);
    const rss = await look(`${idle} s after them`, server);
    const counted = Object.entries(answers).map(([status, count]) => `${count} × ${status}`);
    console.log(
      `  ratio to the goal of ${goals[engine]} MB: ${(rss / goals[engine]).toFixed(2)} (${counted.join(', ')})`,
    );
  } finally {
    await server.stop();
  }
}

export async function benchMemory() {
  await generate();
  await buildServer();
  const list = ['--import', 'tsx', 'scripts/bench/list-calls.ts'];
  /** @type {readonly string[]} */
  const paths = JSON.parse(execFileSync(process.execPath, list, { cwd: root, encoding: 'utf8' }));
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  const bin = findPostgres();
  try {
    await measure('embedded', { DATA_DIR: join(folder, 'embedded') }, paths);
    if (!bin) return console.log('postgres: none is installed');
    const postgres = await startPostgres(bin);
    try {
      await measure('postgres', { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url }, paths);
    } finally {
      postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
