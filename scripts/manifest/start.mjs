// Starts the generator: one thread, and for `generate` a second one beside it.
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { bundled } from './bundle.mjs';
import { run } from './compiled.cjs';

/**
 * @param {readonly string[]} words @param {string} hash hash of the generator's source
 * @param {Omit<import('../../generator/commands/command.ts').Invocation, 'words' | 'helper'>} invocation
 * @returns {Promise<number>} the exit code
 */
export async function start(words, hash, invocation) {
  // Optimised code pays off later than a run lasts: with V8's own patience, optimising costs a core as much as the work.
  setFlagsFromString('--interrupt-budget=500000');
  const programs = await bundled(hash);
  const worker =
    words[0] === 'generate'
      ? new Worker(new URL('./compiled.cjs', import.meta.url), { workerData: { programs } })
      : undefined;
  const { exports, keep } = run(programs.main);
  const { main, helperIn } = /** @type {typeof import('../../generator/cli.ts')} */ (exports);
  let done = false;
  const settled = () => {
    invocation.settled();
    done = true;
  };
  const code = await main(words, { ...invocation, settled, ...(worker && { helper: helperIn(worker) }) });
  if (!done) return code;
  keep();
  if (worker) {
    worker.ref();
    worker.postMessage({ do: 'keep' });
    await once(worker, 'message');
    worker.unref();
  }
  return code;
}
