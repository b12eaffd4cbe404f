// Keeps the machine busy, for `npm test -- --load`: a test that fails only then depends on how fast the machine is.
// As a program (`node scripts/lib/load.mjs`) one busy process, which ends with its parent.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(import.meta.url);

/** Starts so many busy processes. Returns what ends them. @param {number} count @returns {() => void} */
export function startLoad(count) {
  const busy = Array.from({ length: count }, () => spawn(process.execPath, [file], { stdio: 'ignore' }));
  return () => {
    for (const child of busy) child.kill();
  };
}

/** Computes and pushes everybody else out of the caches, in bursts: an even load slows everything alike and hides races. */
async function work() {
  const starter = process.ppid;
  const memory = randomBytes(32 * 1024 * 1024);
  while (process.ppid === starter) {
    for (const end = performance.now() + Math.random() * 2_000; performance.now() < end; ) memory.reverse();
    await sleep(Math.random() * 300);
  }
}

if (process.argv[1] === file) await work();
