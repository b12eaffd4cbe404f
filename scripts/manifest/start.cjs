// Starts the generator: one thread, and for `generate` a second one beside it, unless it stays and remembers.
const { once } = require('node:events');
const { setFlagsFromString } = require('node:v8');
const { Worker } = require('node:worker_threads');
const { watchFolders } = require('../lib/watch-folders.cjs');
const { bundled } = require('./bundle.cjs');
const { run } = require('./compiled.cjs');
const { cache } = require('./paths.cjs');
const { hashGenerator, settle } = require('./settled.cjs');

// Flags that change what V8 compiles make it reject what is kept of it: they are set here and nowhere else.
// On Node 20 (V8 11) optimised code pays off later than a run lasts, and optimising costs a core as much as the work. Later
// versions of V8 wait longer by themselves, and do not know the flag.
const isEager = Number.parseInt(process.versions.v8, 10) < 12;
const late = isEager ? ['--interrupt-budget=500000'] : [];
/** As V8 11 has it by itself: in a process that stays, what is optimised pays off. */
const usual = isEager ? ['--interrupt-budget=67584'] : [];

/**
 * @param {readonly string[]} words
 * @param {Pick<import('../../generator/commands/command.ts').Invocation, 'root' | 'out' | 'err'>} invocation
 * @returns {Promise<number>} the exit code
 */
async function start(words, invocation) {
  for (const flag of late) setFlagsFromString(flag);
  const stays = words.includes('--watch');
  const hash = hashGenerator();
  const programs = await bundled(hash);
  const worker =
    words[0] === 'generate' && !stays
      ? new Worker(require.resolve('./compiled.cjs'), { workerData: { programs } })
      : undefined;
  const { exports, keep } = run(programs.main);
  const { main, helperIn } = /** @type {typeof import('../../generator/cli.ts')} */ (exports);
  // What is kept of the program fits the flags with which it was compiled: it is loaded by now, and nothing is kept at the end.
  if (stays) for (const flag of usual) setFlagsFromString(flag);
  let done = false;
  const code = await main(words, {
    ...invocation,
    kept: { folder: cache, generator: hash, prover: programs.prover },
    watch: watchFolders,
    settled: (manifest, lock, started) => {
      settle(manifest, lock, started);
      done = true;
    },
    ...(worker && { helper: helperIn(worker) }),
  });
  if (!done || stays) return code;
  keep();
  if (worker) {
    worker.ref();
    worker.postMessage({ do: 'keep' });
    await once(worker, 'message');
    worker.unref();
  }
  return code;
}

module.exports = { start };
