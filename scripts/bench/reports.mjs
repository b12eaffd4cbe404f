// Measures reports over up to ten million rows of facts on a PostgreSQL of its own (BENCH_STEPS, BENCH_RUNS; BENCH_TABLE), or on
// an empty database of another one that BENCH_PG_URL names.
import { spawnSync } from 'node:child_process';
import { findPostgres, startPostgres } from '../lib/postgres.mjs';
import { root } from '../lib/steps.mjs';

// Filling is not measured: fewer changes are logged, and files are written later.
const settings =
  '-c wal_level=minimal -c max_wal_senders=0 -c max_wal_size=16GB -c checkpoint_timeout=30min -c autovacuum=off';

export async function benchReports() {
  const named = process.env.BENCH_PG_URL;
  const bin = named ? undefined : findPostgres();
  if (!named && !bin) {
    console.log('\nReports over millions of rows: skipped, PostgreSQL is not installed');
    return;
  }
  const server = bin ? await startPostgres(bin, settings) : undefined;
  try {
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/reports.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BENCH_PG_URL: named ?? server?.url },
    });
    if (status !== 0) throw new Error('the measurement of reports failed');
  } finally {
    server?.stop();
  }
}
