// Measures lists of a million rows (BENCH_ROWS, BENCH_RUNS, BENCH_BUDGET; BENCH_LISTS: a pattern of paths) on a PostgreSQL
// of its own, or on the one whose empty database BENCH_PG_URL names. Fails when a list is over its budget.
import { spawnSync } from 'node:child_process';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/steps.mjs';

export async function benchBigLists() {
  const named = process.env.BENCH_PG_URL;
  const bin = named ? undefined : findPostgres();
  if (!named && !bin) {
    console.log('\nLists of a million rows: skipped, PostgreSQL is not installed');
    return;
  }
  const server = bin ? await startPostgres(bin) : undefined;
  try {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/big-lists.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BENCH_PG_URL: named ?? server?.url },
    });
    if (status === 1) process.exitCode = 1;
    else if (status !== 0) throw new Error('the measurement of big lists failed');
  } finally {
    server?.stop();
  }
}
