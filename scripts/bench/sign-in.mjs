// Measures whether the response time reveals who has an account (BENCH_ROUNDS, 120).
import { spawnSync } from 'node:child_process';
import { root } from '../lib/steps.mjs';

export function benchSignIn() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/sign-in.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the measurement of sign-ins failed');
}
