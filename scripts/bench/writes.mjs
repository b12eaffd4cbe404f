// What telling of changes costs those who write (BENCH_ROUNDS, 6). Waits for the disk at each commit, as a real database does.
import { spawnSync } from 'node:child_process';
import { root } from '../lib/steps.mjs';
import { withDatabase } from './database.mjs';

export const benchWrites = () =>
  withDatabase(
    'writes',
    async (url) => {
      const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/writes.ts'], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, DATABASE_URL: url },
      });
      if (status !== 0) throw new Error('the measurement of writes failed');
    },
    '-c fsync=on -c full_page_writes=on',
  );
