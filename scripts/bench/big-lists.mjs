// Starts a PostgreSQL of its own and measures lists of a million rows on it (BENCH_ROWS, BENCH_RUNS).
import { spawnSync } from 'node:child_process';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/steps.mjs';

export async function benchBigLists() {
  const bin = findPostgres();
  if (!bin) {
    console.log('\nLists of a million rows: skipped, PostgreSQL is not installed');
    return;
  }
  const server = await startPostgres(bin);
  try {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/big-lists.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BENCH_PG_URL: server.url },
    });
    if (status !== 0) throw new Error('the measurement of big lists failed');
  } finally {
    server.stop();
  }
}
